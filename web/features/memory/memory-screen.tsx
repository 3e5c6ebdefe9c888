import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Memory } from '#contract/memory.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Page } from '#web/ui/page.tsx'
import { RowPlaceholders } from '#web/ui/row-placeholders.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { useMemoryOf, useSwitchMemory } from './api.ts'
import { AskedLately } from './asked-lately.tsx'
import { Forbidden } from './forbidden.tsx'
import { PersonRow } from './person-row.tsx'
import { ThreadRow } from './thread-row.tsx'

export function MemoryScreen() {
  const memory = useMemoryOf()
  return (
    <Page title="What Your Companion Remembers" note="From the entries of the last three weeks, and nothing else">
      <div className="max-w-[46rem] space-y-10">
        {memory.isPending && <RowPlaceholders what="what is remembered" />}
        {memory.isLoadingError && <LoadFailed what="what is remembered" retry={memory.refetch} />}
        {memory.data && <Remembered memory={memory.data} />}
      </div>
    </Page>
  )
}

function Remembered({ memory }: { memory: Memory }) {
  const change = useSwitchMemory()
  const { isOn, people, threads } = memory
  const isEmpty = people.length === 0 && threads.length === 0
  return (
    <>
      <Switch
        label="Bring it up on calls"
        hint="A call may begin with something you told, like “How did Thursday’s surgery go?”. Never with anything from a crisis."
        checked={change.isPending ? (change.variables ?? isOn) : isOn}
        onChange={(checked) => change.mutate(checked)}
      />
      {isEmpty && (
        <EmptyState
          title="Nothing is remembered yet"
          step={
            <Button asChild>
              <Link to="/journal-entries">Journal Entries</Link>
            </Button>
          }
        >
          When you speak of people, of things to come or of what you mean to do, they stand here with the words they
          came from. Deleting an entry deletes them too.
        </EmptyState>
      )}
      {threads.length > 0 && (
        <Part title="What is still open">
          {threads.map((thread) => (
            <ThreadRow key={`${thread.entryId} ${thread.quote}`} thread={thread} />
          ))}
        </Part>
      )}
      {people.length > 0 && (
        <Part title="People">
          {people.map((person) => (
            <PersonRow key={person.called} person={person} />
          ))}
        </Part>
      )}
      <AskedLately asked={memory.asked} />
      <Forbidden notes={memory.notes} />
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="text-title">{title}</h2>
      <ul className="mt-2 divide-y divide-line">{children}</ul>
    </section>
  )
}
