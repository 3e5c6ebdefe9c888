import type { Call } from '../calls/call.ts'
import type { Clock } from '../clock.ts'
import { type Mumbling, mumbled } from './mumbling.ts'

/** Words, and pauses for thought. */
export type Spoken = string | { thinksMs: number }
export const thinks = (thinksMs: number): Spoken => ({ thinksMs })

export type Manner = { wordsPerMinute?: number; mumbling?: Mumbling }

const partialEvery = 3

/**
 * Says it at the pace of a person. A pause as long as the carrier's speech timeout ends the prompt, so half a sentence
 * may arrive on its own, as it does in life. Words spoken while no line is up are lost.
 */
export async function speak(
  clock: Clock,
  call: Call,
  spoken: readonly Spoken[],
  { wordsPerMinute = 150, mumbling }: Manner,
) {
  let heard: string[] = []
  let line: Call['line'] = null

  for (const part of spoken) {
    if (typeof part === 'string') for (const word of part.trim().split(/\s+/)) await say(word)
    else await pauses(part.thinksMs)
  }
  await pauses(call.line?.settings.speechTimeoutMs ?? 0)

  async function say(word: string) {
    if (call.over.signal.aborted) return
    if (call.line !== line) heard = []
    line = call.line
    if (heard.length === 0) line?.beginsToHear()
    heard.push(word)
    await clock.sleep(60_000 / wordsPerMinute, call.over.signal)
    if (heard.length % partialEvery === 0) line?.hearsPartly(asHeard())
  }

  async function pauses(ms: number) {
    const timeout = call.line?.settings.speechTimeoutMs ?? 0
    await clock.sleep(Math.min(ms, timeout), call.over.signal)
    if (ms < timeout || call.over.signal.aborted) return
    if (heard.length > 0) {
      // Even a sentence too short for partial results has one where they always come.
      line?.hearsPartly(asHeard())
      line?.hasHeard(asHeard())
    }
    heard = []
    await clock.sleep(ms - timeout, call.over.signal)
  }

  function asHeard() {
    const words = heard.join(' ')
    return mumbling ? mumbled(words, mumbling) : words
  }
}
