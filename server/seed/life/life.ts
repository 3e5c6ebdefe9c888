/**
 * A life is told backwards, in days before the seeding, and names no season: it is true whenever it is sown.
 * `{day +3}` becomes the name of the weekday three days after the entry.
 */
export type Written = {
  daysAgo: number
  /** On the clock of the person's zone; in the evening when left out. */
  time?: string
  title: string
  content: string
  /** Where the person put a number on it. */
  mood?: number
  tags?: readonly string[]
  isArtifact?: boolean
  isForFriends?: boolean
}

/** One side of an exchange: the companion greets, asks, asks for the mood, says goodbye; "me" is the person. */
export type Said = readonly ['greet' | 'ask' | 'ask-mood' | 'farewell' | 'me', string]

export type Talked = {
  daysAgo: number
  /** From answering to hanging up. */
  seconds: number
  said: readonly Said[]
  tags?: readonly string[]
  isArtifact?: boolean
}

export type Missed = { daysAgo: number; status: 'no-answer' | 'voicemail' | 'busy' | 'failed' }
