import { setTimeout as pause } from 'node:timers/promises'
import { breaksOff, isThinking, mayGoOn } from '#server/dialogue/turn-taking/end-of-turn.ts'
import { calls } from '#server/testing/caller.ts'
import { eventually } from '#server/testing/eventually.ts'
import type { Person, SentEntry } from '#server/testing/person.ts'

/** `waitedFor` counts the turns that broke off, for whose rest the companion waits: they are not among the times. */
export type Talk = { person: Person; said: readonly string[]; answeredAfterMs: number[]; waitedFor: number }
export type Told = Talk & { entries: SentEntry[] }

const isUnfinished = (words: string) => breaksOff(words) || mayGoOn(words) || isThinking(words)

type Pace = { turnEveryMs: number; startWithinMs: number; settleMs: number }

/**
 * Callers from ringing to the goodbye. All are on the line before anyone speaks; from then on each says a sentence
 * every `turnEveryMs`, beginning at a moment of their own.
 */
export async function talkAtOnce(
  people: readonly Person[],
  told: readonly (readonly string[])[],
  { turnEveryMs, startWithinMs, settleMs }: Pace,
): Promise<Talk[]> {
  const lines = await Promise.all(
    people.map(async (person) => {
      await pause(Math.random() * startWithinMs)
      const caller = await calls(person)
      await caller.listens()
      return { person, caller }
    }),
  )
  return Promise.all(
    lines.map(async ({ person, caller }, n) => {
      const said = told[n] ?? []
      const answeredAfterMs: number[] = []
      await pause(settleMs + Math.random() * turnEveryMs)
      for (const words of said) {
        const next = pause(turnEveryMs)
        const tookMs = await caller.says(words)
        if (!isUnfinished(words)) answeredAfterMs.push(tookMs)
        await next
      }
      await caller.hangsUp()
      return { person, said, answeredAfterMs, waitedFor: said.length - answeredAfterMs.length }
    }),
  )
}

/** What a talk became, once all are over: nobody asks for their entry while others still speak. */
export async function entriesOf(spoken: Talk): Promise<Told> {
  const ask = async () => {
    const entries = await spoken.person.get<SentEntry[]>('~/journal-entries')
    return entries.length > 0 && { ...spoken, entries }
  }
  return eventually('the entry', ask, { withinMs: 120_000, everyMs: 1_000 })
}

/** What a call must never do: lose a sentence, or become anything but one entry. Empty when all is well. */
export function faults(told: readonly Told[]): string[] {
  return told.flatMap(({ said, entries }) => {
    const transcription = entries[0]?.transcription ?? ''
    const lost = said.filter((words) => !transcription.includes(words)).map(() => 'a sentence is missing')
    return entries.length === 1 ? lost : [`${entries.length} entries`, ...lost]
  })
}
