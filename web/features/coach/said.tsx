import { Link } from '@tanstack/react-router'
import type { CoachMessage } from '#contract/coach.ts'
import { HelpNow } from '#web/features/help/help-now.tsx'
import { NotMeant } from '#web/features/help/not-meant.tsx'
import { HowNoticed } from '#web/features/help/noticing/how-noticed.tsx'
import { asExcerpt, quoteHash } from '#web/features/journal/quoted-words.ts'
import { moment } from '#web/lib/dates.ts'
import { calendarDay } from '#web/lib/days.ts'
import { Button } from '#web/ui/button.tsx'

type SaidProps = {
  message: Pick<CoachMessage, 'role' | 'content'> &
    Partial<
      Pick<
        CoachMessage,
        'coach' | 'recommendations' | 'insights' | 'citations' | 'wordedBy' | 'ending' | 'isCare' | 'createdAt'
      >
    >
  /** Asks once more what this answers; only for the latest. */
  onAgain?: (() => void) | undefined
  /** Where it is care: the talk in which it can be said that it was not meant. */
  caringIn?: number | null
}

/** The person on the right in their own colour, the coach on the left in the book face. */
export function Said({ message, onAgain, caringIn = null }: SaidProps) {
  const { role, content, coach, recommendations = [], insights = [], citations = [], wordedBy, createdAt } = message
  const { ending = 'whole' } = message
  const isOwn = role === 'user'
  return (
    <li className={`flex flex-col wrap-anywhere ${isOwn ? 'items-end pl-8 sm:pl-20' : 'items-start pr-4 sm:pr-12'}`}>
      <div className={isOwn ? 'rounded-card bg-accent-soft px-4 py-2.5' : 'w-full border-l-2 border-line pl-4'}>
        <span className="sr-only">{isOwn ? 'You: ' : `${coach ?? 'Coach'}: `}</span>
        <p className={isOwn ? 'whitespace-pre-line' : 'prose-book'}>
          {isOwn ? content : sentencesIn(content).map((sentence, place) => <span key={place}>{sentence}</span>)}
        </p>
        {caringIn !== null && (
          <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
            <NotMeant of={{ conversationId: caringIn }} />
            <HelpNow />
            <HowNoticed />
          </div>
        )}
        {ending !== 'whole' && <CutShort ending={ending} onAgain={onAgain} />}
        {insights.length > 0 && (
          <div className="mt-4">
            <p className="text-small font-semibold">Key Insights:</p>
            <ul className="mt-1 list-disc space-y-1 pl-5">
              {insights.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
          </div>
        )}
        {citations.length > 0 && <Citations citations={citations} />}
        {recommendations.length > 0 && (
          <div className="mt-4">
            <p className="text-small font-semibold">Recommendations:</p>
            <ul className="mt-2 space-y-2">
              {recommendations.map((one) => (
                <li key={one} className="w-fit rounded-card border border-line px-3 py-1.5 text-small text-pretty">
                  {one}
                </li>
              ))}
            </ul>
          </div>
        )}
        {wordedBy && <WordedBy model={wordedBy} />}
      </div>
      {createdAt && (
        <time dateTime={createdAt.toISOString()} className="figures mt-1 text-small text-soft">
          {moment(createdAt)}
        </time>
      )}
    </li>
  )
}

/** A sentence is an element of its own, so that a screen reader reads each one as it comes, and none twice. */
const sentencesIn = (content: string) => content.split(/(?<=[.!?…]["”’)]?\s)/)

type CutShortProps = { ending: 'stopped' | 'broken-off'; onAgain: (() => void) | undefined }

function CutShort({ ending, onAgain }: CutShortProps) {
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-small text-soft">
      {ending === 'stopped' ? 'You stopped the answer here.' : 'The answer broke off here.'}
      {onAgain && <Button onClick={onAgain}>Ask again</Button>}
    </div>
  )
}

function WordedBy({ model }: { model: string }) {
  return (
    <p className="mt-3 text-small text-soft">
      Worded by {model}, a language model, and compared with your journal.{' '}
      <Link to="/settings" hash="data" className="link">
        What was sent
      </Link>
    </p>
  )
}

function Citations({ citations }: { citations: CoachMessage['citations'] }) {
  return (
    <ul className="mt-4 space-y-3" aria-label="From your journal">
      {citations.map(({ entryId, day, title, quote }) => (
        <li key={`${entryId} ${quote}`} className="text-small">
          <q className="font-book text-body">{asExcerpt(quote)}</q>
          <Link
            to="/journal-entries"
            search={{ entry: entryId }}
            hash={quoteHash(quote)}
            className="link mt-0.5 block w-fit"
          >
            {title}, <span className="figures">{calendarDay(day)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

export function Welcome() {
  return (
    <Said
      message={{
        role: 'assistant',
        content:
          'Hello. I’m your AI coach: a program, not a person and not a therapist. I have read your journal and nothing else about you. Ask me about it, or tell me what is on your mind.',
      }}
    />
  )
}

/** Three dots while an answer is on its way; still for whoever asked for less motion. */
export function Thinking() {
  return (
    <li className="flex gap-1.5 border-l-2 border-line py-2.5 pl-4" aria-label="The coach is answering">
      {[0, 160, 320].map((delayMs) => (
        <span
          key={delayMs}
          aria-hidden
          className="size-2 animate-bounce rounded-full bg-soft"
          style={{ animationDelay: `${delayMs}ms` }}
        />
      ))}
    </li>
  )
}
