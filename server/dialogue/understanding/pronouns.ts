import type { Turn } from '../turns.ts'

const her = /\b(?:she|her|hers|mother|mom|mum|sister|wife|girlfriend|daughter|grandmother|grandma|aunt|niece)\b/i
const him = /\b(?:he|him|his|father|dad|brother|husband|boyfriend|son|grandfather|grandpa|uncle|nephew)\b/i
const recent = 3

/** How to speak of the one being spoken of; "they" wherever that is not plain. */
export function pronounsFor(turns: readonly Turn[]): { they: string; them: string } {
  const said = turns
    .filter(({ speaker }) => speaker === 'person')
    .slice(-recent)
    .map(({ words }) => words)
  const isHer = said.some((words) => her.test(words))
  const isHim = said.some((words) => him.test(words))
  if (isHer === isHim) return { they: 'they', them: 'them' }
  return isHer ? { they: 'she', them: 'her' } : { they: 'he', them: 'him' }
}
