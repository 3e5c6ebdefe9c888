import type { Intent } from '#server/dialogue/turns.ts'
import { type Answer, type Library, plainAnswer } from './answer.ts'
import { aside } from './asides.ts'
import { answerForDays, latestEntry, moodSince, outstandingDay } from './from-days.ts'
import { answerFromEntries } from './from-entries.ts'
import { type Before, care, check, type Listening, listen } from './listening.ts'
import { type Asked, questionsIn, read } from './question.ts'
import { answerStanding } from './standing.ts'
import type { Subject } from './subject.ts'

/** `intent` is null where the answer came from the data. */
export type Reply = Answer & { intent: Intent | null }

export type Moment = {
  person: Listening['person']
  library: Library
  before: readonly Before[]
  said: string
  /** Of the person's own day, 0–23. */
  hour: number
}

/** Without a model: whoever may be in danger is answered first, then what was asked, and else one listens. */
export function replyFor(moment: Moment): Reply {
  const { library, before, said } = moment
  const listening = listeningAt(moment)
  const worried = care(listening, before, said)
  if (worried) return { ...plainAnswer(worried.words), intent: worried.intent }
  const put = aside(said)
  if (put) return { ...plainAnswer(put), intent: { does: 'answer' } }
  const answer = answerToAll(library, said)
  if (answer) return { ...answer, intent: null }
  const heard = listen(listening, before, said)
  return { ...plainAnswer(heard.words), intent: heard.intent }
}

/** What is answered where a model hears danger that the rules did not. */
export function replyToWorry(moment: Moment): Reply {
  const { words, intent } = check(listeningAt(moment), moment.before, moment.said)
  return { ...plainAnswer(words), intent }
}

const listeningAt = ({ person, hour, before, library }: Moment): Listening => ({
  person,
  hour,
  seed: before.length + library.pages.length,
})

const mostCitations = 5

/** One question after the other; null where nothing was asked. */
function answerToAll(library: Library, said: string): Answer | null {
  const answers: Answer[] = []
  let spokenOf: Subject | null = null
  for (const question of questionsIn(said)) {
    const asked: Asked = read(question, library.today, spokenOf)
    // Who asks when they last saw Leo, and what they did then, reads it where the first answer leads.
    if (asked.is === 'about' && asked.subject === spokenOf) continue
    if ('subject' in asked) spokenOf = asked.subject
    const answer = answerTo(library, asked)
    if (answer) answers.push(answer)
  }
  const [first, ...others] = answers
  if (!first) return null
  const isOfEntries = spokenOf !== null
  if (isOfEntries && isOfWorth.test(said) && first.citations.length === 0) return null
  const whole = others.reduce(together, first)
  return isOfEntries && isForAdvice.test(said) && whole.citations.length > 0
    ? { ...whole, content: `What to do is yours to decide. ${whole.content}` }
    : whole
}

function together(one: Answer, other: Answer): Answer {
  const isNew = ({ entryId, quote }: Answer['citations'][number]) =>
    !one.citations.some((known) => known.entryId === entryId && known.quote === quote)
  return {
    content: `${one.content.replace(/(?: In your own words)?:$/, '')} ${other.content}`,
    recommendations: [...one.recommendations, ...other.recommendations],
    insights: [...one.insights, ...other.insights],
    citations: [...one.citations, ...other.citations.filter(isNew)].slice(0, mostCitations),
  }
}

const isForAdvice = /\bwhat (?:should|can|could) (?:i|we)\b/i
/** "Am I a bad person?" is no question for an index: where nothing was written of it, one listens. */
const isOfWorth = /^(?:and |so |but )?(?:am|was|were) (?:i|we)\b|\bshould (?:i|we)\b/i

function answerTo(library: Library, asked: Asked): Answer | null {
  switch (asked.is) {
    case 'told':
      return null
    case 'days':
      return answerForDays(library, asked.period)
    case 'mood-since':
      return moodSince(library, asked.period)
    case 'latest':
      return latestEntry(library)
    case 'best':
    case 'hardest':
      return outstandingDay(library, asked.is, asked.period)
    case 'when':
    case 'last':
    case 'first':
    case 'how-often':
    case 'about':
    case 'felt':
      return answerFromEntries(library, asked)
    default:
      return answerStanding(library, asked.is)
  }
}
