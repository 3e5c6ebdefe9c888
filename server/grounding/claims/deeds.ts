import { negators } from '#server/language/en/function-words.ts'
import { weekdays } from '#server/language/en/time/calendar.ts'
import { read, type Token } from '#server/language/read.ts'
import { isPastForm } from '#server/language/time/dates/tense.ts'
import { daysAhead, helping, intending, unreal } from '../en/deeds.ts'
import { rootOf, wordsOf } from '../reading.ts'

/** A verb with who does it, whether it is denied, and whether it has been done. `about` is what else its clause tells. */
export type Deed = {
  root: string
  doer: 'person' | 'other' | null
  isDenied: boolean
  tense: 'done' | 'meant' | 'now' | 'either'
  about: ReadonlySet<string>
  /** The word right after it: "go through" is no "go live". */
  next: string
}

const joining = new Set(['DET', 'PRON', 'AUX', 'ADP', 'CCONJ', 'SCONJ', 'PART', 'PUNCT'])
const first = new Set(['i', 'we', 'you'])
const others = new Set([
  'he',
  'she',
  'they',
  'it',
  'who',
  'that',
  'which',
  'nobody',
  'somebody',
  'everybody',
  'someone',
  'everything',
  'nothing',
  'something',
  'anything',
])
const firstAsked = new Set(['me', 'us'])
const asked = new Set([...firstAsked, 'him', 'her', 'them'])
const nominative = new Set(['i', 'we', 'you', 'he', 'she', 'they'])
const joins = new Set(['and', 'nor', 'or'])
const ahead = new Set<string>(weekdays)

/** Who did what in a text; the person is "I" in an entry and "you" in a letter. */
export const deedsIn = (text: string): Deed[] =>
  read(text).sentences.flatMap(({ clauses }) => {
    let doer: Deed['doer'] = null
    return clauses.flatMap(({ tokens }, index) => {
      const governing = clauses[index - 1]?.tokens.at(-1)
      const found = deedsOf(tokens, { doer, isMeant: governing !== undefined && isIntending(governing) })
      doer = found.at(-1)?.doer ?? doer
      return found
    })
  })

const isIntending = ({ lower, lemma }: Token) => intending.has(lower) || intending.has(lemma)

/** `isMeant`: the clause before it says so, as in "I hope | they say yes". */
function deedsOf(tokens: readonly Token[], before: { doer: Deed['doer']; isMeant: boolean }): Deed[] {
  const about = new Set(wordsOf(tokens.filter(({ pos }) => !joining.has(pos))).map(({ root }) => root))
  let doer = before.doer
  let hasVerb = false
  return tokens.flatMap((token, place) => {
    doer = subjectAt(tokens, place, hasVerb) ?? doer
    hasVerb ||= isDeed(token) || token.pos === 'AUX'
    if (!isDeed(token) && !isPredicate(tokens, place)) return []
    const root = rootOf(token.lemma)
    const isDenied = isDeniedBefore(tokens, place) || isDeniedAround(tokens, place)
    const next = rootOf(tokens[place + 1]?.lemma ?? '')
    return [
      {
        root,
        doer: isPassive(tokens, place) ? null : doer,
        isDenied,
        tense: before.isMeant ? 'meant' : tenseAt(tokens, place),
        about,
        next,
      },
    ]
  })
}

const isDeed = ({ pos, lower }: Token) => pos === 'VERB' && !helping.has(lower) && !others.has(lower)

/** "Was proud", "felt so tired". */
const isPredicate = (tokens: readonly Token[], place: number) =>
  tokens[place]?.pos === 'ADJ' &&
  tokens.slice(Math.max(0, place - 2), place).some(({ lemma }) => lemma === 'be' || lemma === 'feel')

/** A subject stands before its verb, or is one by its case; what follows a verb is what is done to. */
function subjectAt(tokens: readonly Token[], place: number, hasVerb: boolean): Deed['doer'] {
  const { lower, pos } = tokens[place] ?? { lower: '', pos: '' }
  const next = tokens.slice(place + 1).find((token) => token.pos !== 'ADV' && token.lower !== 'not')
  const isBeforeVerb = next?.pos === 'VERB' || next?.pos === 'AUX'
  // "I asked Ruth to feed the cat": she is to do it.
  if (tokens.slice(0, place).some(isDeed) && next?.lower === 'to' && (pos === 'PROPN' || asked.has(lower)))
    return firstAsked.has(lower) ? 'person' : 'other'
  if (first.has(lower)) return lower !== 'you' || isBeforeVerb || joins.has(next?.lower ?? '') ? 'person' : null
  if (others.has(lower)) return isBeforeVerb ? 'other' : null
  if ((pos !== 'NOUN' && pos !== 'PROPN') || isWithThem(tokens, place)) return null
  return isBeforeVerb || !hasVerb ? 'other' : null
}

/** "You and Dana" are both of them. */
const isWithThem = (tokens: readonly Token[], place: number) =>
  joins.has(tokens[place - 1]?.lower ?? '') && tokens.slice(0, place).some(({ lower }) => first.has(lower))

/** "Was sold": by whom is not said. */
const isPassive = (tokens: readonly Token[], place: number) =>
  tokens[place]?.pos === 'VERB' &&
  !tokens[place]?.lower.endsWith('ing') &&
  tokens.slice(Math.max(0, place - 2), place).some(({ lemma }) => lemma === 'be')

const reach = 5

/** "I did not say that I eat alone": a "not" ends with whom it is said of. */
function isDeniedBefore(tokens: readonly Token[], place: number): boolean {
  if (!tokens[place]?.isNegated) return false
  const before = tokens.slice(Math.max(0, place - reach), place)
  const subject = before.findLastIndex(({ lower }) => nominative.has(lower))
  return subject === -1 || before.slice(subject).some(({ lower }) => negators.has(lower)) || !before.some(isThat)
}

const isThat = ({ lower }: Token) => lower === 'that' || lower === 'if' || lower === 'whether'

/** "Nobody said", "asked nothing". */
const isDeniedAround = (tokens: readonly Token[], place: number) =>
  tokens.slice(Math.max(0, place - 2), place + 2).some(({ lower }) => ['nobody', 'none', 'nothing'].includes(lower))

const near = 4

function tenseAt(tokens: readonly Token[], place: number): Deed['tense'] {
  const token = tokens[place]
  const before = tokens.slice(Math.max(0, place - near), place)
  if (!token) return 'either'
  if (before.some(({ lower, lemma }) => unreal.has(lower) || unreal.has(lemma))) return 'meant'
  if (before.some(isIntending) && !isPastForm(token)) return 'meant'
  if (isPastForm(token)) return 'done'
  if (before.some(({ lower }) => lower === 'did' || lower === "didn't")) return 'done'
  if (before.at(-1)?.lower === 'to') return 'meant'
  const isAhead = tokens.some(({ lower }) => ahead.has(lower) || daysAhead.has(lower))
  if (token.lower === token.lemma) return isAhead ? 'meant' : 'either'
  return isAhead ? 'meant' : 'now'
}
