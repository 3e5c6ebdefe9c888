/** What a person may want of the talk itself, rather than tell. */
export type IntentId =
  | ('goodbye' | 'leave' | 'called-away' | 'done' | 'stop')
  | ('no-more-calls' | 'not-now' | 'call-back' | 'wrong-person')
  | ('correction' | 'repeat')
  | ('are-you-real' | 'who-are-you' | 'how-are-you' | 'about-you' | 'recording' | 'what-you-know' | 'what-i-said')
  | ('advice' | 'opinion' | 'something-nice' | 'look-up' | 'time-left' | 'anyone-there')
  | ('just-listen' | 'stop-echoing' | 'ask-me' | 'skip' | 'insult' | 'thanks' | 'hello')

/**
 * One intent and the phrases it is heard by. `whole`: the clause is that and nothing else, softeners and the time of day
 * apart; `start`, `end`: the clause begins or ends with it; `part`: it stands anywhere in the clause. `unless`: words that, in the same
 * clause, make it something told.
 */
export type IntentRow = {
  id: IntentId
  where: 'whole' | 'start' | 'end' | 'part'
  any: readonly string[]
  unless?: readonly string[]
  /** The clause must be a question, by its mark or by its first word. */
  isAsked?: true
}

/** Phrases of a text, apart by commas. */
export const phrases = (text: string): readonly string[] =>
  text
    .split(',')
    .map((phrase) => phrase.trim().replace(/\s+/g, ' '))
    .filter(Boolean)
