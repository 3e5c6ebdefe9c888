import { read, type Token } from '#server/language/read.ts'
import { isVerb, joints, startsSubject } from '#server/language/run-ons/subjects.ts'
import { words } from '#server/language/words.ts'
import { sounds } from '../en/speech.ts'
import { beforeSaid, forms, leadOf, linking, placing, tailIn } from './forms.ts'
import { type Value, valuesIn } from './values.ts'

/**
 * What somebody told, with what they put right themselves: where one name, day, number or thing was plainly said in another's
 * place, it stands there, and the words that said so are gone. Where that is not sure, everything stays as it was spoken.
 */
export function corrected(texts: readonly string[], names: ReadonlySet<string>): string[] {
  const told = [...texts]
  for (const index of texts.keys()) {
    for (let left = mostCorrections; left > 0; left -= 1) {
      const found = correctionIn(told, index, names)
      if (!found) break
      for (const { at, text } of found) told[at] = text
    }
  }
  return told
}
const mostCorrections = 4

type Edit = { at: number; text: string }
type Pair = { form: (typeof forms)[number]; first: Value; second: Value }

const tokensOf = (text: string) => read(text).tokens.filter(({ pos, lower }) => pos !== 'PUNCT' && !sounds.has(lower))
const lowerOf = (tokens: readonly Token[]) => tokens.map(({ lower }) => lower)

function correctionIn(told: readonly string[], at: number, names: ReadonlySet<string>): Edit[] | null {
  const text = told[at] ?? ''
  const all = tokensOf(text)
  for (const pair of pairsIn(all, names)) {
    const edits = pair.form.isSlip ? slipped(text, at, all, pair) : replaced(told, at, all, pair, names)
    if (edits) return edits
  }
  return null
}

/** Each value with the next other one of its kind, where a form fits what is said around them. */
function pairsIn(all: readonly Token[], names: ReadonlySet<string>): Pair[] {
  const values = valuesIn(all, names)
  return values.flatMap((first, index) => {
    const second = values.slice(index + 1).find(({ kind, said }) => kind === first.kind && said !== first.said)
    if (!second) return []
    const before = lowerOf(all.slice(0, first.from))
    // "Nineteen years, I mean twenty years".
    const isSame = all[first.to]?.lower === all[second.to]?.lower
    const between = lowerOf(all.slice(isSame ? first.to + 1 : first.to, second.from))
    const form = forms.find(({ when }) => when({ before, between, kind: first.kind }))
    return form ? [{ form, first, second }] : []
  })
}

/** "On Tuesday, I mean Wednesday": what is wrong is left out there. */
function slipped(text: string, at: number, all: readonly Token[], { first, second }: Pair): Edit[] | null {
  const next = all[second.to]
  // "The garden, I mean the roses were out".
  const isSubject = next?.pos === 'VERB' || next?.pos === 'AUX'
  if (isSubject && (first.kind === 'thing' || first.kind === 'noun')) return null
  const repeats = placing.has(all[second.from - 1]?.lower ?? '')
  const start = repeats && placing.has(all[first.from - 1]?.lower ?? '') ? first.from - 1 : first.from
  return [{ at, text: spliced(text, all, start, repeats ? second.from - 1 : second.from) }]
}

/** What is wrong was told once before, and what is right was not. */
function replaced(
  told: readonly string[],
  at: number,
  all: readonly Token[],
  { form, first, second }: Pair,
  names: ReadonlySet<string>,
): Edit[] | null {
  const [wrong, right] = form.isTurned ? [second, first] : [first, second]
  const [from, to] = spanOf(all, form.id, first, second)
  const places = told.flatMap((text, index) => {
    const tokens = tokensOf(text)
    return valuesIn(tokens, names).map((value) => ({ index, tokens, value }))
  })
  const isBefore = ({ index, value }: (typeof places)[number]) => index < at || (index === at && value.to <= from)
  const same = (one: Value) => places.filter(({ value }) => value.kind === one.kind && value.said === one.said)
  const before = same(wrong).filter(isBefore)
  const after = same(wrong).some(({ index, value }) => index > at || (index === at && value.from >= to))
  const isSure = before.length === 1 || (before.length > 1 && wrong.kind === 'name' && !after)
  if (!isSure || same(right).some(isBefore)) return null
  const edited = new Map([[at, spliced(told[at] ?? '', all, from, to, '.')]])
  for (const { index, tokens, value } of before.toReversed()) {
    const text = edited.get(index) ?? told[index] ?? ''
    const [own, theirs] = [all[right.from - 1], tokens[value.from - 1]]
    const isPlaced = own?.pos === 'ADP' && theirs?.pos === 'ADP'
    const written = (told[at] ?? '').slice((isPlaced ? own : all[right.from])?.start, all[right.to - 1]?.end)
    const start = (isPlaced ? theirs : tokens[value.from])?.start ?? 0
    edited.set(index, text.slice(0, start) + written + text.slice(tokens[value.to - 1]?.end))
  }
  return [...edited].map(([index, text]) => ({ at: index, text }))
}

const copulas = words("it's its is 's was but mean meant not")
const ending = words('wrong mistake not right')

/** From "wait, I said …" to the right word, or to "… that is wrong" where what follows tells on. */
function spanOf(all: readonly Token[], id: string, first: Value, second: Value): [from: number, to: number] {
  const before = lowerOf(all.slice(0, first.from))
  const rest = id === 'i-said' ? (beforeSaid(before) ?? []) : before
  const from = rest.length - leadOf(rest).length
  const between = lowerOf(all.slice(first.to, second.from))
  const tail = tailIn(between, linking, placing)
  const to = all[first.to]?.lower === all[second.to]?.lower ? second.to + 1 : second.to
  const isWhole = (id !== 'i-said' || tail.some((word) => copulas.has(word))) && isOver(all, to, second)
  if (isWhole) return [from, to]
  const end = between.findLastIndex((word) => ending.has(word)) + 1
  return [from, end > 0 ? first.to + end : second.from - tail.length]
}

/** Nothing that belongs to it comes behind: "it's four | and …"; but "it was four if I count them". */
function isOver(all: readonly Token[], to: number, right: Value): boolean {
  const [before, token, next] = [all[to - 1], all[to], all[to + 1]]
  if (!before || !token || token.start > before.end + 1 || joints.has(token.lower)) return true
  const isSubject = startsSubject(all, to) || isVerb(next)
  return isSubject || right.said === token.lower || right.said === next?.lower || token.lower === 'not'
}

/** Without the tokens from one up to another; `mark` stands where a thought was taken out between two others. */
function spliced(text: string, all: readonly Token[], from: number, to: number, mark = ''): string {
  const [before, after] = [text.slice(0, all[from]?.start).trimEnd(), text.slice(all[to]?.start ?? text.length)]
  return `${before.replace(/(?<=[\p{L}\p{N}])$/u, mark)} ${after}`.trim()
}
