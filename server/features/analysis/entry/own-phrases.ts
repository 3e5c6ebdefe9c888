import { commonWords } from '#server/language/en/common-words.ts'
import { formOf } from '#server/language/mood/tokens.ts'
import { areaWords } from './area-words.ts'

const words = (list: string) => new Set(list.split(' '))

const known = new Set(Object.values(areaWords).flatMap((list) => list.split(' ')))
const openers = words('my our the a an his her their this that new some another')
const calendar = words(
  'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december mondays tuesdays wednesdays thursdays fridays saturdays sundays im ive ill id tv ok okay lol mom mum mommy dad daddy grandma grandpa god lord mr mrs ms dr english american',
)
const people = words(
  'mom mum mother dad father wife husband son daughter brother sister friend friends boss kids kid baby family girlfriend boyfriend partner coworker dog cat teacher doctor neighbor uncle aunt cousin team roommate children parents grandma grandpa man woman girl boy guy',
)
const verbs = words(
  'broke ran fell left lost sat slept ate drank drove flew grew kept met paid read rang rose sang sold sent shook shut spoke spent stood swam taught told threw woke won wrote makes takes needs loves likes wants gets goes says feels keeps looks works helps comes starts ends hurts means seems became began brought bought built caught chose gave had heard held hit hurt led let lay lit rode stole struck stuck cut died sucks went makes happens turns thinks plays sounds',
)
const mostPhrases = 2

type Piece = { raw: string; form: string; startsSentence: boolean }

function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let startsSentence = true
  for (const [raw] of text.matchAll(/[\p{L}\p{N}]+(?:['’-]\p{L}+)*|[^\s\p{L}\p{N}]+|\n/gu)) {
    const isWord = /[\p{L}\p{N}]/u.test(raw)
    pieces.push({ raw, form: isWord ? formOf(raw.replace(/['’]s$/, '')) : '', startsSentence })
    startsSentence = isWord ? false : startsSentence || /[.!?…\n"“:]/.test(raw)
  }
  return pieces
}

const isPlain = ({ form }: Piece) =>
  form.length > 2 &&
  !commonWords.has(form) &&
  !verbs.has(form) &&
  !/(?:ing|ed|ly|nt)$/.test(form) &&
  /^[\p{L}-]+$/u.test(form)

function isName({ raw, form, startsSentence }: Piece): boolean {
  const isCapital = /^\p{Lu}[\p{L}'’-]+$/u.test(raw)
  return (
    isCapital && !startsSentence && form.length > 2 && !commonWords.has(form) && !calendar.has(form) && !known.has(form)
  )
}

/** Up to three names in a row are one: "new york", "horizon zero dawn". */
function namesIn(pieces: readonly Piece[]): string[] {
  const names: string[][] = []
  let current: string[] = []
  for (const piece of pieces) {
    if (isName(piece) && current.length < 3) {
      if (current.length === 0) names.push(current)
      current.push(piece.form)
    } else current = []
  }
  return names.map((words) => words.join(' '))
}

/** Two plain words after "my", "the", "a …", and nothing plain behind them: "garden fence", not "brother plays guitar". */
function* nounsIn(pieces: readonly Piece[]): Generator<string> {
  for (const [at, { form }] of pieces.entries()) {
    const [first, second, next] = pieces.slice(at + 1, at + 4)
    if (!openers.has(form) || !first || !second) continue
    if (isPlain(first) && isPlain(second) && !people.has(first.form) && !(next && isPlain(next)))
      yield `${first.form} ${second.form}`
  }
}

/** What the entry itself keeps naming: people, places and things in its own words, the most named first. */
export function ownPhrases(text: string): string[] {
  const letters = text.replace(/[^\p{L}]/gu, '')
  const capitals = text.replace(/[^\p{Lu}]/gu, '').length
  const pieces = piecesOf(text)
  const counts = new Map<string, number>()
  const count = (phrase: string) => counts.set(phrase, (counts.get(phrase) ?? 0) + 1)
  // Where everything is a capital, capitals name nobody.
  if (capitals < letters.length * 0.3) {
    for (const name of namesIn(pieces)) count(name)
    for (const { form, startsSentence } of pieces) if (startsSentence && counts.has(form)) count(form)
  }
  for (const noun of nounsIn(pieces)) count(noun)
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, mostPhrases)
    .map(([phrase]) => phrase)
}
