import type { Questions } from '../questions/question.ts'

/** Something people talk about: how it is recognised, and what a friend would ask next. */
export type Topic = {
  name: string
  hint: RegExp
  /** When several are touched, the heavier one is followed. */
  weight: number
  any?: Questions
  good?: Questions
  hard?: Questions
}
