import { type Call, isOver, isStill } from '../calls/call.ts'
import type { Exchange } from '../exchange.ts'
import { type Manner, type Spoken, speak } from './speaking.ts'

export type Phone = ReturnType<typeof createPhone>
export type AnsweredBy =
  | 'human'
  | 'machine_start'
  | 'machine_end_beep'
  | 'machine_end_silence'
  | 'machine_end_other'
  | 'fax'
  | 'unknown'
export type PickUp = { as: AnsweredBy; detectedAfterMs: number }
type Doors = { picksUp(how: PickUp): void; declines(): void; hangsUp(): void }

/** The phone of whoever is called: what they do with it, in their own time. It fails when they wait in vain. */
export function createPhone(exchange: Exchange, call: Call, doors: Doors) {
  const { clock } = exchange
  let understood = 0
  const everything = () => call.heard.join('\n')
  const recent = () => everything().slice(understood)

  async function until(isSo: () => boolean, what: string) {
    const soFar = () => `${what}; heard since: “${recent()}”`
    await call.moments.until(() => isSo() || isOver(call), soFar, exchange.patienceMs)
    if (!isSo()) throw new Error(`the call ended before ${soFar()}`)
  }

  const isConnected = () => call.line?.isReady() ?? false
  const itIsQuiet = () => until(() => isConnected() && call.line?.isQuiet() === true, 'a moment to speak in')

  return {
    number: call.to,
    call,
    /** What was heard, an utterance each. */
    heard: call.heard,
    async answers({
      afterMs = 2_000,
      as = 'human',
      detectedAfterMs = 3_000,
    }: {
      afterMs?: number
    } & Partial<PickUp> = {}) {
      await clock.sleep(afterMs, call.over.signal)
      doors.picksUp({ as, detectedAfterMs })
      await until(() => call.status === 'in-progress', 'the call to be put through')
    },
    declines: async () => doors.declines(),
    /** Resolves when it was heard; what is waited for next comes after it. */
    async hears(words: RegExp): Promise<string> {
      await until(() => words.test(recent()), String(words))
      const [found = ''] = words.exec(recent()) ?? []
      understood += recent().indexOf(found) + found.length
      return found
    },
    /** Hears the other side out: resolves with everything said since, when it has fallen silent. */
    async listens(): Promise<string> {
      await until(() => recent().trim() !== '' && isStill(call), 'the other side to finish')
      const words = recent().trim()
      understood = everything().length
      return words
    },
    /** Resolves as the other side begins, with all it is going to say: for somebody who cuts in. */
    async hearsBegin(): Promise<string> {
      await until(() => call.line?.isSpeaking() === true, 'the other side to begin')
      return call.line?.saying() ?? ''
    },
    /** Lets the other side finish first. */
    async says(...spoken: [Spoken, ...Spoken[]]) {
      await itIsQuiet()
      await speak(clock, call, spoken, {})
    },
    async saysInTheirWay(manner: Manner, ...spoken: [Spoken, ...Spoken[]]) {
      await itIsQuiet()
      await speak(clock, call, spoken, manner)
    },
    /** Whether or not somebody is speaking. */
    async saysOver(...spoken: [Spoken, ...Spoken[]]) {
      await until(isConnected, 'a line')
      await speak(clock, call, spoken, {})
    },
    /** Waits for the word, or for so long after the other side began, and speaks over what follows. */
    async interrupts(at: { hearing: RegExp } | { afterMs: number }, ...spoken: [Spoken, ...Spoken[]]) {
      if ('hearing' in at) await until(() => at.hearing.test(recent()), String(at.hearing))
      else {
        await until(() => call.line?.isSpeaking() === true, 'somebody to interrupt')
        await clock.sleep(at.afterMs, call.over.signal)
      }
      understood = everything().length
      await speak(clock, call, spoken, {})
    },
    async presses(digits: string) {
      await until(isConnected, 'a line')
      for (const digit of digits) call.line?.presses(digit)
    },
    isSilentFor: (ms: number) => clock.sleep(ms, call.over.signal),
    hangsUp: async () => doors.hangsUp(),
    /** In the middle of it: the last words are never recognised. */
    async hangsUpWhileSaying(words: string, { afterWords = 2 } = {}) {
      await itIsQuiet()
      call.line?.beginsToHear()
      const said = words.split(/\s+/).slice(0, afterWords)
      await clock.sleep(said.length * 400, call.over.signal)
      call.line?.hearsPartly(said.join(' '))
      doors.hangsUp()
    },
    /** The relay socket goes; the person is still there. */
    async losesTheLine() {
      await until(isConnected, 'a line')
      call.line?.breaks()
    },
    isReconnected: () => until(isConnected, 'a new line'),
    isHungUpOn: () =>
      call.moments.until(
        () => isOver(call),
        () => `the other side to hang up; heard “${recent()}”`,
        exchange.patienceMs,
      ),
    beeps() {
      call.beepAt = everything().length
    },
    /** What is on the tape. */
    messageLeft: () => (call.beepAt === null ? '' : everything().slice(call.beepAt).trim()),
  }
}
