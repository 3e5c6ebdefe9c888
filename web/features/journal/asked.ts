import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { z } from 'zod'
import { EntrySort, MoodBand, Sentiment } from '#contract/journal.ts'

/** The address may have been typed: what is not understood is as if it were not there. */
const Words = z
  .union([z.string(), z.number(), z.boolean()])
  .transform((words) => String(words))
  .catch('')
const isTrue = z.literal(true).optional().catch(undefined)

const Asked = z.object({
  view: z.enum(['list', 'calendar']).catch('list'),
  q: Words,
  tag: Words,
  mood: MoodBand.optional().catch(undefined),
  sentiment: Sentiment.optional().catch(undefined),
  sort: EntrySort.catch('newest'),
  /** The chosen day of the calendar. */
  day: z.iso.date().optional().catch(undefined),
  /** With an empty page above the list. */
  write: isTrue,
  /** One entry alone, and whether it is being changed. */
  entry: z.int().positive().optional().catch(undefined),
  edit: isTrue,
})
export type Asked = z.output<typeof Asked>
export type Filter = Pick<Asked, 'q' | 'tag' | 'mood' | 'sentiment' | 'sort'>

const usual: Partial<Asked> = { view: 'list', q: '', tag: '', sort: 'newest' }
export const noFilter: Filter = { q: '', tag: '', mood: undefined, sentiment: undefined, sort: 'newest' }

export const filterIn = ({ q, tag, mood, sentiment, sort }: Asked): Filter => ({ q, tag, mood, sentiment, sort })

/** Whether anything is left out of the list; an order leaves nothing out. */
export const isFiltered = ({ q, tag, mood, sentiment }: Filter) => Boolean(q || tag || mood || sentiment)

export function asked(search: unknown): Asked {
  return Asked.parse(search)
}

/** What the address asks of the journal, and how to ask for something else: `replace` leaves no step to go back to. */
export function useAsked() {
  const search = useSearch({ strict: false })
  const navigate = useNavigate()
  const now = useMemo(() => asked(search), [search])
  const ask = (change: Partial<Asked>, { replace = false } = {}) => {
    const next = Object.entries({ ...now, ...change }).filter(([name, value]) => value !== usual[name as keyof Asked])
    return navigate({ to: '/journal-entries', search: Object.fromEntries(next), replace, resetScroll: false })
  }
  return { asked: now, ask }
}
