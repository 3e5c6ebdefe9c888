import { begin, next, resume } from '../engine.ts'
import type { Conversation } from '../state.ts'
import type { Effect, Event, Opening, Turn } from '../turns.ts'
import { anOpening } from './caller.ts'

/** A call one event at a time; each answers with what it led to. Nothing is played, unless the test says so. */
export function aCall(more: Partial<Opening> = {}) {
  return driving(begin(anOpening(more)))
}

export function aCallResumed(turns: readonly Turn[], at: number, more: Partial<Opening> = {}) {
  return driving(resume(anOpening(more), turns, at))
}

function driving(first: Conversation) {
  let call = first
  const happens = (event: Event): Effect[] => {
    const [after, effects] = next(call, event)
    call = after
    return effects
  }
  const wakes = (effects: Effect[]) => effects.flatMap((effect) => (effect.do === 'wake' ? [effect.at] : []))
  return {
    happens,
    turns: () => call.turns,
    last: () => call.turns.at(-1),
    alarm: () => call.alarm ?? Number.POSITIVE_INFINITY,
    connects: (at = 0) => happens({ is: 'connected', at }),
    /** The companion's words reach the person and end. */
    plays: (from: number, until: number) => [
      ...happens({ is: 'speaking', who: 'companion', on: true, at: from }),
      ...happens({ is: 'speaking', who: 'companion', on: false, at: until }),
    ],
    says: (words: string, at: number) => happens({ is: 'heard', words, final: true, at }),
    mutters: (words: string, at: number) => happens({ is: 'heard', words, final: false, at }),
    presses: (digit: string, at: number) => happens({ is: 'key', digit, at }),
    cutsIn: (afterSaying: string, at: number) => happens({ is: 'interrupted', afterSaying, at }),
    wakes: (at: number) => happens({ is: 'woken', at }),
    wakesIn: wakes,
  }
}

export const saidIn = (effects: readonly Effect[]) =>
  effects.flatMap((effect) => (effect.do === 'say' ? [effect.words] : [])).join(' ')
export const doneIn = (effects: readonly Effect[]) => effects.map((effect) => effect.do)
export const intentsIn = (effects: readonly Effect[]) =>
  effects.flatMap((effect) =>
    effect.do === 'save' && effect.turn.speaker === 'companion' ? [effect.turn.intent.does] : [],
  )
