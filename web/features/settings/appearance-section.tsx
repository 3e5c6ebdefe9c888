import { useState } from 'react'
import { chooseTheme, currentTheme, type Theme, themes } from '#web/lib/theme.ts'
import { ChoiceBar } from '#web/ui/choice-bar.tsx'
import { Section } from './section.tsx'

const labels: Record<Theme, string> = { system: 'System', light: 'Light', dark: 'Dark' }

export function AppearanceSection() {
  const [theme, setTheme] = useState(currentTheme)
  return (
    <Section id="appearance" title="Appearance" note="Kept in this browser, and changed at once.">
      <ChoiceBar
        label="Theme"
        choices={themes.map((value) => ({ value, label: labels[value] }))}
        value={theme}
        onChange={(chosen) => {
          chooseTheme(chosen)
          setTheme(chosen)
        }}
      />
    </Section>
  )
}
