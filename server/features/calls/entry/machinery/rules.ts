import { bareAnswer } from '#server/language/intents/bare-answer.ts'
import type { IntentId } from '#server/language/intents/intent-ids.ts'
import { intentsIn } from '#server/language/intents/intents.ts'
import { spokenWords } from '#server/language/intents/spoken-words.ts'
import { moodAnswered, moodTold } from '#server/language/mood/self-rated/self-rated.ts'
import { type Doc, read, type Token } from '#server/language/read.ts'
import { words } from '#server/language/words.ts'
import { withoutOpening } from '../writing/smoothing.ts'
import { asksTheCompanion, isAboutTheCompanion, isAboutTheTalk, wantsOfTheTalk, you } from './addressing.ts'
import { echoes, onlyCorrects, reacts, reassures, saysAgain } from './correcting.ts'
import { content, freshIn, isWord } from './fresh.ts'
import type { Setting } from './setting.ts'

const shortRating = 8
const longestRefusal = 12
const introductions = words('this it is am i yes hi hello here speaking my name the')

/** "This is Sam", "Sam speaking". */
function introduces(sentence: string, name: string): boolean {
  const said = spokenWords(sentence)
  const own = name.toLowerCase()
  return said.includes(own) && said.every((word) => word === own || introductions.has(word))
}

const longestCourtesy = 6
const longestOpening = 5
const courtesies: readonly IntentId[] = ['leave', 'thanks', 'hello']

export const thanking = words('thank thanks cheers ta appreciate')
const ears = words('listen listening letting hearing talking talk calling call asking chat ear')

/** "Thank you and good night". */
export function isCourtesy(sentence: string): boolean {
  const said = spokenWords(sentence).filter((word) => word !== 'and')
  if (thanking.has(said[0] ?? '') && said.includes('for') && said.some((word) => ears.has(word))) return true
  if (said.length > longestCourtesy) return false
  // "Good night to you".
  const opening = said.length <= longestOpening ? said.slice(0, 2) : said
  const heard = [said, opening].flatMap((some) => intentsIn(read(some.join(' '))))
  return heard.some(({ id }) => courtesies.includes(id) && ofTheTalk(id, sentence))
}

/** "Not a great deal". */
const deniesInShort = ({ tokens }: Doc) =>
  /^(?:not|nothing)$/.test(tokens[0]?.lower ?? '') &&
  tokens.length <= 6 &&
  !tokens.some(({ pos }) => pos === 'VERB' || pos === 'AUX')

/** "It has not", "I did": only with its question does it say anything. */
const isOfAnAnswer = ({ pos, lower }: Token) =>
  pos === 'PRON' || pos === 'DET' || pos === 'AUX' || pos === 'PART' || lower === 'not' || lower === 'no'
const evaluations = words('good fine nice okay ok great alright bad well')

type Rule = { id: string; when: (sentence: string, doc: Doc, setting: Setting) => boolean }

/** What keeps a talk going and is no part of what was told. The first that fits names it. */
export const machinery: readonly Rule[] = [
  { id: 'nothing', when: (sentence) => withoutOpening(sentence).replace(/[^\p{L}\p{N}]/gu, '') === '' },
  { id: 'introduction', when: (sentence, _, { name }) => introduces(sentence, name) },
  { id: 'bare-answer', when: (sentence) => bareAnswer(sentence) !== null },
  { id: 'denial', when: (_, doc, { isFirst }) => isFirst && deniesInShort(doc) },
  { id: 'short-answer', when: (_, { tokens }, { isFirst }) => isFirst && tokens.filter(isWord).every(isOfAnAnswer) },
  { id: 'evaluation', when: (sentence, _, { isFirst }) => isFirst && evaluations.has(spokenWords(sentence).join(' ')) },
  { id: 'mood', when: isRating },
  { id: 'intent', when: (sentence, doc) => (doc.clauses.length > 0 && !hasToldClause(doc)) || isCourtesy(sentence) },
  { id: 'put-to-the-companion', when: (_, doc) => asksTheCompanion(doc) },
  { id: 'asked-on', when: (_, doc, setting) => setting.isAfterAsking && asksOn(doc, setting) },
  { id: 'question-answered', when: (_, doc, { isOfTheTalk }) => isOfTheTalk && isQuestion(doc) },
  { id: 'about-the-companion', when: (_, doc, setting) => isAboutTheCompanion(doc, setting) },
  { id: 'about-the-talk', when: (_, doc, setting) => isAboutTheTalk(doc, setting) },
  { id: 'echo', when: (sentence, doc, { asked }) => echoes(sentence, doc, asked) },
  { id: 'correction', when: (_, doc, setting) => onlyCorrects(doc, setting) },
  { id: 'reaction', when: (_, doc, setting) => reacts(doc, setting) },
  { id: 'insistence', when: (_, doc, setting) => saysAgain(doc, setting) },
  { id: 'wanting', when: (_, doc) => wantsOfTheTalk(doc) },
  { id: 'reassurance', when: (_, doc, setting) => setting.isCareAnswer && reassures(doc, setting) },
]

/** "A seven", "I'd say a five again", "six out of ten"; asked for it, also with a few words around it. */
function isRating(sentence: string, { tokens }: Doc, setting: Setting): boolean {
  const rated = moodTold(sentence) ?? (setting.isMoodAnswer ? moodAnswered(sentence) : null)
  const isOfNumbers =
    setting.isMoodAnswer && tokens.length <= longestRefusal && tokens.some(({ lemma }) => lemma === 'number')
  if (isOfNumbers) return true
  const isNumberFirst = setting.isMoodAnswer && setting.isFirst && tokens[0]?.pos === 'NUM'
  if (rated === null && !isNumberFirst) return false
  if (tokens.filter(isWord).length <= shortRating) return true
  const fresh = freshIn(tokens, setting).filter(({ pos, lower }) => pos !== 'NUM' && !rating.has(lower))
  return fresh.length <= (setting.isMoodAnswer ? 2 : 0)
}
const rating = words('think guess suppose mood number numbers day today give maybe ten feel like scale out')

const asking = words('am what who how why where when which do does did are is can could would will should have')
/** "What was I saying before": answered as a question, it was one. */
const isQuestion = ({ tokens, text }: Doc) => {
  const [first, second] = tokens.filter(isWord)
  return text.trimEnd().endsWith('?') || (asking.has(first?.lower ?? '') && second?.pos !== 'VERB')
}

/** "How many points had Jonas", "does anybody else read it": asked on, and not of oneself. */
const asksOn = (doc: Doc, setting: Setting) => {
  const [first] = doc.tokens.filter(isWord)
  return isQuestion(doc) && (first?.pos === 'AUX' || freshIn(doc.tokens, setting).length === 0)
}

/** Said to be told even where an intent was heard in it: whoever is thanked in a story, what one should do oneself. */
const ofTheTalk = (id: IntentId, text: string) =>
  id !== 'correction' && (id !== 'hello' || greets.test(text)) && (id !== 'mood-told' || hasNumber(text))
const hasNumber = (text: string) => read(text).tokens.some(({ pos }) => pos === 'NUM')
const greets = /\b(?:hello|hi|hiya|hey|good (?:morning|afternoon|evening)|speaking)\b/i

const ends: readonly IntentId[] = ['leave', 'done', 'not-now', 'no-more-calls', 'thanks']
const longestEnd = 6

/** What is wanted of the talk; whoever says much in a clause, or what she did, tells it, even if it sounds like an end. */
export const heardIn = (doc: Doc) =>
  intentsIn(doc).filter(({ id, clause }) => !ends.includes(id) || !isStory(doc.clauses[clause]?.tokens ?? []))

const isStory = (tokens: readonly Token[]) =>
  content(tokens).length > longestEnd ||
  tokens.some(({ lower }, index) => (lower === 'she' || lower === 'he') && isPast(tokens[index + 1]))

const isPast = (token: Token | undefined) =>
  token?.pos === 'VERB' && token.lower !== token.lemma && !/(?:ing|s)$/.test(token.lower)

/** Some clause of it wants nothing of the talk. */
function hasToldClause(doc: Doc): boolean {
  const heard = heardIn(doc).filter(
    ({ id, clause }) =>
      ofTheTalk(id, doc.clauses[clause]?.text ?? '') &&
      !(id === 'advice' && !doc.clauses[clause]?.tokens.some(({ lower }) => you.has(lower))),
  )
  const taken = new Set(heard.map(({ clause }) => clause))
  return doc.clauses.some(
    (clause, index) => !taken.has(index) && clause.tokens.some(isWord) && bareAnswer(clause.text) === null,
  )
}

/** Which rule takes this sentence for machinery; null for one that is told. */
export function machineryIn(sentence: string, setting: Setting): string | null {
  const doc = read(sentence)
  return machinery.find(({ when }) => when(sentence, doc, setting))?.id ?? null
}
