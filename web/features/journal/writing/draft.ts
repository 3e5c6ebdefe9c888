import { z } from 'zod'
import { Visibility } from '#contract/journal.ts'
import type { EntryFields } from './entry-fields.tsx'

const key = (userId: number) => `draft-entry:${userId}`
const changeKey = (userId: number, entryId: number) => `${key(userId)}:${entryId}`

/** A draft of an older shape is worth less than a form that opens, but what it has is taken. */
const Draft = z.object({
  title: z.string().catch(''),
  content: z.string().catch(''),
  speakingAsPartId: z.int().nullable().catch(null),
  visibility: Visibility.catch('private'),
})
const DraftOfChange = z.object({
  typed: Draft.extend({ moodScore: z.number().nullable() }),
  base: Draft.extend({ moodScore: z.number().nullable(), version: z.int() }),
})
export type DraftOfChange = z.output<typeof DraftOfChange>

/** What was typed and not yet saved, so that a closed tab loses nothing. */
export function readDraft(userId: number): EntryFields {
  return Draft.parse(parsed(localStorage.getItem(key(userId))) ?? {})
}

export function keepDraft(userId: number, typed: Partial<EntryFields>) {
  if (typed.title || typed.content) localStorage.setItem(key(userId), JSON.stringify(Draft.parse(typed)))
  else dropDraft(userId)
}

export function dropDraft(userId: number) {
  localStorage.removeItem(key(userId))
}

/** A change that was begun, with the text it was begun on: only so is it known what was touched. */
export function readDraftOfChange(userId: number, entryId: number): DraftOfChange | null {
  return DraftOfChange.safeParse(parsed(localStorage.getItem(changeKey(userId, entryId)))).data ?? null
}

/** As JSON, which tells whether it is another one; null drops it. */
export function keepDraftOfChange(userId: number, entryId: number, draft: string | null) {
  if (draft) localStorage.setItem(changeKey(userId, entryId), draft)
  else localStorage.removeItem(changeKey(userId, entryId))
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
