import { distance } from 'fastest-levenshtein'
import { answers, fillers } from '../../en/function-words.ts'
import type { Doc } from '../../read.ts'
import { weighedWords } from './windows.ts'

/** Who corrects does it first. */
const opening = 14
const yesNo = new Set('did do does is are was were have has had can could will would shall should am any'.split(' '))
const joining = new Set(['and', 'or', 'so', 'but'])

/** How the companion's last sentence asked: what can be answered by no, what cannot, or nothing. */
function askedHow({ sentences }: Doc): '<yesno' | '<open' | '<told' {
  const question = sentences.findLast(({ text }) => text.trimEnd().endsWith('?'))
  const words = weighedWords(question?.text ?? '')
  const first = joining.has(words[0] ?? '') ? words[1] : words[0]
  return question === undefined ? '<told' : yesNo.has(first ?? '') ? '<yesno' : '<open'
}

const [shortest, alike] = [3, 0.5]

const meaningful = ({ tokens }: Doc): ReadonlySet<string> =>
  new Set(
    tokens.flatMap(({ isStop, lower, pos }) =>
      isStop || pos === 'PUNCT' || fillers.has(lower) || answers.has(lower) ? [] : [lower],
    ),
  )

/** The beginning of what was said, with `@` for a word of meaning that was asked with, and `~` for one that sounds like it. */
export function weighedReply(said: Doc, asked: Doc): string[] {
  const [own, named] = [meaningful(said), meaningful(asked)]
  const marked = weighedWords(said.text)
    .slice(0, opening)
    .map((word) => (named.has(word) ? '@' : own.has(word) && soundsLikeOneOf(word, named) ? '~' : word))
  return [askedHow(asked), ...marked]
}

/** "Drake" for "Jake", "house" for "horse". */
const soundsLikeOneOf = (word: string, named: ReadonlySet<string>) =>
  word.length >= shortest &&
  [...named].some(
    (name) => name.length >= shortest && distance(word, name) <= alike * Math.max(word.length, name.length),
  )
