import type { CallReason } from '#contract/calls.ts'
import type { Delay } from './understanding/delay.ts'
import type { Voice } from './voice.ts'

/** Why a talk ended. */
export type EndReason = Extract<
  CallReason,
  'said-goodbye' | 'hung-up' | 'time-up' | 'silence' | 'machine' | 'wrong-person' | 'not-now' | 'no-more-calls'
>

/**
 * What the companion is doing with a turn. `ask-who` is all it says over a telephone until somebody agrees to be the
 * person; `ask-when` asks when to ring again; `listen` answers without asking, because the person wants only to be
 * heard; `filler` only tells that an answer is coming; `return` comes back after the line dropped.
 */
export type Intent = {
  does:
    | ('identify' | 'greet' | 'ask' | 'listen' | 'filler' | 'reprompt' | 'ask-mood' | 'ask-when')
    | ('care' | 'answer' | 'offer-close' | 'farewell' | 'resume')
  /** The id of a built-in question, so that none is asked twice. */
  question?: string
  /** How worried these words are (safety/rules.ts). From 3 on only the person ends the call. */
  concern?: 2 | 3 | 4
  /** Why the call ends with this farewell; left out where it was simply talked to its end. */
  ends?: EndReason
}

/** One finished turn, as it is stored. `at` is milliseconds since the call was answered. */
export type Turn =
  | { speaker: 'companion'; words: string; intent: Intent; at: number }
  | { speaker: 'person'; words: string; by: 'voice' | 'keys'; at: number }

/** What happened on the line. Every event carries the time, so that the rules need no clock. */
export type Event =
  | { is: 'connected'; at: number }
  | { is: 'heard'; words: string; final: boolean; at: number }
  | { is: 'key'; digit: string; at: number }
  | { is: 'interrupted'; afterSaying: string; at: number }
  | { is: 'speaking'; who: 'companion' | 'person'; on: boolean; at: number }
  | { is: 'woken'; at: number }
  /** The carrier takes whoever answered for a machine. */
  | { is: 'machine'; at: number }
  /** What a model made of the turn it was asked to word; null: the built-in words stand. */
  | ({ is: 'worded'; request: number; at: number } & Worded)
  | { is: 'hung-up'; at: number }

/** `isWorried`: the model thinks that the person may be in danger. */
export type Worded = { words: string | null; isWorried: boolean }

/**
 * What the socket has to carry out, in this order. `save`, `amend`, `stop-calling` and `snooze` are durable before the
 * next effect begins; `position` is the place of the turn in the call, from 0. What `isKept` is said to its end, whatever
 * is said next. `wake` replaces the alarm set before it. A later `snooze` replaces an earlier one. `suspect-machine` says
 * what was heard; with the carrier's word it is enough. Nothing waits for `word`: what it comes to is told in an event of
 * its own, unless it was stopped before.
 */
export type Effect =
  | { do: 'save'; turn: Turn; position: number }
  | { do: 'amend'; turn: Turn; position: number }
  | { do: 'say'; words: string; isKept?: true }
  | { do: 'stop-saying' }
  | { do: 'word'; request: number; words: string; intent: Intent }
  | { do: 'stop-wording' }
  | { do: 'wake'; at: number }
  | { do: 'stop-calling' }
  | { do: 'snooze'; until: Delay }
  | { do: 'suspect-machine' }
  | { do: 'hang-up'; reason: EndReason }

/** What is known before the first word. */
export type Opening = {
  /** The person's first name. */
  name: string
  companion: string
  voice: Voice
  /** IANA; tells which help line is theirs. */
  timeZone: string
  maxCallMs: number
  /** Ids of questions asked in the last two days. */
  recentQuestions: readonly string[]
  /** What may be come back to, from an earlier day, in place of the usual first question. */
  followUp?: { id: string; words: string } | null
  /** Hour of the person's own day, 0–23. */
  hour: number
  /** Minute of that hour, so that "at half past nine" can be understood. */
  minute?: number
  /** Over a telephone anybody may pick up; in their own page the person is signed in. */
  isTelephone?: boolean
  /** On this phone what was sent is said to its end, unless the person cuts in. */
  cannotTakeBack?: boolean
  /** In the last call they talked in they may have been in danger. */
  wasInDanger?: boolean
  /** A language model may be asked to word what is decided here. */
  hasModel?: boolean
  /** Typed in a chat, not spoken on a call: nothing is said about the telephone. */
  isTyped?: boolean
  /** Tells calls of the same day apart, so that the same words are not heard each time; the call's id. */
  seed: number
}
