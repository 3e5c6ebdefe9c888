import type { Channel } from '#contract/phone.ts'
import { smallNumbers } from '#server/language/en/time/numbers.ts'
import { codeMinutes } from './rules.ts'

/** What the carrier writes, or says to whoever picks up: digit by digit, and twice. */
export function wordsFor(code: string, by: Channel): string {
  if (by === 'sms') {
    return `${code} is your Journal AI code. It is good for ${codeMinutes} minutes. If you did not ask for it, you need not do anything.`
  }
  const spoken = Array.from(code, (digit) => smallNumbers[Number(digit)]).join(', ')
  return `Hello. This is Journal AI, an automated voice. Somebody asked us for a code to prove this number. If it was not you, you can hang up. The code is: ${spoken}. Once more: ${spoken}. Goodbye.`
}
