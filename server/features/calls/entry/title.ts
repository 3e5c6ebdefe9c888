import { isVerb } from '#server/language/clauses.ts'
import { isOtherLanguage } from '#server/language/detection/detection.ts'
import { openWords, reporting } from '#server/language/en/subordination.ts'
import { capitalised } from '#server/language/format.ts'
import { leaningOf } from '#server/language/mood/tone.ts'
import { read, type Token } from '#server/language/read.ts'
import { startsSubject } from '#server/language/run-ons/subjects.ts'
import { kindsTold } from '#server/language/told/told.ts'
import { assess } from '#server/risk/assess.ts'
import { ahead, cuttable, dangling, dull, pronouns, speaking, turning, weak } from './en/title-words.ts'
import { withoutOpening } from './writing/smoothing.ts'

const longest = 60
const shortest = 3

/** Words that could stand above the entry; `isWhole` when nothing had to be cut off. */
type Candidate = { words: string; isWhole: boolean; place: number; share: number; isOpening: boolean }

/** The event most was told about, in the person's own words, at most 60 characters. */
export function titleOf(paragraphs: readonly (readonly string[])[]): string {
  const sentences = paragraphs.flat()
  if (isOtherLanguage(sentences.join(' '))) return beginningOf(sentences[0] ?? '')
  const mentions = mentionsIn(sentences)
  const most = Math.max(...paragraphs.map(lengthOf))
  const shares = paragraphs.flatMap((paragraph) => paragraph.map(() => lengthOf(paragraph) / most))
  const all = sentences.flatMap((sentence, place) =>
    candidatesIn(sentence, place).map((one) => ({
      ...one,
      share: shares[place] ?? 1,
      isOpening: place < (paragraphs[0]?.length ?? 0),
    })),
  )
  // What would frighten at every look at the journal is not made its headline, unless nothing else was said.
  const calm = all.filter(({ words }) => !assess(words).isExplicit)
  const scored = (calm.length > 0 ? calm : all).map((one) => ({ ...one, score: scoreOf(one, mentions) }))
  const best = scored.toSorted((one, other) => other.score - one.score)[0]
  // Half of a quotation is none.
  return capitalised((best?.words || cut(sentences.join(' '))).replace(/["“”]/g, ''))
}

const lengthOf = (paragraph: readonly string[]) => paragraph.join(' ').length

/** Where nothing can be weighed. */
function beginningOf(sentence: string): string {
  const whole = sentence.replace(/[.!…]+$/, '')
  return capitalised(whole.length <= longest ? whole : cut(whole))
}

const isWord = ({ pos }: Token) => pos !== 'PUNCT'
const isTelling = (token: Token) => isWord(token) && !token.isStop && !dull.has(token.lower) && !dull.has(token.lemma)

/** In how many sentences each thing is spoken of. */
function mentionsIn(sentences: readonly string[]): Map<string, number> {
  const mentions = new Map<string, number>()
  for (const sentence of sentences) {
    const lemmas = new Set(
      read(sentence)
        .tokens.filter(isTelling)
        .map(({ lemma }) => lemma),
    )
    for (const lemma of lemmas) mentions.set(lemma, (mentions.get(lemma) ?? 0) + 1)
  }
  return mentions
}

function candidatesIn(sentence: string, place: number): Omit<Candidate, 'share' | 'isOpening'>[] {
  if (sentence.endsWith('?')) return []
  const { clauses, text } = read(sentence)
  const starts = clauses.flatMap(({ tokens }, index) =>
    index > 0 && isSubject(tokens) ? (tokens[0]?.start ?? []) : [],
  )
  const tokens = clauses.flatMap((clause) => clause.tokens)
  const ends = [...clauses.map((clause) => clause.tokens.at(-1)?.end ?? text.length), ...asidesIn(tokens)]
  const spans = [0, ...starts].flatMap((from) => ends.filter((to) => to > from).map((to) => text.slice(from, to)))
  return spans.flatMap((words) => ({ ...trimmed(words), place })).filter(({ words }) => words !== '')
}

/** Where somebody who was named is explained: "Mr Kowalski | the man in bed four", "a woman | who …". */
const asidesIn = (tokens: readonly Token[]) =>
  tokens.flatMap(({ lower, pos, start }, index) => {
    const before = tokens[index - 1]
    const isNoun = before?.pos === 'NOUN' || before?.pos === 'PROPN'
    return isNoun && (pos === 'DET' || lower === 'who' || lower === 'which') ? [start] : []
  })

/** A clause that has its own subject can stand by itself, without its "and". */
function isSubject(tokens: readonly Token[]): boolean {
  const first = tokens.find(({ pos, lower }) => pos !== 'PUNCT' && lower !== 'and' && lower !== 'but' && lower !== 'so')
  return first !== undefined && ['PRON', 'DET', 'NOUN', 'PROPN'].includes(first.pos) && tokens.some(isVerb)
}

function scoreOf({ words, isWhole, place, share, isOpening }: Candidate, mentions: Map<string, number>): number {
  const tokens = read(words).tokens.filter(isWord)
  const telling = tokens.filter(isTelling)
  const again = telling.reduce((sum, { lemma }) => sum + Math.min((mentions.get(lemma) ?? 1) - 1, 2), 0)
  const first = tokens[0]?.lower ?? ''
  const isOwn = /^(?:i|i'm|i've|i'd|my|we|our|we're)$/.test(first.replace('’', "'"))
  return (
    Math.sqrt(Math.min(telling.length, 5)) * 1.3 +
    Math.min(again, 4) * 0.7 +
    (telling.some(({ lower, lemma }) => turning.has(lower) || turning.has(lemma)) ? 1.6 : 0) +
    Math.min(telling.filter(({ pos, text }) => pos === 'PROPN' && /^\p{Lu}/u.test(text)).length, 2) * 0.4 +
    (leaningOf(words).tone !== 'plain' ? 0.3 : 0) +
    (kindsTold(read(words))[0]?.likelihood ?? 0) * 1.5 +
    (isOwn ? 0.5 : 0) +
    (place < 2 ? 0.5 : 0) +
    (isOpening ? 0.7 : 0) -
    (startsSubject(tokens, 0) || tokens[0]?.pos === 'VERB' || isNamed(tokens) ? 0 : 1) -
    (pronouns.has(first) ? 3 : 0) -
    (tokens.slice(0, 4).some(isSaying) ? 1.2 : 0) -
    (tokens.slice(0, 3).some(({ lower }) => weak.has(lower)) ? 1 : 0) +
    (tokens.slice(0, 4).some(isDone) ? 0.6 : 0) +
    share * 1.2 -
    (tokens.some(({ lower }) => ahead.has(lower)) ? 0.8 : 0) -
    (tokens.some(isVerb) ? 0 : isNamed(tokens) ? 0.5 : 1.5) -
    (pronouns.has(tokens.at(-1)?.lower ?? '') ? 1 : 0) -
    (tokens.length < shortest ? 1 : 0) -
    (telling.length < 2 ? 0.7 : 0) -
    (words.split(',').length - 1) * 0.7 -
    (first === 'not' || first === 'no' ? 1 : 0) -
    (isWhole ? 0 : 1) -
    Math.max(tokens.length - 8, 0) * 0.3 -
    Math.min(place, 8) * 0.12
  )
}

const isDone = (token: Token) =>
  token.pos === 'VERB' && token.lower !== token.lemma && !/ing$/.test(token.lower) && isTelling(token)

/** "I said no": what was said or thought is seldom what happened. */
const isSaying = ({ pos, lemma }: Token) => pos === 'VERB' && reporting.has(lemma)

/** "The interview" says what the day was about without a verb. */
const isNamed = ([first, ...rest]: readonly Token[]) =>
  /^(?:the|my|our)$/.test(first?.lower ?? '') && rest.some(({ lower }) => turning.has(lower))

const joining = /^(?:and|but|so|then|because|cause|cos|also|if|when|while|although|though)\s+/i

/** Without its first "well, yesterday" and without a word at the end that asks for another; never over the limit. */
function trimmed(clause: string): Pick<Candidate, 'words' | 'isWhole'> {
  const whole = clause.trim().replace(/[.!?…,;:]+$/, '')
  if (/^(?:if|when|while|because|cause|cos|although|though)\b/i.test(whole)) return { words: '', isWhole: false }
  const bare = withoutOpening(whole.replace(joining, '').replace(joining, '')).replace(
    /^(?:today|yesterday|tonight|this morning|last night|basically|honestly|actually),?\s+(?=(?:i|we|my|our|the|he|she|they)\b)/i,
    '',
  )
  const words = withoutDangling(bare.length <= longest ? bare : cut(bare))
  return { words, isWhole: words.length === bare.length }
}

function cut(words: string): string {
  const room = words.slice(0, longest + 1)
  const spaces = [...room.matchAll(/\s+(?=(\S+))/g)]
  const beforePhrase = spaces.findLast(({ index, 1: next = '' }) => index >= 20 && cuttable.has(next.toLowerCase()))
  if (beforePhrase) return room.slice(0, beforePhrase.index)
  const last = spaces.at(-1)
  return last ? room.slice(0, last.index) : words.slice(0, longest)
}

function withoutDangling(words: string): string {
  const all = words.replace(/[,;:]+$/, '').split(' ')
  const mayNotEnd = (word: string) => dangling.has(word) || openWords.has(word) || speaking.has(word)
  while (all.length > 1 && mayNotEnd((all.at(-1) ?? '').toLowerCase().replace('’', "'"))) all.pop()
  return all.join(' ').replace(/[,;:]+$/, '')
}
