import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

type Tab = { value: string; label: string; content: ReactNode }
type TabsProps = { label: string; tabs: readonly Tab[]; value: string; onChange: (value: string) => void }

/** Parts of one screen, one at a time; only the chosen one is in the page. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  return (
    <Radix.Root value={value} onValueChange={onChange}>
      <Radix.List aria-label={label} className="flex gap-x-6 overflow-x-auto border-b border-line">
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="min-h-11 shrink-0 border-b-2 border-transparent px-0.5 text-small text-soft -outline-offset-2 hover:text-ink data-[state=active]:border-accent data-[state=active]:font-semibold data-[state=active]:text-ink"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="pt-6">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
