import type { RequestFailed } from '#web/lib/failures.ts'
import type { PhoneEvent } from './call-state.ts'
import { createCompanionVoice } from './companion-voice.ts'
import { isEcho } from './echo.ts'
import { createHearing, type HearingEvents } from './hearing.ts'
import { openLine } from './line.ts'
import type { Mouth } from './mouth.ts'

/** What can be seen of the voices; none of it changes the call. */
export type Senses = {
  speaking: 'companion' | 'person' | null
  /** What is being recognised and may still change. */
  partly: string
  canHear: boolean
  /** Counts the words, so that something can move with them. */
  beat: number
}

type HandsetParts = {
  server: Parameters<typeof openLine>[0]
  mouth: Mouth
  tell: (event: PhoneEvent) => void
  sense: (change: (senses: Senses) => Senses) => void
  refused: (failure: RequestFailed) => void
  /** The call is over, whichever side ended it. */
  over: () => void
}

const echoLastsMs = 1500

export type Handset = ReturnType<typeof takeHandset>

/** One call in the browser: the line, the companion's voice, and the person's own, spoken or typed. */
export function takeHandset({ server, mouth, tell, sense, refused, over }: HandsetParts) {
  let wasOpen = false
  let lastSaid = { words: '', until: 0 }
  let isPersonSpeaking = false
  let isOver = false

  const line = openLine(server, {
    opened: () => {
      if (!wasOpen) hearing.start()
      wasOpen = true
      tell({ type: 'line', line: 'open' })
    },
    lost: () => tell({ type: 'line', line: 'lost' }),
    frame: (frame) => {
      if (frame.type === 'end') return voice.onceQuiet(finish)
      if (voice.hear(frame.token, frame.last, frame.preemptible))
        tell({ type: 'companion-speaks', token: frame.token, last: frame.last })
    },
    closed: () => voice.onceQuiet(finish),
    refused: (failure) => {
      quiet()
      if (wasOpen) tell({ type: 'was-over' })
      else refused(failure)
      over()
    },
  })

  const voice = createCompanionVoice(mouth, {
    started: () => {
      line.mention({ type: 'info', name: 'agentSpeaking', value: 'on' })
      sense((senses) => ({ ...senses, speaking: 'companion' }))
    },
    word: beat,
    played: (words) => {
      lastSaid = { words, until: Date.now() + echoLastsMs }
      line.mention({ type: 'info', name: 'tokensPlayed', value: words })
    },
    stopped: () => {
      line.mention({ type: 'info', name: 'agentSpeaking', value: 'off' })
      sense((senses) => ({ ...senses, speaking: null }))
    },
  })

  const ears: HearingEvents = {
    partly(words) {
      if (!words || isOwnEcho(words)) return
      setPersonSpeaking(true)
      if (words.includes(' ')) breakIn()
      line.mention({ type: 'prompt', voicePrompt: words, lang: navigator.language, last: false })
      sense((senses) => ({ ...senses, partly: words, speaking: 'person', beat: senses.beat + 1 }))
    },
    heard(words) {
      if (!isOwnEcho(words)) say(words)
    },
    unavailable: () => sense((senses) => ({ ...senses, canHear: false })),
  }
  const hearing = createHearing(ears)

  function say(words: string) {
    breakIn()
    line.deliver({ type: 'prompt', voicePrompt: words, lang: navigator.language, last: true })
    setPersonSpeaking(false)
    voice.expectReply()
    sense((senses) => ({ ...senses, partly: '', speaking: null }))
    tell({ type: 'person-speaks', words })
  }

  function breakIn() {
    if (voice.isSilent()) return voice.skip()
    const heardUntil = voice.interrupt()
    if (heardUntil === null) return
    line.mention({ type: 'interrupt', utteranceUntilInterrupt: heardUntil })
    tell({ type: 'interrupts' })
  }

  function setPersonSpeaking(isOn: boolean) {
    if (isPersonSpeaking === isOn) return
    isPersonSpeaking = isOn
    line.mention({ type: 'info', name: 'clientSpeaking', value: isOn ? 'on' : 'off' })
  }

  function isOwnEcho(words: string): boolean {
    const inTheAir = voice.saying() || (Date.now() < lastSaid.until ? lastSaid.words : '')
    return inTheAir !== '' && !voice.isSilent() && isEcho(words, inTheAir)
  }

  function beat() {
    sense((senses) => ({ ...senses, beat: senses.beat + 1 }))
  }

  function quiet() {
    isOver = true
    hearing.stop()
    voice.stop()
  }

  function finish() {
    if (isOver) return
    quiet()
    line.close()
    tell({ type: 'ends' })
    over()
  }

  return {
    say,
    press: (digit: string) => line.deliver({ type: 'dtmf', digit }),
    /** Whoever types is not silent, and must not be asked whether they are still there. */
    typing: setPersonSpeaking,
    setMuted: (isMuted: boolean) => (isMuted ? hearing.stop() : hearing.start()),
    hangUp: finish,
  }
}
