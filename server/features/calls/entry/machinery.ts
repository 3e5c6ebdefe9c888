import { bareAnswer } from '#server/language/intents/bare-answer.ts'
import type { IntentId } from '#server/language/intents/intent-ids.ts'
import { intentsIn } from '#server/language/intents/intents.ts'
import { spokenWords } from '#server/language/intents/spoken-words.ts'
import { moodAnswered, moodTold } from '#server/language/mood/self-rated.ts'
import { type Doc, read, type Token } from '#server/language/read.ts'
import { words } from '#server/language/words.ts'
import { withoutOpening } from './smoothing.ts'

/** What a sentence answers: the companion's last words, and what was told before it. */
export type Setting = {
  asked: string
  isMoodAnswer: boolean
  isCareAnswer: boolean
  told: ReadonlySet<string>
  isFirst: boolean
  /** The person's first name. */
  name: string
}

const content = (tokens: readonly Token[]) =>
  tokens.filter(({ pos, isStop, lower }) => !isStop && pos !== 'PUNCT' && !asides.has(lower))
export const lemmasOf = (text: string) => new Set(content(read(text).tokens).map(({ lemma }) => lemma.toLowerCase()))
const asides = words('get wrong um uh oh god yes no yeah ok well honestly actually exactly mostly really')

const says = words(
  'ask say tell call hear mishear forget miss keep promise listen repeat understand misunderstand confuse stop sound be',
)
const asking = words('what who how why where when which whatever do does did are is can could would will should have')
const interrogative = words('what who which where when how why whose')
const mostEchoed = 6
const shortRating = 8

export const isWord = ({ pos }: Token) => pos !== 'PUNCT'
const introductions = words('this it is am i yes hi hello here speaking my name the')
/** "This is Sam", "Sam speaking". */
function introduces(sentence: string, name: string): boolean {
  const said = spokenWords(sentence)
  const own = name.toLowerCase()
  return said.includes(own) && said.every((word) => word === own || introductions.has(word))
}

const longestCourtesy = 6
const longestTail = 4

/** "Thank you and good night". */
export function isCourtesy(sentence: string): boolean {
  const said = spokenWords(sentence).filter((word) => word !== 'and')
  if (said.length > longestCourtesy) return false
  // "Good night to you".
  const opening = said.length <= longestTail ? said.slice(0, 2) : said
  const heard = [said, opening].flatMap((some) => intentsIn(read(some.join(' '))))
  return heard.some(({ id }) => courtesies.includes(id) && ofTheTalk(id, sentence))
}
export const ways: readonly IntentId[] = ['leave']
export const isFarewell = (sentence: string) => intentsIn(read(sentence)).some(({ id }) => ways.includes(id))

const courtesies: readonly IntentId[] = ['leave', 'thanks', 'hello']

/** "Not a great deal". */
const deniesInShort = ({ tokens }: Doc) =>
  /^(?:not|nothing)$/.test(tokens[0]?.lower ?? '') &&
  tokens.length <= 6 &&
  !tokens.some(({ pos }) => pos === 'VERB' || pos === 'AUX')

/** "It has not", "I did": only with its question does it say anything. */
const isOfAnAnswer = ({ pos, lower }: Token) =>
  pos === 'PRON' || pos === 'AUX' || pos === 'PART' || lower === 'not' || lower === 'no'
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
  { id: 'mood', when: (sentence, doc, { isMoodAnswer }) => isRating(sentence, doc, isMoodAnswer) },
  { id: 'intent', when: (sentence, doc) => (doc.clauses.length > 0 && !hasToldClause(doc)) || isCourtesy(sentence) },
  { id: 'put-to-the-companion', when: (_, doc) => asksTheCompanion(doc) },
  { id: 'about-the-companion', when: (_, doc) => isAboutTheCompanion(doc) },
  { id: 'about-the-talk', when: (_, doc) => isAboutTheTalk(doc) },
  { id: 'echo', when: (sentence, doc, { asked }) => echoes(sentence, doc, asked) },
  { id: 'correction', when: (_, doc, setting) => onlyCorrects(doc, setting) },
  { id: 'insistence', when: (_, doc, setting) => saysAgain(doc, setting) },
  { id: 'wanting', when: (_, doc) => wantsOfTheTalk(doc) },
  { id: 'reassurance', when: (_, doc, setting) => setting.isCareAnswer && reassures(doc, setting) },
]

/** "A seven", "I'd say a five again", "six out of ten". */
function isRating(sentence: string, { tokens }: Doc, isMoodAnswer: boolean): boolean {
  if (tokens.filter(isWord).length > shortRating) return false
  return moodTold(sentence) !== null || (isMoodAnswer && moodAnswered(sentence) !== null)
}

/** Said to be told even where an intent was heard in it: whoever is thanked in a story, what one should do oneself. */
const ofTheTalk = (id: IntentId, text: string) => id !== 'correction' && (id !== 'hello' || greets.test(text))
const greets = /\b(?:hello|hi|hiya|hey|good (?:morning|afternoon|evening)|speaking)\b/i

/** Some clause of it wants nothing of the talk. */
function hasToldClause(doc: Doc): boolean {
  const heard = intentsIn(doc).filter(
    ({ id, clause }) =>
      ofTheTalk(id, doc.clauses[clause]?.text ?? '') &&
      !(id === 'advice' && !hasYou(doc.clauses[clause]?.tokens ?? [])),
  )
  const taken = new Set(heard.map(({ clause }) => clause))
  return doc.clauses.some(
    (clause, index) => !taken.has(index) && clause.tokens.some(isWord) && bareAnswer(clause.text) === null,
  )
}

const hasYou = (tokens: readonly Token[]) => tokens.some(({ lower }) => lower === 'you' || lower === "you're")

/** "What do you think I should do?", also without its mark. */
function asksTheCompanion({ tokens, text }: Doc): boolean {
  const said = tokens.filter(isWord)
  const beginsSo = asking.has(said[0]?.lower ?? '')
  const you = said.findIndex(({ lower }) => lower === 'you')
  return you >= 0 && ((beginsSo && you <= 4) || (text.trimEnd().endsWith('?') && beginsSo))
}

/** "You asked about my shirt", "you are being very silly"; not "you get used to it". */
function isAboutTheCompanion({ tokens }: Doc): boolean {
  const said = tokens.filter(isWord)
  const you = said.findIndex(({ lower }) => lower === 'you' || lower === "you're")
  if (you < 0 || you > 1) return false
  const verb = said.slice(you + 1, you + 4).find(({ pos }) => pos === 'VERB') ?? said[you + 1]
  const isPast = verb !== undefined && (verb.lower !== verb.lemma || said[you + 1]?.lower === 'did')
  return (
    verb !== undefined &&
    says.has(verb.lemma) &&
    (isPast || said[you + 1]?.pos === 'AUX' || said[you]?.lower === "you're")
  )
}

const talk = words('talk tell say mention ask speak hear understand')
const talked = words(
  'there not much that all i wanted just only enough about it more to tell say talk nothing else have want the you',
)
/** "There is not much to tell", "I'm not talking about my roommate", "I was telling you about the photograph". */
function isAboutTheTalk({ tokens }: Doc): boolean {
  const said = tokens.filter(isWord)
  const verb = said.findIndex(({ lemma }) => talk.has(lemma))
  if (verb < 0 || verb > 5) return false
  if (/^(?:hear|understand)$/.test(said[verb]?.lemma ?? '')) return said[verb + 1]?.lower === 'you'
  const isNow = /ing$/.test(said[verb]?.lower ?? '') && /^(?:i'm|im|i)$/.test(said[0]?.lower ?? '')
  if (isNow && (said[verb + 1]?.lower === 'about' || said[verb + 1]?.lower === 'you')) return true
  return (
    said.slice(0, verb + 1).some(({ lower }) => /^(?:not|no|nothing|all|much)$/.test(lower)) &&
    said.every(({ lower, lemma }) => talked.has(lower) || lemma === 'be' || talk.has(lemma))
  )
}

/** "Is what new?", "Lately?", "How do I feel?": the question handed back. */
function echoes(sentence: string, { tokens }: Doc, asked: string): boolean {
  const said = tokens.filter(isWord)
  if (asked === '' || said.length > mostEchoed) return false
  const known = new Set(read(asked).tokens.flatMap(({ lemma, lower }) => [lemma, lower]))
  const own = said.filter(
    ({ lower }) => !interrogative.has(lower) && !/^(?:i|me|my|again|oh|the|a|that|is|it|lol|of)$/.test(lower),
  )
  if (!own.every(({ lemma, lower }) => known.has(lemma) || known.has(lower))) return false
  const isQuestion = sentence.trimEnd().endsWith('?') || said.some(({ lower }) => interrogative.has(lower))
  return (
    isQuestion ||
    (own.length > 0 &&
      !said.some(({ pos }) => pos === 'VERB' || pos === 'AUX') &&
      own.length === content(said).length &&
      !isAnswerLike(said))
  )
}

/** "Still with me" says something though the question's words are in it. */
const isAnswerLike = (said: readonly Token[]) => said.some(({ pos, lower }) => pos === 'ADP' || lower === 'still')

/** Sets the companion right and tells nothing that was not told. */
function onlyCorrects(doc: Doc, { asked, told }: Setting): boolean {
  const said = doc.tokens.filter(isWord)
  const isCorrection = intentsIn(doc).some(({ id }) => id === 'correction') || (asked !== '' && denies(said, asked))
  if (!isCorrection) return false
  const known = lemmasOf(asked)
  const fresh = [...new Set(content(said).map(({ lemma }) => lemma.toLowerCase()))].filter(
    (lemma) => !told.has(lemma) && !known.has(lemma),
  )
  return fresh.length <= 1
}

/** "No, not good", "my mother-in-law, not my mother": what the companion had named is what it is not. */
function denies(said: readonly Token[], asked: string): boolean {
  const not = said.findIndex(({ lower }) => lower === 'not')
  const after = content(said.slice(not + 1))
  const known = lemmasOf(asked)
  return not >= 0 && said.length <= 9 && after.length > 0 && after.every(({ lemma }) => known.has(lemma.toLowerCase()))
}

/** The answer to being asked about danger: nothing of the day, unless it tells something new. */
function reassures({ tokens }: Doc, { asked, told }: Setting): boolean {
  const known = lemmasOf(asked)
  const fresh = [...new Set(content(tokens).map(({ lemma }) => lemma.toLowerCase()))].filter(
    (lemma) => !told.has(lemma) && !known.has(lemma),
  )
  const isDenial = tokens.some(({ lower }) =>
    /^(?:not|n't|nt|no|never|fine|right|okay|safe|heavens|ridiculous)$/.test(lower),
  )
  return fresh.length === 0 || (isDenial && fresh.length <= 3)
}

/** "It's my mother-in-law", once more. */
function saysAgain({ tokens }: Doc, { told }: Setting): boolean {
  const said = tokens.filter(isWord)
  const own = content(said).map(({ lemma }) => lemma.toLowerCase())
  return (
    /^(?:it's|its|it|that's)$/.test(said[0]?.lower ?? '') &&
    own.length > 0 &&
    said.length <= 8 &&
    own.every((lemma) => told.has(lemma))
  )
}

/** "I don't want you to just listen", "I wanted advice". */
function wantsOfTheTalk({ tokens }: Doc): boolean {
  const said = tokens.filter(isWord)
  const want = said.findIndex(({ lemma }) => /^(?:want|need|like|wish)$/.test(lemma))
  if (said[0]?.lower !== 'i' || want < 1 || want > 4) return false
  return said[want + 1]?.lower === 'you' || said[want + 1]?.lower === 'advice'
}

/** Which rule takes this sentence for machinery; null for one that is told. */
export function machineryIn(sentence: string, setting: Setting): string | null {
  const doc = read(sentence)
  return machinery.find(({ when }) => when(sentence, doc, setting))?.id ?? null
}
