import type { Taught } from '../linear/fit.ts'
import { spoken, typed } from '../linear/varied.ts'

type Words = readonly string[]

const [chanceToRunOn, chanceToSpeak, chanceToType, chanceToAsk] = [0.35, 0.4, 0.3, 0.6]
const [short, edge, tail] = [16, 12, 6]
/** All of a short text, and its end. */
const ofAShortText = 2
const [fewest, most] = [3, 24]

/** What is said first, and what is said last. */
const before: ReadonlySet<string> = new Set([
  'correction',
  'repeat',
  'are-you-real',
  'wrong-person',
  'hello',
  'no-more-calls',
])

/** A text in another form each time: in the middle of a story, spoken, mistyped, without its question mark, or as it is. */
export function varying(stories: readonly Taught[], random: () => number): (text: Taught) => readonly Words[] {
  const quiet = stories.filter(({ is }) => is.size === 0)
  const piece = (): Words => {
    const words = quiet[Math.floor(random() * quiet.length)]?.windows[0] ?? []
    const length = fewest + Math.floor(random() * (most - fewest))
    const from = Math.floor(random() * Math.max(1, words.length - length))
    return words.slice(from, from + length).filter((word) => word !== '?')
  }
  const changed = (words: Words): Words => {
    const asked = random() < chanceToAsk ? words : words.filter((word) => word !== '?')
    const said = random() < chanceToSpeak ? spoken(asked, random) : asked
    return random() < chanceToType ? typed(said, random) : said
  }
  return ({ windows, is }) => {
    const [whole = []] = windows
    if (windows.length > ofAShortText || random() > chanceToRunOn) return windows.map(changed)
    const all = [...is].some((one) => before.has(one)) ? [...whole, ...piece()] : [...piece(), ...whole]
    const run = changed(all)
    return [...(run.length <= short ? [run] : [run.slice(0, edge), run.slice(-edge)]), run.slice(-tail)]
  }
}
