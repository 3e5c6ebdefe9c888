import { begin, next } from '#server/dialogue/engine.ts'
import type { Conversation } from '#server/dialogue/state.ts'
import { pendingTimers } from '#server/dialogue/timers.ts'
import { isPlaying } from '#server/dialogue/turn-taking/speech-activity.ts'
import type { Effect, EndReason, Event, LeadPart, Opening } from '#server/dialogue/turns.ts'

type Asked = Extract<Effect, { do: 'lead' }>

/**
 * A call held by hand, in virtual time: nobody is hurried, and what would happen in a silence happens when it is passed.
 * Where a model may lead, `asked` tells what it is asked, and `led` takes what it says.
 */
export function talk(opening: Opening) {
  let call: Conversation = begin(opening)
  let now = 0
  let ended: EndReason | null = null
  let asked: Asked | null = null

  function happens(event: Event): string[] {
    const [after, effects] = next(call, event)
    call = after
    return effects.flatMap((effect) => {
      if (effect.do === 'hang-up') ended = effect.reason
      if (effect.do === 'lead') asked = effect
      return effect.do === 'say' ? [effect.words] : []
    })
  }

  /** Everything the companion says is heard to its end. */
  function heard(): void {
    if (!isPlaying(call.line, now)) return
    happens({ is: 'speaking', who: 'companion', on: true, at: now })
    now = call.line.voice?.endsAt ?? now
    happens({ is: 'speaking', who: 'companion', on: false, at: now })
  }

  /** Waits until something is said of itself, or the call is over. */
  function waits(untilMs: number): string[] {
    const said: string[] = []
    while (ended === null && asked === null && said.length === 0) {
      const [first] = pendingTimers(call).toSorted((one, other) => one.at - other.at)
      if (!first || first.at > untilMs) break
      now = Math.max(now, first.at)
      said.push(...happens({ is: 'woken', at: now }))
    }
    return said
  }

  return {
    asked: () => asked,
    /** What a model says to what it was asked. */
    led: (parts: readonly LeadPart[]) => {
      const request = asked?.request ?? 0
      asked = null
      const said = parts.flatMap((part) => happens({ is: 'led', request, part, at: now }))
      heard()
      return said
    },
    turns: () => call.turns,
    ended: () => ended,
    connects: () => {
      const said = happens({ is: 'connected', at: now })
      heard()
      return said
    },
    /** One utterance; half a sentence is waited for as in life, and answered. */
    says: (words: string) => {
      now += 1_000 + words.split(/\s+/).length * 350
      const said = happens({ is: 'heard', words, final: true, at: now })
      if (said.length === 0) said.push(...waits(now + 12_000))
      if (asked !== null) return said
      heard()
      if (call.turns.findLast((turn) => turn.speaker === 'companion')?.intent.does === 'farewell') waits(now + 6_000)
      return said
    },
    /** Nothing is said until the companion breaks the silence. */
    isSilent: () => {
      const said = waits(now + 600_000)
      heard()
      return said
    },
    hangsUp: () => happens({ is: 'hung-up', at: now }),
  }
}
