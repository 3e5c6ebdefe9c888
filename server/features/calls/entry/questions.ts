import { subjects } from '#server/language/en/function-words.ts'
import { read, type Token } from '#server/language/read.ts'
import { words } from '#server/language/words.ts'
import { givenNames } from './en/spelling.ts'

const being = words('is are was were')
const lately = words('today lately now right these this on at in since after when')
const answerLength = 8
const softeners = words('honestly just only mostly probably maybe mainly')

/** The last question of what was asked, without what was set behind a comma. */
function questionIn(asked: string): Token[] {
  const question = read(asked).sentences.findLast(({ text }) => text.trimEnd().endsWith('?'))
  const tokens = question?.tokens ?? []
  const comma = tokens.findIndex(({ pos }, index) => pos === 'PUNCT' && index > 2)
  const asking = tokens.slice(0, comma === -1 ? undefined : comma)
  return asking.filter(({ pos, lower }) => pos !== 'PUNCT' && lower !== 'and' && lower !== 'so').length > 0
    ? asking.filter(({ lower }, index) => !(index === 0 && (lower === 'and' || lower === 'so')))
    : []
}

/** Seen from the person: "your mother" is "my mother", "between you and Anna" is "between me and Anna". */
function turned(tokens: readonly Token[], isSubject: boolean): string {
  return tokens
    .map(({ lower, text }, index) => {
      if (lower === 'your') return 'my'
      if (lower === 'you') return isSubject && index === 0 ? 'I' : 'me'
      return text
    })
    .join(' ')
    .replace(/ (['’]\w+)/g, '$1')
}

type Parts = { question: readonly Token[]; answer: string; kind: Kind }
type Kind = 'how' | 'thing'

/** "I" with "is" and "were" is "I am" and "I was". */
function linked(subject: string, verb: string): string {
  if (subject !== 'I') return `${subject} ${verb}`
  return verb === 'are' || verb === 'is' ? "I'm" : 'I was'
}

/** How a deed is said of one, and of somebody else, and in the past. */
const deeds: Readonly<Record<string, readonly [own: string, other: string, past: string]>> = {
  ...{ feel: ['feel', 'feels', 'felt'], go: ['go', 'goes', 'went'], look: ['look', 'looks', 'looked'] },
  ...{ sleep: ['sleep', 'sleeps', 'slept'], sound: ['sound', 'sounds', 'sounded'], end: ['end', 'ends', 'ended'] },
}

/** How an answer and its question are one sentence; the first that fits. */
const folds: readonly { id: string; fold: (parts: Parts) => string | null }[] = [
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

/** "Foolish, mostly", asked how one feels, is "I feel foolish, mostly". Null where the answer stands by itself, or nothing fits. */
export function folded(answer: string, asked: string): string | null {
  const kind = fragmentKind(answer)
  const question = questionIn(asked)
  if (!kind || question.length === 0) return null
  const said = answer.replace(/[.!…]+$/, '').replace(/^(?:honestly|probably|maybe|well),? /i, '')
  const [first = ''] = said.split(/\s/)
  const lower = lowered(said)
  const isKept = /^I(?:['’]|$)/.test(first) || givenNames.has(first.toLowerCase().replace(/['’]s$/, ''))
  const parts = { question, kind, answer: isKept ? said : lower }
  for (const { fold } of folds) {
    const whole = fold(parts)
    if (whole) return whole
  }
  return null
}

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** What stands without a verb: something (a noun, or a deed by its "-ing"), or how something is. */
function fragmentKind(answer: string): Kind | null {
  const all = read(lowered(answer)).tokens.filter(({ pos }) => pos !== 'PUNCT')
  const tokens = all.slice(all.findIndex(({ lower }) => !softeners.has(lower)))
  const [first] = tokens
  // "Better than I feared" is how it went, whatever it is compared with.
  const compared = tokens.findIndex(({ lower }) => lower === 'than' || lower === 'as')
  const said = compared > 0 ? tokens.slice(0, compared) : tokens
  if (first?.lower === 'all' && tokens[1]?.lower === 'right') return 'how'
  if (!first || tokens.length > answerLength || said.some(({ lower }) => subjects.has(lower))) return null
  const isGerund = /ing$/.test(first.lower) && (first.pos === 'VERB' || first.pos === 'NOUN')
  if (
    said.some(
      ({ pos, lower }, index) => (pos === 'VERB' || pos === 'AUX') && !(index === 0 && (isGerund || /ed$/.test(lower))),
    )
  )
    return null
  if (first.lower === 'not' || first.lower === 'like') return 'how'
  if (['CCONJ', 'SCONJ', 'PART', 'INTJ'].includes(first.pos) || first.lower === 'because' || first.lower === 'that')
    return null
  if (isGerund) return 'thing'
  const isThing = ['DET', 'PRON', 'PROPN', 'NUM'].includes(first.pos) || (first.pos === 'NOUN' && tokens.length <= 3)
  return isThing ? (first.lower === 'a' || first.lower === 'an' ? 'how' : 'thing') : 'how'
}

/** "The shirt? Yes, it still fits": the sentence after it says "it" of what was handed back. */
export function namedInstead(sentence: string, handedBack: string | null): string {
  const thing = handedBack && /^(?:oh,? )?((?:the|my) \w+(?: \w+)?)\?$/i.exec(handedBack)?.[1]
  return thing ? sentence.replace(/^it(?=\s)/i, thing) : sentence
}
