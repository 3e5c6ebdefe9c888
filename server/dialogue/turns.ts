import type { CallReason } from '#contract/calls.ts'
import type { Delay as AskedDelay } from '#server/language/time/delays.ts'
import type { Opinion } from '#server/risk/second-opinion/opinion.ts'
import type { Voice } from './voice.ts'

/** What a call can be put off by. */
export type Delay = Exclude<AskedDelay, 'too-far'>

/** Why a talk ended. */
export type EndReason = Extract<
  CallReason,
  'said-goodbye' | 'hung-up' | 'time-up' | 'silence' | 'machine' | 'wrong-person' | 'not-now' | 'no-more-calls'
>

/**
 * What the companion is doing with a turn. `identify` is all it says over a telephone until somebody agrees to be the
 * person; `ask-when` asks when to ring again; `reflect` takes up what was told and asks nothing; `listen` does not even
 * that, because the person wants only to be heard; `repair` is sorry for what it got wrong; `filler` only tells that an
 * answer is coming; `resume` comes back after the line dropped.
 */
export type Intent = {
  does:
    | ('identify' | 'greet' | 'ask' | 'reflect' | 'listen' | 'repair' | 'filler' | 'reprompt' | 'ask-mood' | 'ask-when')
    | ('care' | 'answer' | 'offer-close' | 'farewell' | 'resume')
  /** The rule of the policy that decided it. */
  rule?: string
  /** The id of a built-in question, so that none is asked twice. */
  question?: string
  /** What of the person's was named back. */
  names?: string
  /** The kind of thing that it took what was told for. */
  kind?: string
  /** What had been misunderstood, and is left alone from here on. */
  bars?: readonly string[]
  /** How worried these words are (risk/assess.ts). */
  concern?: 2 | 3 | 4
  /** The concern rests on plain words of the person. */
  isExplicit?: true
  /** What a second opinion changed of our reading of what is answered. */
  secondOpinion?: 'raised' | 'lowered'
  /** These words say where help is. */
  namesHelp?: true
  /** Why the call ends with this farewell; left out where it was simply talked to its end. */
  ends?: EndReason
  /** The words are a model's. */
  led?: Led
}

/** What is kept of a turn that a model led, beside its words. */
export type Led = {
  /** The model's name. */
  by: string
  move: Move
  /** Of its question, so that it is not asked again. */
  lemmas: readonly string[]
  /** The entries that stood on its card. */
  entryIds: readonly number[]
  /** The version of the check that let it through. */
  checked: number
}

/** What a model may do with a turn. */
export type Move = 'reflect' | 'ask' | 'listen' | 'answer' | 'repair' | 'offer-close'

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
  /** Part of what a model says in answer to `request`, as it comes. */
  | { is: 'led'; request: number; part: LeadPart; at: number }
  /** What a model makes of the words that `request` asked about. */
  | { is: 'second-opinion'; request: number; opinion: Opinion; at: number }
  | { is: 'hung-up'; at: number }

/**
 * What comes of a model, in this order: how it means its words, the words sentence by sentence as they passed the check,
 * and that it is done. Nothing comes after `failed`: what was said before it stands.
 */
export type LeadPart =
  | { kind: 'head'; move: Move; isWorried: boolean; mood: number | null }
  | { kind: 'sentence'; words: string; led: Led }
  | { kind: 'end' }
  | { kind: 'failed' }

/**
 * What the socket has to carry out, in this order. `save`, `amend`, `stop-calling` and `snooze` are durable before the
 * next effect begins; `position` is the place of the turn in the call, from 0. What `isKept` is said to its end, whatever
 * is said next; what `continues` goes on with the turn before it. `wake` replaces the alarm set before it. A later `snooze` replaces an earlier one. `suspect-machine` says
 * what was heard; with the carrier's word it is enough. Nothing waits for `lead`: what a model makes of the turn is told in
 * events of its own, unless it was stopped before; where it `opens`, what a model wrote for it while it rang. Nor does
 * anything wait for `ask-opinion`, whose answer is one event.
 */
export type Effect =
  | { do: 'save'; turn: Turn; position: number }
  | { do: 'amend'; turn: Turn; position: number }
  | { do: 'say'; words: string; isKept?: true; continues?: true }
  | { do: 'stop-saying' }
  | { do: 'lead'; request: number; moves: readonly Move[]; fallback: string; leftMs: number; opens?: true }
  | { do: 'stop-leading' }
  | { do: 'ask-opinion'; request: number; words: string }
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
  /** Where help is for them, as it is said: one sentence with the line, and the number for an emergency. */
  help: { line: string; emergency: string }
  maxCallMs: number
  /** Ids of questions asked in the last two days. */
  recentQuestions: readonly string[]
  /** What may be come back to, from an earlier day, in place of the usual first question. */
  followUp?: { id: string; words: string } | null
  /** What they like to be asked about: "your garden"; and what is not to be brought up. */
  wishes?: readonly string[]
  forbidden?: readonly string[]
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
  /** A language model may lead the talk. */
  hasModel?: boolean
  /** A language model may be asked whether the person is in danger. */
  hasSecondOpinion?: boolean
  /** How the talk opens may have been written by a model while it rang. */
  mayBePrepared?: boolean
  /** Typed in a chat, not spoken on a call: nothing is said about the telephone. */
  isTyped?: boolean
  /** Tells calls of the same day apart, so that the same words are not heard each time; the call's id. */
  seed: number
}
