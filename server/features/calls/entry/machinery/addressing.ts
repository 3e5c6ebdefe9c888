import { reporting } from '#server/language/en/subordination.ts'
import { type Doc, read, type Token } from '#server/language/read.ts'
import { words } from '#server/language/words.ts'
import { content, freshIn, isWord } from './fresh.ts'
import type { Setting } from './setting.ts'

export const you = words("you u ye ya ur you're youre ye're yer")
const asks = words('what who how why where when which whatever')
const inverts = words(
  'do does did are is can could would will should have has was were may might dont didnt arent cant wont',
)
const puts = words('think say mean want know do tell believe suggest call')
const mostBefore = 4
const mostFresh = 2

const isYou = (token: Token | undefined) => you.has(token?.lower ?? '')

/** "What do you think I should do", "are ye real", "what you think"; not "when you get old". */
export function asksTheCompanion({ tokens, text }: Doc): boolean {
  const said = tokens.filter(isWord)
  if (/\byes or (?:a )?no\W*(?:please|$)/i.test(text) || (text.trimEnd().endsWith('?') && isYou(said[0]))) return true
  const place = said.findIndex(isYou)
  if (place < 1 || place > mostBefore) return false
  const opening = said.find(({ pos, lower }) => pos !== 'CCONJ' && lower !== 'so')
  const [first, before] = [opening?.lower ?? '', said[place - 1]?.lower ?? '']
  if (inverts.has(first)) return true
  return asks.has(first) && (inverts.has(before) || (place === 1 && puts.has(said[2]?.lemma ?? '')))
}

const asksNow = words('do does did are is can could would will have')
const isReporting = ({ pos, lemma }: Token, index: number, all: readonly Token[]) =>
  (pos === 'VERB' && lemma !== 'like' && reporting.has(lemma)) || (lemma === 'like' && all[index - 1]?.lemma === 'be')

/** "That's kind of it | like are you gonna say anything": without what it goes on to ask the companion. */
export function withoutAsking(sentence: string, setting: Pick<Setting, 'asked' | 'told'>): string {
  const { tokens } = read(sentence)
  const said = tokens.filter(isWord)
  let place = said.findIndex((token, index) => index > 1 && isYou(said[index + 1]) && asksNow.has(token.lower))
  if (place < 0 || said.slice(0, place).some(isReporting)) return sentence
  if (freshIn(said.slice(place), setting).length > mostFresh) return sentence
  while (leadsIn.has(said[place - 1]?.lower ?? '')) place -= 1
  return sentence.slice(0, said[place]?.start).trimEnd()
}
const leadsIn = new Set([...asks, ...words('like so and but or then precisely exactly even')])

const says = words(
  'ask say tell call hear mishear forget miss keep promise listen repeat understand misunderstand confuse stop sound be answer',
)

/** "You asked about my shirt", "you are being very silly"; not "you get used to it". */
export function isAboutTheCompanion({ tokens }: Doc, setting: Setting): boolean {
  const said = tokens.filter(isWord)
  const place = said.findIndex(isYou)
  if (place > 1 && isMyAsking(said, place)) return freshIn(said, setting).length <= mostFresh
  if (place < 0 || place > 2) return false
  const isOfTheTalk = setting.isOfTheTalk || (setting.isAfterTalk && said.length <= longestRemark)
  if (isOfTheTalk) return freshIn(said, setting).length <= mostFresh
  const verb = said.slice(place + 1, place + 4).find(({ pos }) => pos === 'VERB') ?? said[place + 1]
  if (!verb || place > 1 || !says.has(verb.lemma)) return false
  const next = said[place + 1]
  return verb.lower !== verb.lemma || next?.lower === 'did' || next?.pos === 'AUX' || said[place]?.lower === "you're"
}

const longestRemark = 9

/** "I just asked you to say something"; not "she said I asked you". */
const isMyAsking = (said: readonly Token[], place: number) =>
  said[place - 1]?.lemma === 'ask' &&
  said.slice(Math.max(0, place - 3), place - 1).some(({ lower }) => lower === 'i') &&
  !said.slice(0, place - 1).some(isReporting)

const talk = words('talk tell say mention ask speak hear understand')
const talked = words(
  'there not much that all i wanted just only enough about it more to tell say talk nothing else have want the you',
)

const others = words('i he she they we him her them us my his our their')
const ofAnswers = words('answer question reply word')

/** "That is no answer, but very well". */
const judgesAnswers = (said: readonly Token[], setting: Setting) =>
  /^(?:that|it)/.test(said[0]?.lower ?? '') &&
  said.some(({ lemma }) => ofAnswers.has(lemma)) &&
  !said.some(({ lower }) => others.has(lower)) &&
  freshIn(said, setting).length <= mostFresh

/** "There is not much to tell", "I'm not talking about my roommate", "I was telling you about the photograph". */
export function isAboutTheTalk({ tokens }: Doc, setting: Setting): boolean {
  const said = tokens.filter(isWord)
  if (judgesAnswers(said, setting)) return true
  const verb = said.findIndex(({ lemma }) => talk.has(lemma))
  if (verb < 0 || verb > 5) return false
  if (/^(?:hear|understand)$/.test(said[verb]?.lemma ?? '')) return isYou(said[verb + 1])
  const isNow = /ing$/.test(said[verb]?.lower ?? '') && /^(?:i'm|im|i)$/.test(said[0]?.lower ?? '')
  if (isNow && (said[verb + 1]?.lower === 'about' || isYou(said[verb + 1]))) return freshIn(said, setting).length <= 1
  return (
    said.slice(0, verb + 1).some(({ lower }) => /^(?:not|no|nothing|all|much)$/.test(lower)) &&
    said.every(({ lower, lemma }) => talked.has(lower) || lemma === 'be' || talk.has(lemma))
  )
}

const isToBeAsked = (wanted: readonly Token[]) =>
  wanted.some(({ lower }) => lower === 'asked' || lower === 'questions') && content(wanted).length <= mostFresh + 1

/** "I don't want you to just listen", "I wanted advice", "I don't want to be asked things". */
export function wantsOfTheTalk({ tokens }: Doc): boolean {
  const said = tokens.filter(isWord)
  const want = said.findIndex(({ lemma }) => /^(?:want|need|like|wish)$/.test(lemma))
  if (said[0]?.lower !== 'i' || want < 1 || want > 4 || said[want - 1]?.lemma === 'be') return false
  return isYou(said[want + 1]) || said[want + 1]?.lower === 'advice' || isToBeAsked(said.slice(want + 1))
}
