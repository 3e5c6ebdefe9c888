import type { Clause } from '#server/language/clauses.ts'
import type { IntentId } from '#server/language/intents/intent-ids.ts'
import { intentsIn } from '#server/language/intents/intents.ts'
import { read, type Token } from '#server/language/read.ts'
import { words } from '#server/language/words.ts'
import { content, isWord } from './fresh.ts'
import { ways } from './leaving.ts'
import { heardIn, isCourtesy, machineryIn, thanking } from './rules.ts'
import type { Setting } from './setting.ts'

/** Where each clause is machinery by itself: "I'm all right, I was telling you about the photograph". */
export function machineryInAll(sentence: string, setting: Setting): string | null {
  const { clauses } = read(sentence)
  const rules = clauses.map(({ text, tokens }) => {
    const rule = machineryIn(text.replace(/[,;:]$/, ''), { ...setting, isFirst: false })
    return rule ?? (isEmpty(tokens) ? 'nothing' : null)
  })
  const [rule = null] = rules.filter((one) => one !== 'nothing')
  return clauses.length > 1 && rules.every((one) => one !== null) ? rule : null
}

/** "That's", before something that was put to the companion. */
const isEmpty = (tokens: readonly Token[]) =>
  content(tokens).length === 0 && /^(?:that|this|it|like|oh)$/.test(tokens.find(isWord)?.lower ?? 'oh')

const longestTail = 4
const endings = words('stop end finish')
const tells = words('say tell shout wave yell whisper text write sing')

/** Without the goodbye behind it: "… sort his medicine | speak tomorrow"; not "he said bye". */
export function withoutTail(sentence: string): string {
  const all = sentence.split(/\s+/).filter(Boolean)
  if (isCourtesy(sentence)) return sentence
  for (let length = 1; length <= Math.min(longestTail, all.length - 1); length += 1) {
    const tail = all.slice(-length).join(' ')
    const before = read(all.slice(0, -length).join(' ')).tokens.findLast(isWord)
    // "I'm at the bus | stop".
    const isNoun = before?.pos === 'NOUN' && endings.has(tail.toLowerCase())
    // "The food | is here", "she's gone | to bed now".
    const isSaidOf = ['AUX', 'PART', 'ADP'].includes(read(tail).tokens[0]?.pos ?? '')
    if (
      !before ||
      isNoun ||
      isSaidOf ||
      tells.has(before.lemma) ||
      ['ADP', 'AUX', 'DET', 'ADJ', 'NUM', 'PRON', 'CCONJ', 'SCONJ', 'PART'].includes(before.pos)
    )
      continue
    if (intentsIn(read(tail)).some(({ id }) => id === 'leave')) return withoutThanks(all.slice(0, -length).join(' '))
  }
  return sentence
}

/** "… | ta for listening". */
function withoutThanks(sentence: string): string {
  const all = sentence.split(' ')
  const start = all.findLastIndex((word) => thanking.has(word.toLowerCase()))
  const isThanks = start > 0 && all.length - start <= longestTail && isCourtesy(all.slice(start).join(' '))
  return isThanks ? all.slice(0, start).join(' ') : sentence
}

const lastOf = (clause: Clause | undefined) => clause?.tokens.findLast(isWord)

const edges: readonly IntentId[] = [...ways, 'done', 'thanks', 'not-now', 'no-more-calls']

/** Without what stands at its edges only for the talk: "… I should go, bye". */
export function withoutEdges(sentence: string): string {
  const doc = read(sentence)
  const heard = new Set(heardIn(doc).flatMap(({ id, clause }) => (edges.includes(id) ? [clause] : [])))
  let [from, to] = [0, doc.clauses.length]
  while (to > from && heard.has(to - 1) && !tells.has(lastOf(doc.clauses[to - 2])?.lemma ?? '')) to -= 1
  while (from < to && heard.has(from)) from += 1
  // "That's about all | I've got in me".
  if (from > 0 && lastOf(doc.clauses[from - 1])?.lower === 'all' && from < to) from += 1
  if (from >= to && !heard.has(to - 1)) return ''
  const [first, last] = [doc.clauses[from], doc.clauses[to - 1]]
  // "I'm going to go | and put the boys to bed": what is left over belongs to it.
  if (first && from > 0 && !startsAnew(first.tokens)) return ''
  if (!first || !last || (from === 0 && to === doc.clauses.length)) return sentence
  // "That's all | there is, I think".
  if (!doc.clauses.slice(from, to).some(({ tokens }) => content(tokens).length > 0)) return ''
  return sentence.slice(first.tokens[0]?.start, last.tokens.at(-1)?.end).replace(/[,;:\s]+$/, '')
}

function startsAnew(tokens: readonly Token[]): boolean {
  const first = tokens.find(({ pos, lower }) => pos !== 'PUNCT' && lower !== 'and' && lower !== 'but' && lower !== 'so')
  return first !== undefined && first.pos !== 'VERB' && first.pos !== 'AUX'
}
