type Heard = { transcript: string }
type Result = { readonly isFinal: boolean; readonly [index: number]: Heard | undefined }
type ResultEvent = { resultIndex: number; results: ArrayLike<Result> }

/** The part of the Web Speech API that we use; no browser ships it under one name, and TypeScript under none. */
type Recognition = {
  continuous: boolean
  interimResults: boolean
  lang: string
  onresult: ((event: ResultEvent) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  start: () => void
  abort: () => void
}
type RecognitionMaker = new () => Recognition

export type HearingEvents = {
  partly: (words: string) => void
  heard: (words: string) => void
  /** This browser cannot listen, or may not. */
  unavailable: () => void
}

export type Hearing = { start: () => void; stop: () => void }

const restartMs = 300
const mostFailures = 2
const final = ['not-allowed', 'service-not-allowed', 'audio-capture', 'language-not-supported']

/** Listens until it is stopped: browsers end recognition after a while, so it begins again each time. */
export function createHearing(on: HearingEvents): Hearing {
  const Maker = recognitionOf(globalThis)
  let recognition: Recognition | null = null
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function begin(Available: RecognitionMaker) {
    recognition = new Available()
    recognition.continuous = true
    recognition.interimResults = true
    recognition.lang = navigator.language
    recognition.onresult = ({ resultIndex, results }) => {
      failures = 0
      let partial = ''
      for (const result of Array.from(results).slice(resultIndex)) {
        const words = result[0]?.transcript.trim() ?? ''
        if (result.isFinal && words) on.heard(words)
        else partial += ` ${words}`
      }
      on.partly(partial.trim())
    }
    recognition.onerror = ({ error }) => {
      if (error === 'no-speech' || error === 'aborted') return
      // 'network' is what Chromium says where it cannot reach its vendor, as on a machine without internet.
      failures += final.includes(error) ? mostFailures : 1
    }
    recognition.onend = () => {
      if (failures >= mostFailures) return giveUp()
      timer = setTimeout(() => begin(Available), restartMs)
    }
    recognition.start()
  }

  function giveUp() {
    stop()
    on.unavailable()
  }

  function stop() {
    clearTimeout(timer)
    if (recognition) recognition.onend = recognition.onresult = recognition.onerror = null
    recognition?.abort()
    recognition = null
  }

  return {
    start() {
      if (!Maker) return on.unavailable()
      if (!recognition) begin(Maker)
    },
    stop,
  }
}

function recognitionOf(window: object): RecognitionMaker | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = window as {
    SpeechRecognition?: RecognitionMaker
    webkitSpeechRecognition?: RecognitionMaker
  }
  return SpeechRecognition ?? webkitSpeechRecognition
}
