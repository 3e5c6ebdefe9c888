import type { Token } from '#server/language/read.ts'
import { read } from '#server/language/read.ts'
import { words } from '#server/language/words.ts'
import type { Kind } from './fragment.ts'
import { linked, turned } from './question.ts'

const being = words('is are was were')
const lately = words('today lately now right these this on at in since after when')

/** What was asked, and what was answered without a verb. */
export type Parts = { question: readonly Token[]; answer: string; kind: Kind }

/** How a deed is said of one, and of somebody else, and in the past. */
const deeds: Readonly<Record<string, readonly [own: string, other: string, past: string]>> = {
  ...{ feel: ['feel', 'feels', 'felt'], go: ['go', 'goes', 'went'], look: ['look', 'looks', 'looked'] },
  ...{ sleep: ['sleep', 'sleeps', 'slept'], sound: ['sound', 'sounds', 'sounded'], end: ['end', 'ends', 'ended'] },
}

/** How what something was like, or who did it, is one sentence with its question; the first that fits. */
export const adjectival: readonly { id: string; fold: (parts: Parts) => string | null }[] = [
  {
    id: 'how-did-it-go',
    fold: ({ question, answer, kind }) => {
      const [how, aux, ...rest] = question
      if (!/^(?:how|what)$/.test(how?.lower ?? '') || aux?.lemma !== 'do' || kind !== 'how') return null
      const verb = rest.findIndex(({ lower }) => deeds[lower] !== undefined)
      const [own, other, past] = deeds[rest[verb]?.lower ?? ''] ?? []
      const subject = turned(rest.slice(0, Math.max(verb, 0)), true)
      if (subject === '' || verb > 4) return null
      return joined(`${subject} ${aux.lower === 'did' ? past : subject === 'I' ? own : other}`, answer)
    },
  },
  {
    id: 'what-are-you-doing',
    fold: ({ question: [what, verb, you, doing, ...rest], answer, kind }) =>
      /^(?:what|who)$/.test(what?.lower ?? '') &&
      you?.lower === 'you' &&
      being.has(verb?.lower ?? '') &&
      (/ing$/.test(doing?.lower ?? '') || rest.at(-1)?.pos === 'ADP') &&
      kind === 'thing'
        ? joined(`${linked('I', verb?.lower ?? '')} ${turned([...(doing ? [doing] : []), ...rest], false)}`, answer)
        : null,
  },
  {
    id: 'how-is-it',
    fold: ({ question, answer, kind }) => {
      const [how, verb, ...rest] = question
      if (how?.lower !== 'how' || !verb || !being.has(verb.lower) || kind !== 'how') return null
      const subject = subjectOf(rest)
      return subject && joined(linked(turned(subject, true), verb.lower), answer)
    },
  },
  {
    id: 'what-was-it-like',
    fold: ({ question, answer, kind }) => {
      const [what, verb, ...rest] = question
      if (what?.lower !== 'what' || !verb || !being.has(verb.lower) || kind !== 'how') return null
      const like = rest.findIndex(({ lower }) => lower === 'like')
      return like > 0 ? joined(linked(turned(rest.slice(0, like), true), verb.lower), answer) : null
    },
  },
  {
    id: 'what-was-the-part',
    fold: ({ question, answer, kind }) => {
      const [what, verb, first, ...rest] = question
      const isPart = first?.lower === 'the' || first?.lower === 'your'
      if (what?.lower !== 'what' || !verb || !being.has(verb.lower) || !isPart || kind !== 'thing') return null
      if (rest.some(({ lower }) => lower === 'like' || lower === 'about')) return null
      return joined(`${turned([first, ...rest], true)} ${verb.lower}`, answer)
    },
  },
  {
    id: 'what-did-it',
    fold: ({ question, answer, kind }) => {
      const [who, verb, next, ...rest] = question
      if (!/^(?:who|what)$/.test(who?.lower ?? '') || !verb || kind !== 'thing' || verb.lemma === 'happen') return null
      const isDeed = verb.pos === 'VERB' || (being.has(verb.lower) && next?.pos === 'ADP')
      if (!isDeed || (being.has(verb.lower) && / and /.test(answer))) return null
      return joined(answer, turned([verb, ...(next ? [next] : []), ...rest], false))
    },
  },
  {
    id: 'is-it-still-so',
    fold: ({ question, answer, kind }) => {
      const [verb, ...rest] = question
      if (!verb || !being.has(verb.lower) || rest[0]?.pos !== 'PRON' || kind !== 'how') return null
      const asked = new Set(rest.slice(1).map(({ lemma }) => lemma))
      const isTaken = read(answer).tokens.some(({ lemma, pos }) => asked.has(lemma) && pos !== 'PUNCT')
      return isTaken ? joined(linked(turned(rest.slice(0, 1), true), verb.lower), answer) : null
    },
  },
]

/** Up to where it is only said when, or for whom: "things between you and Anna | these days". */
function subjectOf(rest: readonly Token[]): Token[] | null {
  const end = rest.findIndex(
    ({ lower, pos }, index) =>
      index > 0 && (lately.has(lower) || lower === 'for' || pos === 'VERB' || lower === 'going'),
  )
  const subject = rest.slice(0, end === -1 ? undefined : end)
  return subject.length > 0 && rest.slice(0, 4).every(({ pos }) => pos !== 'VERB') ? [...subject] : null
}

function joined(first: string | undefined, second: string): string | null {
  return first === undefined ? null : `${first} ${second}`
}
