import { answeredNumber, correctedNumber, statedNumber } from './numbers.ts'

/** The mood a person gives in a number, whether it was asked for or not. */
export function moodToldIn(said: string, isAsked: boolean): number | null {
  return statedNumber(said) ?? correctedNumber(said) ?? (isAsked ? answeredNumber(said) : null)
}
