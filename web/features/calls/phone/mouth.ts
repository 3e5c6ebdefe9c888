/** Says one sentence aloud, or lets the time pass in which it is read. Returns what stops it. */
export type Mouth = {
  say: (words: string, on: { reached: (character: number) => void; done: () => void }) => () => void
  /** True where nothing can be heard: then the words are only read. */
  isSilent: () => boolean
  /** To be called in the very click that answers: Safari speaks only after it has spoken once because of a gesture. */
  open: () => void
}

const msPerWordRead = 230
const msPerWordSpoken = 400
/** A voice that has not begun by then will not. */
const patienceMs = 2500

export const silentMouth: Mouth = {
  isSilent: () => true,
  open: () => undefined,
  say(words, { done }) {
    const timer = setTimeout(done, 400 + wordCount(words) * msPerWordRead)
    return () => clearTimeout(timer)
  },
}

/** The browser's own voice. Where it has none, or stays mute, the words are read instead. */
export function browserMouth(synthesis: SpeechSynthesis | undefined = globalThis.speechSynthesis): Mouth {
  if (!synthesis) return silentMouth
  let isMute = false
  // Asked for early as well, because Chromium loads its voices only when they are first asked for.
  const isSilent = () => isMute || synthesis.getVoices().length === 0
  isSilent()
  return {
    isSilent,
    open() {
      isMute = false
      synthesis.speak(new SpeechSynthesisUtterance(''))
    },
    say(words, on) {
      if (isSilent()) return silentMouth.say(words, on)
      let isDone = false
      const finish = () => {
        if (isDone) return
        isDone = true
        clearTimeout(timer)
        on.done()
      }
      const utterance = new SpeechSynthesisUtterance(words)
      utterance.lang = 'en-US'
      utterance.rate = 0.96
      utterance.onboundary = ({ charIndex }) => on.reached(charIndex)
      utterance.onend = finish
      utterance.onerror = finish
      let timer = setTimeout(() => {
        isMute = true
        synthesis.cancel()
        finish()
      }, patienceMs)
      utterance.onstart = () => {
        clearTimeout(timer)
        // Chromium sometimes forgets to say that an utterance ended.
        timer = setTimeout(finish, 4000 + 2 * wordCount(words) * msPerWordSpoken)
      }
      synthesis.speak(utterance)
      return () => {
        isDone = true
        clearTimeout(timer)
        synthesis.cancel()
      }
    },
  }
}

/** Where in the sentence a voice is after so long, when it does not tell. */
export function characterAfter(words: string, elapsedMs: number): number {
  const spoken = Math.floor(elapsedMs / msPerWordSpoken)
  const place = [...words.matchAll(/\S+\s*/g)][spoken]
  return place ? place.index : words.length
}

function wordCount(words: string): number {
  return words.trim().split(/\s+/).length
}
