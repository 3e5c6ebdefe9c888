import type { NewEntry } from '#contract/journal.ts'

const key = (userId: number) => `draft-entry:${userId}`

/** What was typed and not yet saved, so that a closed tab loses nothing. */
export function readDraft(userId: number): NewEntry {
  const { title, content } = parsed(localStorage.getItem(key(userId)))
  return { title: typeof title === 'string' ? title : '', content: typeof content === 'string' ? content : '' }
}

export function keepDraft(userId: number, { title = '', content = '' }: Partial<NewEntry>) {
  if (title || content) localStorage.setItem(key(userId), JSON.stringify({ title, content }))
  else dropDraft(userId)
}

export function dropDraft(userId: number) {
  localStorage.removeItem(key(userId))
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    return JSON.parse(text ?? '{}') ?? {}
  } catch {
    return {} // a draft of an older shape is worth less than a form that opens
  }
}
