import type { Call } from '../calls/call.ts'
import type { Exchange } from '../exchange.ts'
import { interruptionOf, type RelaySettings } from '../markup/twiml.ts'
import { type AppFrame, readFrame } from './frames.ts'
import { createVoice, type Utterance } from './voice.ts'

export type Talk = ReturnType<typeof createTalk>
type Doors = { send(frame: object): void; ends(handoffData: string | null): void; isTooMuch(): void }

const mostMalformed = 10
/** A short filler may still be on its way out when the answer begins; more than that talks over itself. */
const mostWordsWaiting = 5
/** A turn that is still being worded is closed by then. */
const longestTurnMs = 5_000

/** What the product says on a line: every frame checked, and spoken at the pace of a voice. */
export function createTalk(exchange: Exchange, call: Call, settings: RelaySettings, { send, ends, isTooMuch }: Doors) {
  const { vendor, clock } = exchange
  let malformed = 0
  let hasEnded = false
  let askedAt: number | null = null
  const voice = createVoice(
    clock,
    {
      word(word, utterance) {
        if (utterance !== current) call.heard.push('')
        current = utterance
        call.heard[call.heard.length - 1] += word
        call.moments.changed()
      },
      began: () => tells('agentSpeaking', 'on'),
      stopped() {
        tells('agentSpeaking', 'off')
        call.moments.changed()
      },
      played: (text) => tells('tokensPlayed', text),
    },
    vendor.relay,
  )
  let current: Utterance | null = null

  const subscription = {
    agentSpeaking: 'speaker-events',
    clientSpeaking: 'speaker-events',
    tokensPlayed: 'tokens-played',
  }
  function tells(name: keyof typeof subscription, value: string) {
    if (!vendor.relay.hasEvents || !settings.events.has(subscription[name])) return
    send({ type: 'info', name, value, ts: exchange.now().getTime() })
  }

  function hears(data: string) {
    const read = readFrame(data, vendor.name)
    if (hasEnded) return exchange.complain('after-end', `a frame after end: ${data}`, call)
    if ('error' in read) return refuses(read.error, data)
    malformed = 0
    follows(read.frame)
  }

  function refuses(description: string, data: string) {
    exchange.complain('frame', `${description}: ${data}`, call)
    send({ type: 'error', description })
    malformed += 1
    if (malformed >= mostMalformed) isTooMuch()
  }

  function follows(frame: AppFrame) {
    switch (frame.type) {
      case 'text':
        return speaks(frame)
      case 'end':
        hasEnded = true
        checkFarewell()
        return ends(frame.handoffData ?? null)
      case 'language': {
        const unknown = [frame.ttsLanguage, frame.transcriptionLanguage].find(
          (code) => code && !settings.languages.has(code),
        )
        if (unknown) refuses(`Invalid message: language ${unknown} was not declared`, JSON.stringify(frame))
        return
      }
      case 'config':
        if (frame.dtmfDetection !== undefined) settings.dtmf = frame.dtmfDetection
        if (frame.interruptible !== undefined) settings.interruptible = interruptionOf(frame.interruptible)
        if (typeof frame.speechTimeout === 'number') settings.speechTimeoutMs = frame.speechTimeout
        return
      case 'play':
        return speaks({ token: `♪ ${frame.source} `, last: true, interruptible: frame.interruptible })
    }
  }

  function speaks(frame: { token: string; last?: boolean; interruptible?: string | boolean; preemptible?: boolean }) {
    const interruptible =
      frame.interruptible === undefined ? settings.interruptible : interruptionOf(frame.interruptible)
    const preemptible = frame.preemptible ?? settings.preemptible
    if (frame.token.trim() && askedAt !== null) {
      call.firstTokenMs.push(performance.now() - askedAt)
      askedAt = null
    }
    const begun = voice.says(frame.token, { by: 'app', isLast: frame.last ?? false, interruptible, preemptible })
    if (!begun || !frame.token.trim()) return
    voice.makesWayFor(begun)
    const waiting = voice.unspoken(begun).trim()
    if (waiting.split(/\s+/).length > mostWordsWaiting) {
      exchange.complain('overlap', `“${frame.token}” begins while “${waiting}” is still to be spoken`, call)
    }
  }

  function checkFarewell() {
    const left = voice.unspoken().trim()
    if (left && !call.answeredBy?.startsWith('machine')) exchange.complain('cut-off', `nobody heard “${left}”`, call)
    checkFinished(0)
  }

  function checkFinished(afterMs: number) {
    const held = voice.heldBack(afterMs).trim()
    if (held) exchange.complain('unfinished', `without last: true, nobody hears “${held}”`, call)
  }

  return {
    hears,
    tells,
    greets() {
      if (!settings.greeting) return
      const interruptible = settings.greetingInterruptible
      voice.says(settings.greeting, { by: 'greeting', isLast: true, interruptible, preemptible: false })
    },
    isQuiet: voice.isSilent,
    isSpeaking: () => !voice.isSilent(),
    /** All of what is being spoken, though only its beginning may have been heard. */
    saying: () => voice.current()?.text ?? '',
    /** The person has said something that is to be answered. */
    isAsked() {
      askedAt = performance.now()
      checkFinished(longestTurnMs)
    },
    /** Whether it may be cut short by such input; and whether such input is told of when it may not. */
    yieldsTo(input: 'speech' | 'dtmf') {
      const yields = voice.current()?.interruptible ?? 'any'
      return yields === 'any' || yields === input
    },
    isInterrupted() {
      const heard = voice.isInterrupted()
      if (!heard) return
      send({
        type: 'interrupt',
        utteranceUntilInterrupt: heard.utterance,
        durationUntilInterruptMs: vendor.relay.duration(heard.ms),
      })
    },
    isOver: voice.isOver,
  }
}
