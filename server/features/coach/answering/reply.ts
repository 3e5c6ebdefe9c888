import { plainVoice } from '#server/dialogue/phrases/en/plain-voice.ts'
import type { KeptRisk } from '#server/features/safety/alarm.ts'
import { isOtherLanguage } from '#server/language/detection/detection.ts'
import { type Concern, careFor } from '../care/care.ts'
import { type Answer, plainAnswer } from './answer.ts'
import { findNear } from './finding/lookup.ts'
import type { Subject } from './finding/subject.ts'
import { besideIt } from './helping/advice.ts'
import type { Journal } from './journal.ts'
import { clearest, nothingFound } from './mentions/mentions.ts'
import { policy } from './policy.ts'
import { type Question, questionsIn, readQuestion } from './question.ts'
import * as small from './small-talk.ts'

/** What was said before, the oldest first. */
export type Before = { role: 'user' | 'assistant'; content: string; intent: Concern | null }

/** `rule` is the id of what answered; `intent` is there where somebody may be in danger. */
export type Reply = Answer & { rule: string; intent: Concern | null }

export type Moment = {
  speaker: small.Speaker
  journal: Journal
  before: readonly Before[]
  said: string
  /** What was read of danger in what was said. */
  risk: KeptRisk
}

/** Without a model: whoever may be in danger is answered first, then small talk, then what can be looked up. */
export async function replyFor({ speaker, journal, before, said, risk }: Moment): Promise<Reply> {
  const care = careFor({ name: speaker.name, timeZone: journal.timeZone, before, said, risk })
  if (care) return { ...plainAnswer(care.words), rule: 'care', intent: care.intent }
  if (isOtherLanguage(said)) {
    const isFirst = !before.some(({ role, content }) => role === 'user' && isOtherLanguage(content))
    return { ...plainAnswer(small.otherLanguage(isFirst)), rule: 'other-language', intent: null }
  }
  const first = readQuestion(said, journal.today)
  const words = smallTalk.find(({ when }) => when(first))
  if (words) return { ...plainAnswer(words.answer(speaker)), rule: words.id, intent: null }
  if (!first.isAsked) {
    return { ...(await besideIt(first, journal, small.listening(speaker, said))), rule: 'told', intent: null }
  }
  return { ...(await answerToAll(journal, said, before)), intent: null }
}

/** The first answer of a coach that was chosen begins as it would on the phone. */
export function inManner<One extends Reply>(speaker: small.Speaker, before: readonly Before[], reply: One): One {
  const isOpening = isChosen(speaker) && before.length === 0 && reply.intent === null && reply.rule !== 'greeting'
  return isOpening ? { ...reply, content: `${small.opening(speaker)} ${reply.content}` } : reply
}

const isChosen = ({ voice }: small.Speaker) => voice.name !== plainVoice.name

const fewWords = 8
const fewestWords = 3

/** A few honest lines, for what is neither asked of the journal nor told of oneself. */
const smallTalk: readonly {
  id: string
  when: (question: Question) => boolean
  answer: (speaker: small.Speaker) => string
}[] = [
  {
    id: 'thanks',
    when: ({ has, text, wordCount }) => has('thanks') && !text.includes('?') && wordCount <= fewWords,
    answer: small.welcome,
  },
  { id: 'greeting', when: ({ has }) => has('greeting'), answer: small.greetingAsked },
  { id: 'goodbye', when: ({ has, wordCount }) => has('goodbye') && wordCount <= fewWords, answer: small.farewell },
  { id: 'identity', when: ({ has }) => has('identity'), answer: small.identity },
  { id: 'privacy', when: ({ has, period }) => has('privacy') && period === null, answer: small.privacy },
  { id: 'abilities', when: ({ has }) => has('abilities'), answer: small.abilities },
  { id: 'other-work', when: ({ has }) => has('other-work'), answer: small.otherWork },
]

/** One question after the other; each may go on about what the one before was about. */
async function answerToAll(
  journal: Journal,
  said: string,
  before: readonly Before[],
): Promise<Answer & { rule: string }> {
  const answers: (Answer & { rule: string })[] = []
  let spokenOf = subjectBefore(journal, before)
  let isFirst = true
  for (const part of questionsIn(said)) {
    const question = readQuestion(part, journal.today, spokenOf)
    // "… and when?", "show me": said already.
    if (!isFirst && question.wordCount < fewestWords) continue
    const answer = await answerTo(question, journal)
    if (question.subject.roots.length > 0) spokenOf = question.subject
    if (isFirst || answer.rule !== 'none') answers.push(answer)
    isFirst = false
  }
  const [first, ...others] = answers
  return first ? others.reduce(together, first) : { ...unanswerable, rule: 'none' }
}

async function answerTo(question: Question, journal: Journal): Promise<Answer & { rule: string }> {
  for (const { id, when, answer: answering } of policy) {
    const answer = when(question) ? await answering(question, journal) : null
    if (answer) return { ...answer, rule: id }
  }
  return { ...(await nearestTo(question, journal)), rule: 'none' }
}

/** What it can do, with the entries that come nearest. */
async function nearestTo(question: Question, journal: Journal): Promise<Answer> {
  if ((await journal.marks()).length === 0)
    return plainAnswer('Your journal is still empty, so I can’t tell. After your first call or entry I can.')
  if (question.subject.roots.length === 0) return unanswerable
  const { finds, missing } = await findNear(journal, question.subject)
  const nothing = nothingFound(question, journal, missing)
  const other = question.period && finds.length > 0 ? ' These speak of it on other days.' : ''
  return finds.length === 0
    ? { ...nothing, content: `${nothing.content} ${small.canAnswer}` }
    : {
        ...nothing,
        content: `${nothing.content}${other}`,
        citations: clearest(finds, 3).map(({ page, quote }) => ({
          entryId: page.id,
          day: page.day,
          title: page.title,
          quote,
        })),
      }
}

const unanswerable = plainAnswer(`That I can’t tell from a journal. ${small.canAnswer}`)

/** What the person last asked about, for "and how is she now?". */
function subjectBefore({ today }: Journal, before: readonly Before[]): Subject | null {
  const last = before.findLast(({ role }) => role === 'user')
  const subject = last ? readQuestion(last.content, today).subject : null
  return subject && subject.roots.length > 0 ? subject : null
}

const mostCitations = 6

function together(one: Answer & { rule: string }, other: Answer): Answer & { rule: string } {
  const isNew = ({ entryId, quote }: Answer['citations'][number]) =>
    !one.citations.some((known) => known.entryId === entryId && known.quote === quote)
  return {
    rule: one.rule,
    content: `${one.content} ${other.content}`,
    recommendations: [...one.recommendations, ...other.recommendations],
    insights: [...one.insights, ...other.insights],
    citations: [...one.citations, ...other.citations.filter(isNew)].slice(0, mostCitations),
  }
}
