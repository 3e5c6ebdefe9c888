import { deedsOnly, lifeEvents } from '../en/life-events.ts'
import { relations } from '../en/people.ts'
import { definite, possessives, reporting } from '../en/telling.ts'
import { carriesMeaning, rootOf, type Word } from '../reading.ts'
import { holdsRoot, type Text } from '../sources.ts'

type Row = readonly [called: string, borneOutBy: string]

/** By the root of a word, the roots of which one has to stand. */
const bearing = (rows: readonly Row[]) =>
  new Map(
    rows.flatMap(([called, by]) => {
      const roots = by.split(' ').map(rootOf)
      return called.split(' ').map((word) => [rootOf(word), [rootOf(word), ...roots]] as const)
    }),
  )

const bearingRelations = bearing(relations)
const bearingEvents = bearing(lifeEvents)

/** "Your wife", "the doctor", "Mum": somebody in particular of whom nothing was told. Those of whom one asks openly are nobody yet. */
export function unknownPerson(words: readonly Word[], texts: readonly Text[]): string | null {
  const found = words.find((word, place) => {
    const roots = bearingRelations.get(word.root)
    const isTold = !roots || roots.some((root) => holdsRoot(texts, root))
    return !isTold && (isOwned(words, place) || (place > 0 && /^\p{Lu}/u.test(word.token.text)))
  })
  return found?.form ?? null
}

/** Whether the texts hold this word, or one that bears it out: "the wedding" where they told of getting married. */
export function bears(texts: readonly Text[], root: string): boolean {
  const roots = bearingRelations.get(root) ?? bearingEvents.get(root) ?? [root]
  return roots.some((one) => holdsRoot(texts, one))
}

/** Describing words may stand between: "your older sister". */
function isOwned(words: readonly Word[], place: number): boolean {
  for (let at = place - 1; at >= Math.max(0, place - 3); at -= 1) {
    const { form, token } = words[at] ?? {}
    if (form !== undefined && (possessives.has(form) || definite.has(form))) return true
    if (token?.pos !== 'ADJ' && token?.pos !== 'NOUN') return false
  }
  return false
}

/** A wedding, a death, an operation of which nothing was told. */
export function unknownEvent(words: readonly Word[], texts: readonly Text[]): string | null {
  const found = words.find((word, place) => {
    const roots = isEvent(words, place) ? bearingEvents.get(word.root) : undefined
    return roots !== undefined && !roots.some((root) => holdsRoot(texts, root))
  })
  return found?.form ?? null
}

/** "By the fire" tells of no dismissal, "by accident" of no accident. */
function isEvent(words: readonly Word[], place: number): boolean {
  const { root = '', token } = words[place] ?? {}
  return deedsOnly.has(root) ? token?.pos === 'VERB' : words[place - 1]?.form !== 'by'
}

const leastShare = 0.65
const run = 3

/** "You said that …", "she told you …": what is reported, where it was not said. */
export function unsaid(
  words: readonly Word[],
  text: string,
  isQuestion: boolean,
  texts: readonly Text[],
): string | null {
  for (const [place, word] of words.entries()) {
    if (!reporting.has(word.form) || (isQuestion && !isSaidBy(words, place, 'you'))) continue
    if (isPassive(words, place) || words[place - 1]?.form === 'what' || words[place - 2]?.form === 'what') continue
    const whole = reach(words.slice(place + 1), text)
    const after = isSaidBy(words, place, 'you') ? whole : toConjunction(whole)
    const before = words.slice(0, Math.max(0, place - 1))
    const reported = after.length > 0 && !comesAfter(before, after) ? after : before
    if (!wasSaid(reported, texts)) return reported.map(({ form }) => form).join(' ')
  }
  return null
}

/** "You nearly drowned, you told me": what was said comes first. */
function comesAfter(before: readonly Word[], after: readonly Word[]): boolean {
  const tells = (words: readonly Word[]) => words.some(carriesMeaning)
  return (tells(before) && !tells(after)) || (before.some(isVerb) && !after.some(isVerb))
}
const isVerb = ({ token }: Word) => token.pos === 'VERB' || token.pos === 'AUX'

const isPassive = (words: readonly Word[], place: number) =>
  words.slice(Math.max(0, place - 2), place).some(({ form }) => /^(?:be|been|is|are|was|were|got)$/.test(form))

function isSaidBy(words: readonly Word[], place: number, subject: string): boolean {
  return words.slice(Math.max(0, place - 3), place).some(({ form }) => form === subject)
}

/** As far as the report goes: to the next mark. */
function reach(words: readonly Word[], text: string): readonly Word[] {
  const start = words[0]?.token.start ?? 0
  if (endsBefore.test(text.slice(0, start))) return []
  const end = words.findIndex(({ token }, at) => at > 0 && endsBefore.test(text.slice(0, token.start)))
  return end === -1 ? words : words.slice(0, end)
}

/** Of what others said: "Tom said your idea and got the credit" tells two things. */
function toConjunction(words: readonly Word[]): readonly Word[] {
  const end = words.findIndex(({ form }) => form === 'and' || form === 'but')
  return end > 0 ? words.slice(0, end) : words
}

const endsBefore = /[,;:—–?!.…]["”]?\s*$/

function wasSaid(reported: readonly Word[], texts: readonly Text[]): boolean {
  const told = texts.filter(({ by }) => by !== 'companion')
  if (reported.some(carriesMeaning)) {
    const content = reported.filter((word) => carriesMeaning(word) || word.token.pos === 'VERB')
    const held = content.filter(({ root }) => holdsRoot(told, root))
    return held.length >= leastShare * content.length
  }
  if (reported.length <= run) return true
  const runs = new Set(told.flatMap(({ read }) => runsIn(read)))
  return runsIn(reported).some((one) => runs.has(one))
}

const neutral: Readonly<Record<string, string>> = {
  i: 'one',
  you: 'one',
  me: 'one',
  my: 'own',
  your: 'own',
  am: 'be',
  are: 'be',
  was: 'be',
  were: 'be',
}

function runsIn(words: readonly Word[]): string[] {
  const forms = words.map(({ form, lemma }) => neutral[form] ?? lemma)
  return forms.slice(run - 1).map((_, at) => forms.slice(at, at + run).join(' '))
}
