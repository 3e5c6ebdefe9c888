import { assess } from '#server/risk/assess.ts'

/** How worried somebody's words make us, and whether they fear for another. */
export const dangerIn = (words: string) => assess(words)

/** Whether an entry may be brought up unasked, and shown to a model: not where it asks for help. */
export function isCalm(entry: { title: string; content: string }): boolean {
  const calm = known.get(entry) ?? isCalmText(`${entry.title}.\n${entry.content}`)
  known.set(entry, calm)
  return calm
}

function isCalmText(text: string): boolean {
  const { level, concernsAnother } = dangerIn(text)
  return level < 2 && !concernsAnother
}

/** An answer looks at the same entries more than once. */
const known = new WeakMap<object, boolean>()
