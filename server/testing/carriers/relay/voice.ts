import type { Clock } from '../clock.ts'
import type { Interruption } from '../markup/twiml.ts'

/** About 150 words a minute, as a synthetic voice speaks. */
export const wordMs = 400

export type Utterance = {
  by: 'greeting' | 'app'
  text: string
  /** How much of the text has been spoken, in characters. */
  spoken: number
  isClosed: boolean
  interruptible: Interruption
  preemptible: boolean
  beganAt: number | null
  /** On the real clock: how long the product has left it open. */
  openedAt: number
}

export type VoiceEvents = {
  word(word: string, utterance: Utterance): void
  began(): void
  stopped(): void
  /** A sentence has been heard. */
  played(text: string): void
}

/**
 * A voice that takes as long as a real one: the words of each talk cycle follow one another on the clock, so that at any
 * moment it is known what was heard and what is still to be spoken. `waitsForLast`: says nothing of a cycle until it is
 * closed, as Telnyx does.
 */
export function createVoice(clock: Clock, events: VoiceEvents, { waitsForLast }: { waitsForLast: boolean }) {
  const cycles: Utterance[] = []
  const over = new AbortController()
  let isSpeaking = false
  let unreported = ''
  let dueAt = 0
  let wake = () => {}

  async function speak() {
    while (!over.signal.aborted) {
      const [cycle] = cycles
      const word = cycle && nextWord(cycle)
      if (cycle && word) await sayWord(cycle, word)
      else if (cycle?.isClosed) finish(cycle)
      else
        await new Promise<void>((resolve) => {
          wake = resolve
        })
    }
  }

  function nextWord(cycle: Utterance): string | undefined {
    if (waitsForLast && !cycle.isClosed) return
    const rest = cycle.text.slice(cycle.spoken)
    return (cycle.isClosed ? /^\s*\S+\s*/ : /^\s*\S+\s+/).exec(rest)?.[0]
  }

  async function sayWord(cycle: Utterance, word: string) {
    if (!isSpeaking) {
      isSpeaking = true
      dueAt = clock.now()
      events.began()
    }
    cycle.beganAt ??= clock.now()
    dueAt = Math.max(dueAt + wordMs, clock.now() - wordMs)
    await clock.sleep(dueAt - clock.now(), over.signal)
    // Taken back while it was being spoken: it was not heard.
    if (cycles[0] !== cycle || over.signal.aborted) return
    cycle.spoken += word.length
    unreported += word
    events.word(word, cycle)
    if (/[.!?…]["”')]*\s*$/.test(word)) report()
  }

  function finish(cycle: Utterance) {
    cycles.splice(cycles.indexOf(cycle), 1)
    report()
    if (cycles.length === 0) stop()
  }

  function report() {
    if (unreported) events.played(unreported)
    unreported = ''
  }

  function stop() {
    if (!isSpeaking) return
    isSpeaking = false
    events.stopped()
  }

  const speaking = speak()

  return {
    /** More of the cycle that is open, or the beginning of a new one, which is returned then. */
    says(
      token: string,
      { isLast, ...manner }: { isLast: boolean } & Pick<Utterance, 'by' | 'interruptible' | 'preemptible'>,
    ) {
      let cycle = cycles.at(-1)
      const isNew = !cycle || cycle.isClosed
      if (!cycle || isNew) {
        cycle = { ...manner, text: '', spoken: 0, isClosed: false, beganAt: null, openedAt: performance.now() }
        cycles.push(cycle)
      }
      cycle.text += token
      cycle.isClosed = isLast
      wake()
      return isNew ? cycle : null
    },
    /** What is still to be spoken before `cycle`, or at all. */
    unspoken: (before?: Utterance) =>
      cycles
        .slice(0, before ? cycles.indexOf(before) : undefined)
        .filter((cycle) => cycle.by === 'app' || before)
        .map((cycle) => cycle.text.slice(cycle.spoken))
        .join(''),
    /** Forgets what is unspoken before `cycle` and may be dropped for newer words. */
    makesWayFor(cycle: Utterance) {
      for (const earlier of cycles.slice(0, cycles.indexOf(cycle))) {
        if (earlier.preemptible) cycles.splice(cycles.indexOf(earlier), 1)
      }
    },
    current: () => cycles[0] ?? null,
    isSilent: () =>
      !isSpeaking && cycles.every((cycle) => cycle.text.trim() === '' || (waitsForLast && !cycle.isClosed)),
    /** Words that wait for a `last`, and have for that long. */
    heldBack: (forMs: number) =>
      cycles
        .filter((cycle) => waitsForLast && !cycle.isClosed && performance.now() - cycle.openedAt >= forMs)
        .map((cycle) => cycle.text)
        .join(''),
    /** Falls silent at once; what was heard of the current cycle, and for how long. Null when it was silent already. */
    isInterrupted() {
      const [cycle] = cycles
      if (!cycle || !isSpeaking) return null
      const heard = {
        utterance: cycle.text.slice(0, cycle.spoken).trimEnd(),
        ms: clock.now() - (cycle.beganAt ?? clock.now()),
      }
      cycles.splice(0)
      report()
      stop()
      wake()
      return heard
    },
    async isOver() {
      over.abort()
      wake()
      await speaking
    },
  }
}
