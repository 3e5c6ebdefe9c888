import { setTimeout as pause } from 'node:timers/promises'
import { calls } from '#server/testing/caller.ts'
import { eventually } from '#server/testing/eventually.ts'
import type { Person, SentEntry } from '#server/testing/person.ts'

export type Played = { said: readonly string[]; answeredAfterMs: number[]; entries: SentEntry[] }

type Pace = { turnEveryMs: number; startWithinMs: number }

/** One caller from ringing to the entry: says each sentence, a turn each `turnEveryMs`, and hangs up. */
export async function play(
  person: Person,
  said: readonly string[],
  { turnEveryMs, startWithinMs }: Pace,
): Promise<Played> {
  await pause(Math.random() * startWithinMs)
  const caller = await calls(person)
  await caller.listens()
  const answeredAfterMs: number[] = []
  for (const words of said) {
    const next = pause(turnEveryMs)
    answeredAfterMs.push(await caller.says(words))
    await next
  }
  await caller.hangsUp()
  const entries = await eventually(
    'the entry',
    async () => {
      const list = await person.get<SentEntry[]>('~/journal-entries')
      return list.length > 0 && list
    },
    120_000,
  )
  return { said, answeredAfterMs, entries }
}

/** What a call must never do: lose a sentence, or become anything but one entry. Empty when all is well. */
export function faults(played: readonly Played[]): string[] {
  return played.flatMap(({ said, entries }) => {
    const transcription = entries[0]?.transcription ?? ''
    const lost = said.filter((words) => !transcription.includes(words)).map(() => 'a sentence is missing')
    return entries.length === 1 ? lost : [`${entries.length} entries`, ...lost]
  })
}
