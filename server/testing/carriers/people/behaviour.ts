import type { Exchange } from '../exchange.ts'
import type { Phone } from './phone.ts'

/**
 * What happens when a number is called: `wrong-number` refuses the order itself (21211), `failed` cannot be reached,
 * and a script is what the person does from the first ring on. When it ends they stay on the line, silent.
 */
export type Behaviour = 'busy' | 'no-answer' | 'failed' | 'wrong-number' | ((phone: Phone) => Promise<void>)

export const behaviourOf = ({ people, everybodyElse }: Exchange, number: string): Behaviour =>
  people.get(number) ?? everybodyElse

/** A machine that talks at whoever calls, beeps, and records what is said then. */
export function voicemail({
  greeting = 'Hi, you have reached my voicemail. I am not available right now, please leave a message after the tone.',
  recordsFor = 60_000,
}: {
  greeting?: string
  recordsFor?: number
} = {}): Behaviour {
  return async (phone) => {
    await phone.answers({
      afterMs: 12_000,
      as: 'machine_end_beep',
      detectedAfterMs: greeting.split(/\s+/).length * 400 + 1_500,
    })
    await phone.saysOver(greeting)
    phone.beeps()
    await phone.isSilentFor(recordsFor)
    await phone.hangsUp()
  }
}
