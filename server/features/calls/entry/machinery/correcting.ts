import { negators } from '#server/language/en/function-words.ts'
import { intentsIn } from '#server/language/intents/intents.ts'
import { type Doc, read, type Token } from '#server/language/read.ts'
import { startsSubject } from '#server/language/run-ons/subjects.ts'
import { words } from '#server/language/words.ts'
import { content, freshIn, isWord, lemmasOf } from './fresh.ts'
import type { Setting } from './setting.ts'

const interrogative = words('what who which where when how why whose')
const meant = words('mean say tell talk call ask listen greet')
const mostEchoed = 6
/** Said around what is handed back. */
const own = words('i me my again oh the a that is it lol of man')
const mostCorrected = 3
const shortDenial = 12

/** "Is what new?", "Lately?", "How do I feel?": the question handed back. */
export function echoes(sentence: string, { tokens }: Doc, asked: string): boolean {
  const said = tokens.filter(isWord)
  if (asked === '' || said.length > mostEchoed) return false
  const known = new Set(read(asked).tokens.flatMap(({ lemma, lower }) => [lemma, lower]))
  const echoed = said.filter(({ lower }) => !interrogative.has(lower) && !own.has(lower))
  if (!echoed.every(({ lemma, lower }) => known.has(lemma) || known.has(lower))) return false
  const isQuestion = sentence.trimEnd().endsWith('?') || said.some(({ lower }) => interrogative.has(lower))
  return (
    isQuestion ||
    (echoed.length > 0 &&
      !said.some(({ pos }) => pos === 'VERB' || pos === 'AUX') &&
      echoed.length === content(said).length &&
      !isAnswerLike(said))
  )
}

const markers = words('ok okay well um uh no i anyway')
const longestEcho = 10
const thirds = words('he she it they')
const isSaid = ({ lower, pos }: Token) => !own.has(lower) && pos !== 'AUX'
const oneName = (word: string) => word.replace(/body$/, 'one')

/** "My hand, no, …", "that I haven't told anybody, okay, …": without the question's words that it begins with. */
export function withoutEcho(text: string, asked: string): string {
  const said = read(text).tokens.filter(isWord)
  const known = new Set(read(asked.replaceAll('’', "'")).tokens.flatMap(({ lemma, lower }) => [lemma, oneName(lower)]))
  const isOfAsked = ({ lower, lemma }: Token) => own.has(lower) || known.has(oneName(lower)) || known.has(lemma)
  const isQuestion = interrogative.has(said[0]?.lower ?? '')
  const end = said.slice(0, longestEcho).findIndex((token, index) => {
    const isBreak = markers.has(token.lower) && (token.lower !== 'i' || said[index + 1]?.lower === 'mean')
    return index > 1 && (isBreak || (isQuestion && said[index - 1]?.pos !== 'AUX' && startsSubject(said, index)))
  })
  const echo = said.slice(0, Math.max(end, 0))
  const isEcho = (isQuestion || echo.some(isSaid)) && echo.every(isOfAsked)
  // "My sister, well she came": she has to be named.
  const isNamed = !echo.some(({ pos }) => pos === 'AUX' || pos === 'VERB') && thirds.has(said[end + 1]?.lower ?? '')
  return isEcho && !isNamed ? text.slice(said[end]?.start) : text
}

/** "Still with me" says something though the question's words are in it. */
const isAnswerLike = (said: readonly Token[]) => said.some(({ pos, lower }) => pos === 'ADP' || lower === 'still')

/** Sets the companion right and tells nothing that was not told. */
export function onlyCorrects(doc: Doc, setting: Setting): boolean {
  const { asked, isOfTheTalk, isRepaired, isFirst } = setting
  const said = doc.tokens.filter(isWord)
  const fresh = freshIn(said, setting)
  if (fresh.some(isNamed) || (!isOfTheTalk && !setting.isCareAnswer && isOfTheStory(said, setting))) return false
  if (intentsIn(doc).some(({ id }) => id === 'correction') || (asked !== '' && denies(said, asked)))
    return fresh.length <= 1
  const isDenied = said.some(({ lower }) => negators.has(lower))
  const isOfWords = isDenied || said.some(({ lemma }) => meant.has(lemma))
  return (
    isOfTheTalk && isFirst && (isRepaired ? isOfWords && fresh.length <= mostCorrected : isDenied && fresh.length <= 1)
  )
}

/** "It wasn't Theo": told before, and not what was asked. */
function isOfTheStory(said: readonly Token[], { asked, told }: Setting): boolean {
  const known = lemmasOf(asked)
  return content(said).some(({ lemma }) => told.has(lemma.toLowerCase()) && !known.has(lemma.toLowerCase()))
}

const isNamed = ({ pos, text }: Token) => pos === 'PROPN' && /^\p{Lu}\p{Ll}{2}/u.test(text)

/** "No, not good", "my mother-in-law, not my mother": what the companion had named is what it is not. */
function denies(said: readonly Token[], asked: string): boolean {
  const not = said.findIndex(({ lower }) => lower === 'not')
  const after = content(said.slice(not + 1))
  const known = lemmasOf(asked)
  return not >= 0 && said.length <= 9 && after.length > 0 && after.every(({ lemma }) => known.has(lemma.toLowerCase()))
}

/** The answer to being asked about danger: nothing of the day, unless it tells something new. */
export function reassures({ tokens }: Doc, setting: Setting): boolean {
  const fresh = freshIn(tokens, setting)
  const isDenial = tokens.some(({ lower }) =>
    /^(?:not|n't|nt|no|never|fine|right|okay|safe|heavens|ridiculous)$/.test(lower),
  )
  const isInsisting =
    tokens[0]?.lower === 'i' && tokens.slice(1, 3).some(({ lemma }) => lemma === 'say' || lemma === 'mean')
  const isShort = tokens.filter(isWord).length <= shortDenial
  return (
    isShort && (fresh.length === 0 || (isInsisting && fresh.length <= 1) || (isDenial && fresh.length <= mostCorrected))
  )
}

/** "It's my mother-in-law", once more. */
export function saysAgain({ tokens }: Doc, setting: Setting): boolean {
  const said = tokens.filter(isWord)
  const isOfTheTalk = setting.isOfTheTalk || (setting.isAfterTalk && setting.isFirst)
  if (!isOfTheTalk && !setting.isAfterTalk && !setting.isCareAnswer) return false
  const tells = content(said).length === 0 && said.some(({ pos }) => pos === 'VERB')
  if (isOfTheTalk && said.length <= mostEchoed && !tells && freshIn(said, setting).length === 0) return true
  const isNamedAgain = /^(?:it's|its|it|that's)$/.test(said[0]?.lower ?? '') && said.length <= 8
  return (
    isNamedAgain &&
    !said.some(({ lower }) => negators.has(lower)) &&
    content(said).length > 0 &&
    content(said).every(({ lemma }) => setting.told.has(lemma))
  )
}

const longestReaction = 7
const oneself = words('i we my our')
const thinks = words('see know guess suppose think')
const tellsOfOneself = ([first, second]: readonly Token[]) =>
  oneself.has(first?.lower ?? '') && !thinks.has(second?.lower ?? '')

/** "It's annoying", right after what was said to the companion. */
const isRemark = ([first, second]: readonly Token[]) =>
  /^(?:it|that)$/.test(first?.lower ?? '') && second?.lower === "'s"

/** "I see, that's the way now": what is made of the companion's own words. */
export function reacts({ tokens }: Doc, setting: Setting): boolean {
  const said = tokens.filter(isWord)
  const isPast = said.some(({ pos, lower, lemma }) => pos === 'VERB' && lower !== lemma && !lower.endsWith('ing'))
  return (
    ((setting.isAfterAsking && isRemark(said)) || (setting.isFirst && (setting.isAfterTalk || setting.isCareAnswer))) &&
    !tellsOfOneself(said) &&
    said.length <= longestReaction &&
    !isPast &&
    freshIn(said, setting).length <= 1
  )
}
