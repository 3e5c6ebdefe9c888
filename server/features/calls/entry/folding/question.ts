import { irregularForms } from '#server/language/en/irregular-forms.ts'
import { read, type Token } from '#server/language/read.ts'
import { words } from '#server/language/words.ts'

/** The last question of what was asked, without what was set behind a comma. */
export function questionIn(asked: string): Token[] {
  const question = read(asked).sentences.findLast(({ text }) => text.trimEnd().endsWith('?'))
  const tokens = question?.tokens ?? []
  const comma = tokens.findIndex(({ pos, text }, index) => pos === 'PUNCT' && text !== '-' && index > 2)
  const asking = tokens.slice(0, comma === -1 ? undefined : comma).filter(({ pos }) => pos !== 'PUNCT')
  return /^(?:and|so)$/.test(asking[0]?.lower ?? '') ? asking.slice(1) : asking
}

/** Seen from the person: "your mother" is "my mother", "between you and Anna" is "between me and Anna". */
export function turned(tokens: readonly Token[], isSubject: boolean): string {
  return tokens
    .map(({ lower, text }, index) => {
      if (lower === 'your') return 'my'
      if (lower === 'you') return isSubject && index === 0 ? 'I' : 'me'
      return text
    })
    .join(' ')
    .replace(/ (['’]\w+)/g, '$1')
}

/** "I" with "is" and "were" is "I am" and "I was". */
export function linked(subject: string, verb: string): string {
  if (subject !== 'I') return `${subject} ${verb}`
  return verb === 'are' || verb === 'is' ? "I'm" : 'I was'
}

/** A question taken apart: "where | did | you | go | yesterday". */
export type Asked = { wh: string | null; aux: string; subject: string; verb: Token | null; tail: readonly Token[] }

const interrogatives = words('what who whom where when how which')
const auxiliaries = words('do does did will would can could should might is are was were have has had')
const ofSubject = words('DET PRON NOUN PROPN ADJ NUM')

/** Null where it is no plain question with a subject. */
export function takenApart(question: readonly Token[]): Asked | null {
  // "How long have you had it?"
  const isMeasured = question[0]?.lower === 'how' && !auxiliaries.has(question[1]?.lower ?? '')
  const asking = question.slice(0, isMeasured ? 2 : 1).map(({ lower }) => lower)
  const wh = interrogatives.has(asking[0] ?? '') ? asking.join(' ') : null
  const [aux, ...rest] = wh ? question.slice(asking.length) : question
  if (!aux || !auxiliaries.has(aux.lower) || rest.some(({ lower }) => /^(?:if|or|that|because)$/.test(lower)))
    return null
  const isPronoun = rest[0]?.pos === 'PRON' && !/^(?:your|my|his|her|its|our|their)$/.test(rest[0].lower)
  const end = isPronoun ? 1 : rest.findIndex(({ pos }) => !ofSubject.has(pos))
  const subject = turned(rest.slice(0, end < 0 ? rest.length : end), true)
  if (subject === '') return null
  const [verb, ...tail] = rest.slice(end < 0 ? rest.length : end)
  return { wh, aux: aux.lower, subject, verb: verb ?? null, tail }
}

const pasts = new Map(irregularForms.map((row) => row.split(' ').slice(0, 2) as [string, string | undefined]))

/** "Ate", "looked"; null where the list has only the participle. */
function pastOf(verb: string): string | null {
  const irregular = pasts.get(verb)
  if (irregular !== undefined) return /(?:en|ing)$/.test(irregular) ? null : irregular
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`
  if (/^[^aeiou]*[aeiou][bdgmnprt]$/.test(verb)) return `${verb}${verb.at(-1)}ed`
  return verb.endsWith('e') ? `${verb}d` : `${verb}ed`
}

/** What is asked, told: "I went", "I would put", "I'm afraid". Null where the form is not sure. */
export function declared({ aux, subject, verb }: Asked): string | null {
  if (/^(?:is|are|was|were)$/.test(aux)) return [linked(subject, aux), verb?.text].filter(Boolean).join(' ')
  if (!verb) return null
  if (aux === 'did') return verb.lemma === 'do' ? `${subject} did` : joinedOr(subject, pastOf(verb.lower))
  if (aux === 'does') return null
  if (aux === 'do') return `${subject} ${verb.lower}`
  if (aux === 'has' && subject === 'I') return null
  return `${subject} ${aux} ${verb.lower}`
}

const joinedOr = (subject: string, verb: string | null) => (verb === null ? null : `${subject} ${verb}`)
