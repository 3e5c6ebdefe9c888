/** Ids within an area to the words of the question; the full id is `area.key`. */
export type Questions = Readonly<Record<string, string>>

/** A part of life to begin from. Which list may be used depends on the hour and on how far the talk has come. */
export type Area = {
  name: string
  anytime?: Questions
  /** Before noon: last night, the day ahead. */
  morning?: Questions
  /** From noon on: the day so far. */
  later?: Questions
  /** Not for the first minute. */
  deep?: Questions
}

export type Question = { id: string; words: string }

export function questionsOf(area: string, questions: Questions = {}): Question[] {
  return Object.entries(questions).map(([key, words]) => ({ id: `${area}.${key}`, words }))
}
