import { read, type Token } from '#server/language/read.ts'
import { words } from '#server/language/words.ts'
import type { Setting } from './setting.ts'

export const isWord = ({ pos }: Token) => pos !== 'PUNCT'
const asides = words('get wrong um uh oh god yes no yeah ok well honestly actually exactly mostly really anyway')
/** What is said of the talk itself is nothing new. */
const ofTalk = words('say tell mean talk ask call repeat answer question word speak understand hear')

export const content = (tokens: readonly Token[]) =>
  tokens.filter(({ pos, isStop, lower }) => !isStop && pos !== 'PUNCT' && !asides.has(lower))

export const lemmasOf = (text: string) => new Set(content(read(text).tokens).map(({ lemma }) => lemma.toLowerCase()))

/** What is told here that was neither told nor asked before. */
export function freshIn(tokens: readonly Token[], { asked, told }: Pick<Setting, 'asked' | 'told'>): Token[] {
  const known = lemmasOf(asked)
  const seen = new Set<string>()
  return content(tokens).filter(({ lemma }) => {
    const own = lemma.toLowerCase()
    const isFresh = !told.has(own) && !known.has(own) && !ofTalk.has(own) && !seen.has(own)
    seen.add(own)
    return isFresh
  })
}
