import { relations } from '#server/language/en/nouns.ts'
import { weekdays } from '#server/language/en/time/calendar.ts'
import { bareAnswer } from '#server/language/intents/bare-answer.ts'
import { read, type Token } from '#server/language/read.ts'
import { words } from '#server/language/words.ts'
import type { Parts } from './folds.ts'
import { lowered } from './fragment.ts'
import { declared, takenApart, turned } from './question.ts'

const longestQuestion = 9
const mostPut = 5

const end = (tokens: readonly Token[]) => (tokens.length > 0 ? ` ${turned(tokens, false)}` : '')
const firstOf = (answer: string) => read(answer).tokens[0]

/** "What did you eat?" "Soup." is "I ate soup"; the first that fits. */
export const plainFolds: readonly { id: string; fold: (parts: Parts) => string | null }[] = [
  {
    id: 'where',
    fold: ({ question, answer }) => {
      const asked = takenApart(question)
      const told = asked?.wh === 'where' ? declared(asked) : null
      if (!asked || !told) return null
      const first = firstOf(answer)
      if (first?.pos === 'ADP') return `${told}${end(asked.tail)} ${answer}`
      return asked.verb?.lemma === 'go' && first?.pos === 'DET' ? `${told}${end(asked.tail)} to ${answer}` : null
    },
  },
  {
    id: 'when',
    fold: ({ question, answer }) => {
      const asked = takenApart(question)
      const told = asked?.wh === 'when' ? declared(asked) : null
      if (!asked || !told) return null
      const isDay = weekdays.includes(firstOf(answer)?.lower ?? '')
      const isHour = firstOf(answer)?.pos === 'NUM' && answer.split(' ').length === 1
      return `${told}${end(asked.tail)} ${isDay ? 'on ' : isHour ? 'at ' : ''}${answer}`
    },
  },
  {
    id: 'what',
    fold: ({ question, answer, kind }) => {
      const asked = takenApart(question)
      const isObject = asked?.wh === 'what' || asked?.wh === 'who'
      if (!asked || !isObject || kind !== 'thing' || /^(?:do|happen)$/.test(asked.verb?.lemma ?? '')) return null
      const told = declared(asked)
      if (!told || /ing$/.test(firstOf(answer)?.lower ?? '') || answer.split(' ').length > mostPut) return null
      // "What are you afraid of?"
      if (asked.tail.at(-1)?.pos === 'ADP') return `${told}${end(asked.tail)} ${answer}`
      // "What do you like about it?"
      const tail = asked.tail[0]?.pos === 'ADP' && asked.tail[1]?.pos === 'PRON' ? asked.tail.slice(2) : asked.tail
      return asked.verb && !/^(?:is|are|was|were)$/.test(asked.aux) ? `${told} ${answer}${end(tail)}` : null
    },
  },
]

const knowing = words('know say tell think learn hear understand see hope wish remember')

/** "What would you like him to know?" "That I'm tired." */
export function withWhat(answer: string, question: readonly Token[]): string | null {
  const asked = takenApart(question)
  const told = asked?.wh === 'what' && /^that /i.test(answer) ? declared(asked) : null
  return asked && told && knowing.has(question.at(-1)?.lemma ?? '')
    ? `${told}${end(asked.tail)} ${lowered(answer)}`
    : null
}

/** "What did you do?" "Slept." */
export function didSo(answer: string, question: readonly Token[]): string | null {
  const asked = takenApart(question)
  const first = firstOf(answer)
  const isDeed = first?.pos === 'VERB' && first.lower !== first.lemma && !first.lower.endsWith('ing')
  return asked?.aux === 'did' && asked.verb?.lemma === 'do' && isDeed ? `${asked.subject} ${lowered(answer)}` : null
}

/** "What did your mother do?" "She laughed": a year later nobody knows who "she" was. */
export function withSubject(answer: string, question: readonly Token[]): string | null {
  const subject = takenApart(question)?.subject ?? ''
  const [first = ''] = answer.split(/[ '’]/)
  const isPerson = relations.has(subject.split(' ').at(-1)?.toLowerCase() ?? '')
  const isHerOrHim = isPerson ? /^(?:she|he)$/i.test(first) : /^it$/i.test(first)
  const isInLaw = isPerson && !subject.endsWith('law') && question.some(({ lower }) => lower.endsWith('law'))
  const whole = isInLaw ? `${subject}-in-law` : subject
  return subject.startsWith('my ') && isHerOrHim ? whole + answer.slice(first.length) : null
}

/** "Did you tell them?" "No." is "I didn't tell them"; only where one thing was asked, of the person. */
export function answeredInShort(answer: string, question: readonly Token[]): string | null {
  const bare = bareAnswer(answer)
  const asked = takenApart(question)
  if (!asked || asked.wh || asked.subject !== 'I' || !asked.verb || question.length > longestQuestion) return null
  if (bare === 'no' && asked.aux === 'did') return `I didn't ${asked.verb.lower}${end(asked.tail)}`
  const told = bare === 'yes' && asked.aux === 'did' ? declared(asked) : null
  return told && `${told}${end(asked.tail)}`
}

/** "What I did today: fishing": where nothing else fits, the question stands before its answer in short. */
export function ledIn({ question, answer }: Parts): string | null {
  const asked = question.length <= longestQuestion ? takenApart(question) : null
  const told = asked?.wh ? declared(asked) : null
  return asked && told ? `${asked.wh} ${told}${end(asked.tail)}: ${answer}` : null
}
