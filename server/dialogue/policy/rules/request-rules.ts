import type { IntentId } from '#server/language/intents/intent-ids.ts'
import { asksSomething } from '#server/language/intents/question.ts'
import { lastWords, spokenSentences } from '#server/language/run-ons/sentences.ts'
import { answers } from '../../phrases/en/answers.ts'
import { oneOf } from '../../templates.ts'
import { freshWords } from '../../variety.ts'
import { answerOnce, kindWords, minutesLeft, readBack, repeatLast } from '../answering.ts'
import { close } from '../closing.ts'
import type { Moment, Rule } from '../moment.ts'
import { changeSubject, speakUp } from '../next-subject.ts'
import { repair } from '../repair.ts'

const wants =
  (...ids: IntentId[]) =>
  ({ act }: Moment) =>
    act.wants !== null && ids.includes(act.wants) && act.ending === null
/** In so few words a question is put, and not told of; at the end of more it is, where it is put to a "you". */
const aQuestion = 20
function isAsked({ said, words }: Moment['act']): boolean {
  if (words <= aQuestion) return asksSomething(said)
  const last = spokenSentences(lastWords(said, aQuestion)).at(-1) ?? ''
  return asksSomething(last) && /\byou\b/i.test(last)
}
const led = ['answer', 'reflect', 'ask', 'listen'] as const

const answered = (id: keyof typeof answers & IntentId): Rule => ({
  id,
  when: wants(id),
  then: ({ call }) => answerOnce(call, answers[id]),
  moves: led,
})

/** What was misunderstood, and what is asked of the companion or of the talk. */
export const requestRules: readonly Rule[] = [
  { id: 'correction', when: ({ act }) => act.isCorrection && act.ending === null, then: repair, moves: ['repair'] },
  {
    id: 'repeat',
    when: (moment) => wants('repeat')(moment) && moment.act.words <= 8,
    then: ({ call }) => repeatLast(call),
  },
  answered('are-you-real'),
  answered('about-you'),
  answered('recording'),
  answered('what-you-know'),
  { id: 'what-i-said', when: wants('what-i-said'), then: readBack, moves: led },
  answered('advice'),
  { id: 'something-nice', when: wants('something-nice'), then: ({ call }) => kindWords(call), moves: led },
  answered('look-up'),
  { id: 'time-left', when: wants('time-left'), then: minutesLeft },
  answered('anyone-there'),
  answered('insult'),
  {
    id: 'stop-echoing',
    when: wants('stop-echoing'),
    then: (moment) => speakUp(moment, 'stop-echoing'),
    moves: ['ask', 'repair'],
  },
  {
    id: 'too-quiet',
    when: wants('too-quiet'),
    then: (moment) => speakUp(moment, 'too-quiet'),
    moves: ['ask', 'repair'],
  },
  answered('unanswered'),
  answered('leave-out'),
  {
    id: 'just-listen',
    when: wants('just-listen'),
    then: ({ call }) => oneOf(answers['just-listen'], call, { does: 'listen' }),
  },
  {
    id: 'next-subject',
    when: wants('ask-me', 'skip'),
    then: ({ call, act, known, at }) => {
      const lead = freshWords(answers[act.wants === 'skip' ? 'skip' : 'ask-me'], call, 'lead')
      return known.isClosing ? close(call, at, known, lead) : changeSubject(call, known, lead)
    },
    moves: ['ask'],
  },
  {
    id: 'question',
    when: ({ act, known }) => act.wants === null && act.mood === null && !known.isClosing && isAsked(act),
    then: ({ call }) => answerOnce(call, answers.question),
    moves: led,
  },
  {
    id: 'hello',
    when: (moment) => wants('hello')(moment) && moment.act.words <= 4,
    then: ({ call, known }) =>
      known.exchanges === 0
        ? changeSubject(call, known, freshWords(answers.hello, call, 'lead'))
        : oneOf(answers['anyone-there'], call, { does: 'answer' }),
  },
  {
    id: 'thanks',
    when: (moment) => wants('thanks')(moment) && moment.act.words <= 6 && !moment.known.isClosing,
    then: ({ call }) => oneOf(answers.thanks, call, { does: 'answer' }),
  },
]
