import { characterAfter, type Mouth } from './mouth.ts'

type VoiceEvents = {
  started: () => void
  /** A word began; for what moves with the voice. */
  word: () => void
  /** A sentence was heard to its end. */
  played: (words: string) => void
  /** All that was to be said has been said, or was cut off. */
  stopped: () => void
}

const sentence = /^\s*[\s\S]*?[.!?…]["”’)]*(?=\s)/
/** Tokens that were on their way when the person began to speak. */
const stragglersMs = 500

/** Speaks the tokens of a turn sentence by sentence as they come, and knows how far it was heard. */
export function createCompanionVoice(mouth: Mouth, on: VoiceEvents) {
  let buffer = ''
  let queue: string[] = []
  let heard = ''
  let current: { words: string; since: number; reached: number | null; stop: () => void } | null = null
  let isSpeaking = false
  let deafUntil = 0
  let whenQuiet: (() => void) | null = null
  let isTurnWhole = true
  let mayBeReplaced = false

  function pump() {
    if (current) return
    const words = queue.shift()
    if (words === undefined) return rest()
    if (!isSpeaking) {
      isSpeaking = true
      on.started()
    }
    const saying = { words, since: Date.now(), reached: null as number | null, stop: () => undefined as unknown }
    current = saying
    saying.stop = mouth.say(words, {
      reached: (character) => {
        saying.reached = character
        on.word()
      },
      done: () => {
        current = null
        heard += words
        on.played(words)
        pump()
      },
    })
  }

  function rest() {
    if (isSpeaking && buffer === '') {
      isSpeaking = false
      heard = ''
      on.stopped()
    }
    if (!isSpeaking) whenQuiet?.()
  }

  function silence() {
    current?.stop()
    current = null
    queue = []
    buffer = ''
    rest()
  }

  return {
    /** Takes a token of the companion's turn; false where it comes too late to be heard. */
    hear(token: string, last: boolean, preemptible = false): boolean {
      if (Date.now() < deafUntil) {
        if (last) deafUntil = 0
        return false
      }
      if (isTurnWhole && mayBeReplaced && isSpeaking) silence()
      isTurnWhole = last
      mayBeReplaced = preemptible
      buffer += token
      for (let match = sentence.exec(buffer); match; match = sentence.exec(buffer)) {
        queue.push(match[0])
        buffer = buffer.slice(match[0].length)
      }
      if (last) {
        if (buffer.trim()) queue.push(buffer)
        buffer = ''
      }
      pump()
      return true
    },
    /** The person begins: cuts it off and tells the words that were heard; null where nothing was being said. */
    interrupt(): string | null {
      if (!isSpeaking) return null
      const reached = current ? (current.reached ?? characterAfter(current.words, Date.now() - current.since)) : 0
      const words = (heard + (current?.words.slice(0, reached) ?? '')).trim()
      deafUntil = Date.now() + stragglersMs
      silence()
      return words
    },
    /** The person has spoken: what comes now is the answer, and no straggler. */
    expectReply() {
      deafUntil = 0
    },
    /** Where nothing sounds the person has already read it all: no need to wait. */
    skip() {
      const unread = [...(current ? [current.words] : []), ...queue].join('')
      if (unread) on.played(unread)
      silence()
    },
    isSilent: mouth.isSilent,
    /** What is in the air right now. */
    saying: () => heard + (current?.words ?? ''),
    onceQuiet(then: () => void) {
      whenQuiet = then
      if (!isSpeaking) then()
    },
    stop: silence,
  }
}
