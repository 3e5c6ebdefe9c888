import { type Standing, tellsOfThePast } from './context.ts'
import { fiction, lookAlikes, people } from './en/context.ts'
import { type Hit, hitsIn, phrasesOf } from './phrases.ts'
import { saysOneOf, wordingsOf } from './wordings.ts'

const atRisk = phrasesOf([
  {
    id: 'another',
    any: [
      'kill|killing|hurt|hurting|harm|harming|hang|hanging|shoot|shooting|drown|drowning|cut|cutting|cuts himself|herself|themself|themselves',
      'end|ending|take|taking his|her|their life',
      'end|ending|take|taking his|her|their own life',
      'better off without him|her|them',
      'hid|hides|hiding blades|razors|pills',
      'took|swallowed all|every his|her|their pills|tablets|meds',
      'talks|talking|talked|speaks of|about dying|suicide',
      'wants|wanted|wishes to die',
      'wants to be dead',
      'not|doesnt want to live|wake|exist',
    ],
    unless: 'shaving cooking playing laughing trying marathon',
  },
])
const isOver = wordingsOf([
  'killed himself',
  'killed herself',
  'took his own life',
  'took her own life',
  'anniversary',
  'funeral',
])

/** Someone the person knows may be in danger. `said`: what explicit words stood there, and whose they were. */
export function concernsAnotherIn(
  words: readonly string[],
  said: readonly { hit: Hit; standing: Standing }[],
): boolean {
  if (!words.some((word) => people.has(word)) || words.some((word) => fiction.has(word))) return false
  if (tellsOfThePast(words) || saysOneOf(words, isOver)) return false
  return said.some(({ standing }) => standing === 'another') || hitsIn(words, atRisk, lookAlikes).length > 0
}
