import { concernsAnother, safetyLevel } from '#server/features/safety/rules.ts'

/** How worried somebody's words make us: 0 not at all, 2 enough to ask, 3 in danger, 4 at once. */
export const dangerIn = (words: string): 0 | 1 | 2 | 3 | 4 => safetyLevel(words)

export const isAboutAnother = (words: string): boolean => concernsAnother(words)

/** Whether an entry may be brought up unasked, and shown to a model: not where it asks for help. */
export function isCalm(entry: { title: string; content: string }): boolean {
  const text = `${entry.title}.\n${entry.content}`
  const calm = known.get(entry) ?? (dangerIn(text) < 2 && !isAboutAnother(text))
  known.set(entry, calm)
  return calm
}

/** Reading for danger takes a while, and an answer looks at the same entries more than once. */
const known = new WeakMap<object, boolean>()
