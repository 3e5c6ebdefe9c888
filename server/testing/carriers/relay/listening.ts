import type { Call } from '../calls/call.ts'
import type { Exchange } from '../exchange.ts'
import type { RelaySettings } from '../markup/twiml.ts'
import type { Talk } from './talk.ts'

type Doors = {
  send(frame: object): void /** Once it is not, nobody hears what is sent. */
  isUp(): boolean
  talk: Talk
}

/** What the carrier makes of the person's side: speech becomes prompts, keys become digits, both may interrupt. */
export function createListening(exchange: Exchange, call: Call, settings: RelaySettings, { send, isUp, talk }: Doors) {
  const { relay } = exchange.vendor
  const isPartial = relay.alwaysPartial || settings.partials
  const lang = [...settings.languages][0] ?? 'en-US'
  let isHeard = true

  const isToldOf = (input: 'speech' | 'dtmf') =>
    settings.reportsOverSpeech === 'any' || settings.reportsOverSpeech === input

  /** Over the voice: cuts it short where it may be cut short, and is lost where it may not. */
  function reaches(input: 'speech' | 'dtmf'): boolean {
    if (!talk.isSpeaking()) return true
    if (!talk.yieldsTo(input)) return isToldOf(input)
    talk.isInterrupted()
    return true
  }

  return {
    /** The first sound of what somebody says. */
    beginsToHear() {
      isHeard = reaches('speech')
      talk.tells('clientSpeaking', 'on')
    },
    hearsPartly(words: string) {
      if (isHeard && isPartial) send({ type: 'prompt', voicePrompt: words, lang, last: false })
    },
    /** They have been silent for long enough: this is what they said. */
    hasHeard(words: string) {
      talk.tells('clientSpeaking', 'off')
      if (!isHeard || !words) return
      talk.isAsked()
      if (isUp()) call.prompts.push({ words, at: exchange.now() })
      send({ type: 'prompt', voicePrompt: words, lang, last: true })
    },
    presses(digit: string) {
      if (settings.dtmf && reaches('dtmf')) send({ type: 'dtmf', digit })
    },
  }
}
