import type { Taught } from '../linear/fit.ts'
import { spoken, typed } from '../linear/varied.ts'

type Words = readonly string[]

const chanceToBeginMidway = 0.5
const [chanceToRunOn, chanceToSpeak, chanceToType, mostWords] = [0.6, 0.3, 0.5, 40]

/** A text in another form each time: run on with another calm one, spoken, mistyped, or as it is. */
export function varying(quiet: readonly Taught[], random: () => number): (text: Taught) => readonly Words[] {
  return ({ windows, isQuiet }) =>
    windows.map((words) => {
      const next = isQuiet && random() < chanceToRunOn ? quiet[Math.floor(random() * quiet.length)] : undefined
      const from = next && random() < chanceToBeginMidway ? Math.floor(random() * words.length) : 0
      const whole = next ? [...words, ...(next.windows[0] ?? [])].slice(from, from + mostWords) : words
      const said = random() < chanceToSpeak ? spoken(whole, random) : whole
      return random() < chanceToType ? typed(said, random) : said
    })
}
