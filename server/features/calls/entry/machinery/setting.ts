/** What a sentence answers, and how it was answered: without these nobody knows whether it was told. */
export type Setting = {
  /** The companion's words right before. */
  asked: string
  isMoodAnswer: boolean
  isCareAnswer: boolean
  /** The companion took it for something said of the talk: a correction, a question put to it. */
  isOfTheTalk: boolean
  /** The companion took it for a correction. */
  isRepaired: boolean
  /** The companion had just spoken of the talk. */
  isAfterTalk: boolean
  /** The companion said goodbye after it, or nothing was said after it. */
  isLeaving: boolean
  /** The lemmas told before it. */
  told: ReadonlySet<string>
  isFirst: boolean
  /** Right after a question to the companion. */
  isAfterAsking: boolean
  /** The person's first name. */
  name: string
}
