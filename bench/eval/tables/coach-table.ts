import type { Noted } from '#server/features/analysis/period/facts/noted.ts'
import { type Answer, entriesInWords } from '#server/features/coach/answering/answer.ts'
import { journalOf } from '#server/features/coach/answering/journal.ts'
import { replyFor } from '#server/features/coach/answering/reply.ts'
import { journal as plainCoach } from '#server/features/marketplace/catalogue/coaches/journal.ts'
import { readRisk } from '#server/features/safety/alarm.ts'
import { diaryLines } from '#server/testing/data/sets.ts'
import type { DiaryQuestion } from '../coach/question.ts'
import { questions } from '../coach/questions.ts'
import { secondQuestions } from '../coach/second-questions.ts'
import { thirdQuestions } from '../coach/third-questions.ts'
import { type Line, line, skipped } from '../line.ts'
import { withInterval } from '../measures.ts'

const today = '1669-06-10'
const share = (right: boolean[]) => right.filter(Boolean).length / right.length

/** Questions about the diary: answered with an entry that holds the answer, or not answered at all. */
export async function coachTable(): Promise<Line[]> {
  const lines = diaryLines()
  if (!lines) return skipped('coach on the diary')
  const diary = opened(lines)
  return [
    ...(await asked(diary, 'coach', questions, 0.9)),
    ...(await asked(diary, 'coach, second set', secondQuestions, 0.9)),
    ...(await asked(diary, 'coach, third set', thirdQuestions, 0.9)),
  ]
}

async function asked(
  { pages, nameOf }: ReturnType<typeof opened>,
  named: string,
  all: readonly DiaryQuestion[],
  floor: number,
): Promise<Line[]> {
  const answers: { question: DiaryQuestion; answer: Answer }[] = []
  for (const question of all) answers.push({ question, answer: await answered(question, pages) })
  const answerable = answers.filter(({ question }) => question.heldBy.length > 0)
  const isRight = ({ question, answer }: (typeof answers)[number]) =>
    answer.citations.some(({ entryId }) => question.heldBy.includes(nameOf(entryId))) && tellsCount(question, answer)
  /** Says that it found nothing, whatever it shows that comes near. */
  const isHonest = ({ answer }: (typeof answers)[number]) =>
    answer.citations.length === 0 || /^(?:I don’t know|No (?:single )?entry)/.test(answer.content)
  const quotes = answers.flatMap(({ answer }) => answer.citations)
  const stands = ({ entryId, quote }: Answer['citations'][number]) => pages[entryId]?.content.includes(quote) ?? false
  const unanswerable = answers.filter(({ question }) => question.heldBy.length === 0)
  return [
    line(`${named}: the right entry`, answerable.length, withInterval(answerable.map(isRight), share), floor),
    line(
      `${named}: says that nothing is there`,
      unanswerable.length,
      withInterval(unanswerable.map(isHonest), share),
      1,
    ),
    line(`${named}: quotes that stand just so`, quotes.length, withInterval(quotes.map(stands), share), 1),
  ]
}

function opened(lines: readonly string[]) {
  const entries = lines.map((text) => JSON.parse(text) as { id: string; text: string })
  const pages = entries.map(
    ({ id, text }, at): Noted => ({
      ...{ id: at, day: dayOf(id), title: '', content: text, moodScore: null, themes: [] },
      ...{ wordCount: 0, source: 'manual', risk: readRisk(text) },
    }),
  )
  return { pages, nameOf: (at: number) => entries[at]?.id ?? '' }
}

/** entry-1666-9-14 → 1666-09-14; the few without a date stand before all others. */
function dayOf(id: string): string {
  const [, year, month = '', day = ''] = /^entry-(\d{4})-(\d+)-(\d+)/.exec(id) ?? []
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : '1660-01-01'
}

const speaker = { name: 'Samuel', companion: plainCoach.name, voice: plainCoach.voice, hour: 20, turn: 0 }

const answered = ({ asks }: DiaryQuestion, pages: readonly Noted[]): Promise<Answer> =>
  replyFor({ speaker, journal: journalOf(pages, today, 'Europe/London'), before: [], said: asks, risk: readRisk(asks) })

function tellsCount({ count }: DiaryQuestion, { content }: Answer): boolean {
  return count === undefined || content.includes(`in ${entriesInWords(count)}`)
}
