import { conjunctions, takesClause } from '#server/language/en/function-words.ts'
import { bareAnswer } from '#server/language/intents/bare-answer.ts'
import type { IntentId } from '#server/language/intents/intent-ids.ts'
import { intentsIn } from '#server/language/intents/intents.ts'
import { read, type Token } from '#server/language/read.ts'
import { words } from '#server/language/words.ts'

/** So long, in words, may a sentence be before what is joined to it begins another. */
const usual = 9
const enoughWords: Readonly<Record<string, number>> = { or: 12, but: 13, so: 16 }
/** Whoever's speech comes with marks and capitals has its sentences from the recogniser. */
const longest = 40

const subjects = words(
  "i you i'm im ive i've id i'd ill i'll we we're he he's hes she she's shes it it's its they they're theyre there there's theres that's thats",
)
const whole = words(
  "i'm im ive i've id i'd i'll he's hes she's shes it's its they're theyre we're there's theres that's thats",
)
const joining = words('and but so or then')
const subordinating = words(
  'if because cause coz cuz when while since although though until unless whenever once til till',
)
const links = words('that what who where how why which as than whether like to of')
const answers = words('no nah nope yeah yes yep ok okay well anyway honestly none nothing')
const owners = words('my our his her their the a this that')

/** The sentences of what was said in one go, also where nobody put a full stop. */
export function sentencesIn(text: string): string[] {
  const { sentences } = read(text)
  const isWritten = /^\W*\p{Lu}/u.test(text) && /[.!?]["”']?$/.test(text.trim())
  return sentences.flatMap((sentence) => {
    const tokens = sentence.tokens
    if (isWritten && tokens.length < longest) return [sentence.text]
    return splitAt(text, tokens, beginningsIn(tokens))
  })
}

function splitAt(text: string, tokens: readonly Token[], beginnings: readonly number[]): string[] {
  return [0, ...beginnings].flatMap((from, index) => {
    const first = tokens[from]
    const last = tokens[(beginnings[index] ?? tokens.length) - 1]
    if (!first || !last) return []
    const sentence = text.slice(first.start, last.end).replace(/[\s,;:–—-]+$/, '')
    return [index > 0 ? sentence.replace(/^and (?=\S)/i, '') : sentence]
  })
}

const isVerb = ({ pos, lower }: Token) => pos === 'VERB' || pos === 'AUX' || whole.has(lower)
const isWord = ({ pos }: Token) => pos !== 'PUNCT'
const isTelling = (token: Token) => isWord(token) && !joining.has(token.lower) && !pauses.has(token.lower)
/** "Afterwards | I sat": an adverb alone is no sentence. */
const isPassing = (token: Token) => token.pos === 'ADV' || !isTelling(token)
const pauses = words('ok okay well like oh anyway')

/** Where a new sentence begins, by the places of its first tokens. */
function beginningsIn(tokens: readonly Token[]): number[] {
  const beginnings: number[] = []
  let from = 0
  for (let index = 1; index < tokens.length; index += 1) {
    if (!begins(tokens, from, index)) continue
    beginnings.push(index)
    from = index
  }
  return beginnings
}

const isInflected = (token: Token | undefined) =>
  token?.pos === 'AUX' || (token?.pos === 'VERB' && token.lower !== token.lemma)

const isBareSubject = (tokens: readonly Token[], index: number) =>
  tokens[index]?.pos === 'NOUN' && isInflected(tokens[index + 1]) && isFollowedByVerb(tokens, index + 1)

const longestFarewell = 4
const farewells: readonly IntentId[] = ['leave', 'done']

/** "Gotta go | netflix is calling". */
const isFarewell = (current: readonly Token[]) =>
  current.length <= longestFarewell &&
  intentsIn(read(current.map(({ text }) => text).join(' '))).some(({ id }) => farewells.includes(id))

function begins(tokens: readonly Token[], from: number, index: number): boolean {
  const [token, before] = [tokens[index], tokens[index - 1]]
  const current = tokens.slice(from, index)
  if (!token || !before || !current.some(isTelling) || current.every(isPassing)) return false
  if (answers.has(token.lower) && startsSubject(tokens, index + 1) && before.pos !== 'VERB' && before.pos !== 'ADP')
    return true
  if (isFarewell(current) && (startsSubject(tokens, index) || isBareSubject(tokens, index))) return true
  if (joining.has(token.lower)) {
    const next = tokens.findIndex(({ pos, lower }, place) => place > index && pos !== 'ADV' && lower !== 'then')
    const enough = enoughWords[token.lower] ?? usual
    return isWhole(current) && current.filter(isWord).length >= enough && startsSubject(tokens, next)
  }
  if (joining.has(before.lower)) return false
  if (before.pos === 'ADV' && joining.has(tokens[index - 2]?.lower ?? '')) return false
  const isAnswered = bareAnswer(current.map(({ text }) => text).join(' ')) !== null
  if (isAnswered && isBareSubject(tokens, index)) return true
  if (!startsSubject(tokens, index)) return false
  if (isOpen(current)) return false
  if (!current.some(isVerb)) return isAnswer(current)
  return isWhole(current) && !isBound(tokens, from, index)
}

/** A subject and its verb begin here: "I went", "it's", "my own mum died". */
export function startsSubject(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index]
  if (!token) return false
  if (whole.has(token.lower)) return true
  if (subjects.has(token.lower)) return isFollowedByVerb(tokens, index + 1)
  // "Me and Jayden went"; but "she asked me and I went".
  const isPair = token.lower === 'me' && tokens[index + 1]?.lower === 'and'
  if (isPair) return !subjects.has(tokens[index + 2]?.lower ?? '') && isFollowedByVerb(tokens, index + 3)
  if (!owners.has(token.lower)) return false
  const rest = tokens.slice(index + 1, index + 7)
  const verb = rest.findIndex((one) => isVerb(one) && !whole.has(one.lower) && !/ing$/.test(one.lower))
  const nouns = rest.slice(0, Math.max(verb, 0))
  return verb > 0 && nouns.some(({ pos }) => pos === 'NOUN' || pos === 'PROPN') && nouns.every(isOfName)
}

const isOfName = ({ pos, lower }: Token) => ['NOUN', 'PROPN', 'ADJ', 'ADV', 'NUM'].includes(pos) || lower === 'in'

function isFollowedByVerb(tokens: readonly Token[], index: number): boolean {
  const verb = tokens.findIndex(({ pos }, place) => place >= index && pos !== 'ADV' && pos !== 'PART')
  const next = tokens[verb]
  if (!next || verb > index + 2 || !isVerb(next)) return false
  // "It was good I guess" has said it all.
  return !takesClause.has(next.lemma) || tokens.slice(verb + 1).some(isWord)
}

/** What came before can stand by itself: it has a verb, and does not end on a word that asks for more. */
function isWhole(current: readonly Token[]): boolean {
  const last = current.findLast(isWord)
  return (
    current.some(isVerb) && last !== undefined && last.pos !== 'DET' && last.pos !== 'SCONJ' && last.pos !== 'CCONJ'
  )
}

/** "If I don't get it | I lose …", "when he laughs I …": the first half waits for the second. */
const isOpen = (current: readonly Token[]) =>
  opensHalf(current) && current.filter(({ lower }) => subjects.has(lower)).length <= 1

/** Begins as half a sentence: "if …", "when …". */
export function opensHalf(tokens: readonly Token[]): boolean {
  const first = tokens.find(({ lower, pos }) => isWordOf(pos) && !joining.has(lower) && lower !== 'well')
  return first !== undefined && subordinating.has(first.lower)
}

const isWordOf = (pos: string) => pos !== 'PUNCT' && pos !== 'INTJ'

/** "Not really", "energy none"; but "my husband, he's good". */
const waits = words('time day thing way moment part one')
const isAnswer = (current: readonly Token[]) => {
  const [first] = current
  if (waits.has(current.at(-1)?.lower ?? '')) return false
  return (
    first !== undefined &&
    !owners.has(first.lower) &&
    (current.length <= 4 || answers.has(first.lower)) &&
    !links.has(current.at(-1)?.lower ?? '')
  )
}

/** What stands right before belongs to it: "because I", "I think it", "the washing I'd done". */
function isBound(tokens: readonly Token[], from: number, index: number): boolean {
  const before = tokens[index - 1]
  if (!before) return false
  if (conjunctions.has(before.lower) || subordinating.has(before.lower) || links.has(before.lower)) return true
  if (before.pos === 'SCONJ' || before.pos === 'ADP' || before.pos === 'DET') return !isParticle(tokens, index - 1)
  if (
    before.pos === 'AUX' ||
    takesClause.has(before.lemma) ||
    reports.has(before.lemma) ||
    isToldSomebody(tokens, index) ||
    before.pos === 'CCONJ'
  )
    return true
  if (before.pos === 'VERB' && isObject.has(tokens[index]?.lower ?? '')) return true
  return isRelative(tokens.slice(from, index)) || !sinceJoined(tokens.slice(from, index)).some(isVerb)
}

/** "And then in the Mozart | I came in early": what was joined has no verb yet. */
const sinceJoined = (current: readonly Token[]) =>
  current.slice(current.findLastIndex(({ lower, pos }) => joining.has(lower) && pos !== 'ADV') + 1)

/** "I told her | he wasn't alone". */
function isToldSomebody(tokens: readonly Token[], index: number): boolean {
  const [verb, whom] = [tokens[index - 2], tokens[index - 1]]
  return (
    verb !== undefined && whom !== undefined && tells.has(verb.lemma) && ['PRON', 'PROPN', 'NOUN'].includes(whom.pos)
  )
}

const reports = words(
  'realise realize notice see hear find remember forget decide learn dream worry promise swear wish like show',
)
const tells = words('tell show promise ask remind text')

/** A preposition may end a sentence when it belongs to a verb: "she came over"; "the man on the left" goes on. */
const isParticle = (tokens: readonly Token[], index: number) => {
  const [verb, token] = [tokens[index - 1], tokens[index]]
  return (
    token !== undefined && particles.has(token.lower) && verb !== undefined && (isVerb(verb) || objects.has(verb.lower))
  )
}
/** "Put it on"; but "nobody in my house". */
const objects = words('it him her them me us')
const particles = words('over off up out down in on through away back along around')

const isObject = words('you it that there my our his her their the a this')

/** "All the washing | I'd done", "the last time | he laughed"; but "to the beach | we swam". */
function isRelative(current: readonly Token[]): boolean {
  const noun = current.at(-1)
  if (noun?.lower === 'one') return current.at(-2)?.lower === 'the'
  if (noun?.pos !== 'NOUN') return /^(?:everything|something|anything|all|nothing)$/.test(noun?.lower ?? '')
  const start = current.findLastIndex(({ pos }) => pos !== 'NOUN' && pos !== 'ADJ')
  return current[start]?.lower === 'the' && current[start - 1]?.pos !== 'ADP'
}
