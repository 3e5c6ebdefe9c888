import { Link } from '@tanstack/react-router'
import type { CoachMessage } from '#contract/coach.ts'
import { moment } from '#web/lib/dates.ts'
import { calendarDay } from '#web/lib/days.ts'
import { Badge } from '#web/ui/badge.tsx'

type SaidProps = {
  message: Pick<CoachMessage, 'role' | 'content'> &
    Partial<Pick<CoachMessage, 'coach' | 'recommendations' | 'insights' | 'citations' | 'createdAt'>>
}

/** The person on the right in their own colour, the coach on the left in the book face. */
export function Said({ message }: SaidProps) {
  const { role, content, coach, recommendations = [], insights = [], citations = [], createdAt } = message
  const isOwn = role === 'user'
  return (
    <li className={`flex flex-col wrap-anywhere ${isOwn ? 'items-end pl-8 sm:pl-20' : 'items-start pr-4 sm:pr-12'}`}>
      <div className={isOwn ? 'rounded-card bg-accent-soft px-4 py-2.5' : 'w-full border-l-2 border-line pl-4'}>
        <span className="sr-only">{isOwn ? 'You: ' : `${coach ?? 'Coach'}: `}</span>
        <p className={isOwn ? 'whitespace-pre-line' : 'prose-book'}>{content}</p>
        {citations.length > 0 && <Citations citations={citations} />}
        {recommendations.length > 0 && (
          <div className="mt-4">
            <p className="text-small font-semibold">Recommendations:</p>
            <ul className="mt-2 flex flex-wrap gap-2">
              {recommendations.map((one) => (
                <li key={one}>
                  <Badge>{one}</Badge>
                </li>
              ))}
            </ul>
          </div>
        )}
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
      </div>
      {createdAt && (
        <time dateTime={createdAt.toISOString()} className="figures mt-1 text-small text-soft">
          {moment(createdAt)}
        </time>
      )}
    </li>
  )
}

function Citations({ citations }: { citations: CoachMessage['citations'] }) {
  return (
    <ul className="mt-3 space-y-3" aria-label="From your journal">
      {citations.map(({ entryId, day, title, quote }) => (
        <li key={`${entryId} ${quote}`} className="text-small">
          <q className="font-book text-body">{quote}</q>
          <Link to="/journal-entries" search={{ entry: entryId }} className="link mt-0.5 block w-fit">
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
