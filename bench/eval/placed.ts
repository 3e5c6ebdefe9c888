import { journals } from '#server/testing/data/sets.ts'
import type { Placed } from './area-model.ts'

const ours: Record<string, string> = { god: 'faith', school: 'learning' }

/** The journals whose writers named exactly one topic, by the area we call it. */
export function placedJournals(): Placed[] | null {
  return (
    journals()
      ?.filter(({ topics }) => topics.length === 1)
      .map(({ text, topics: [topic = ''] }) => ({ text, area: ours[topic] ?? topic })) ?? null
  )
}
