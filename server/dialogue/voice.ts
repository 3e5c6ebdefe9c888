import { plainVoice } from './phrases/en/plain-voice.ts'
import type { Questions } from './phrases/en/questions/question.ts'
import type { Conversation } from './state.ts'

type Words = readonly string[]

/**
 * How a companion sounds where no model speaks: what differs from one to the next. Everything else, care for someone
 * in danger before all, is the same in every voice.
 */
export type Voice = {
  /** Begins the ids of its own questions. */
  name: string
  /** `{name}` is the person's, `{companion}` its own. Each says that an AI is speaking. */
  greetings: { morning: Words; afternoon: Words; evening: Words; night: Words }
  /** First questions of its own, asked before those that all share; each `later` one fits from noon on. */
  openings: { morning: Questions; later: Questions }
  /** The tone given back, where two signs agree on it; each at most once a call. */
  signs: { glad: Words; hard: Words }
  /** While words are looked for: nothing but that somebody listens, fit after the saddest story. */
  fillers: Words
  /** That somebody listens, and nothing else. */
  listening: Words
  /** Into the first silence. */
  reprompts: Words
  farewells: { light: Words; night: Words; gentle: Words }
}

/** The voice to speak in now: once someone may be in danger, none is put on any more. */
export function voiceOf({ turns, opening }: Conversation): Voice {
  const isConcerned = turns.some((turn) => turn.speaker === 'companion' && (turn.intent.concern ?? 0) >= 2)
  return isConcerned ? plainVoice : opening.voice
}
