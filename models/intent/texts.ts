import { windowsOf } from '#server/language/intents/weighing/windows.ts'
import { read } from '#server/language/read.ts'
import { diary, journals } from '#server/testing/data/sets.ts'
import type { Taught } from '../linear/fit.ts'
import { taught as ofDanger } from '../risk/sentences.ts'
import { teaches } from '../risk/texts.ts'
import { tellings } from '../told/sentences.ts'
import type { Utterance } from './sentences.ts'

const none: ReadonlySet<string> = new Set()
const [storyCost, strangerCost, diaryCost] = [1.5, 0.5, 0.25]

export const taughtBy = ({ wants, said }: Utterance): Taught => ({
  windows: windowsOf(read(said).sentences),
  is: wants === 'story' ? none : new Set([wants]),
  cost: wants === 'story' ? storyCost : 1,
  isQuiet: wants === 'story',
})

const story =
  (cost: number) =>
  (text: string): Taught => ({
    windows: windowsOf(read(text).sentences),
    is: none,
    cost,
    isQuiet: true,
  })

/** What people told who wanted nothing of whoever listened; null where the sets are not on this machine. */
export function stories(): Taught[] | null {
  const [entries, old] = [journals(), diary()]
  if (!entries || !old) return null
  const calm = ofDanger.filter(({ level, by }) => level < 2 && !/farewell|quoted|other-languages/.test(by))
  return [
    ...teaches(entries)
      .map(({ text }) => text)
      .map(story(storyCost)),
    ...calm.map(({ words }) => words).map(story(strangerCost)),
    ...tellings.map(({ said }) => said).map(story(strangerCost)),
    ...old
      .filter((_, at) => at % 4 === 0)
      .flatMap((text) =>
        read(text)
          .sentences.slice(0, 6)
          .map(({ text }) => text),
      )
      .map(story(diaryCost)),
  ].filter(({ windows }) => windows.length > 0)
}
