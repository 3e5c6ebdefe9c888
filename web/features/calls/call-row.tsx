import { Link } from '@tanstack/react-router'
import { PhoneIncoming, PhoneMissed } from 'lucide-react'
import type { Call } from '#contract/calls.ts'
import { Transcript } from '#web/features/journal/transcript.tsx'
import { minutesAndSeconds, moment } from '#web/lib/dates.ts'
import { callReasonWords, callStatusLabel, tryWords } from './call-status.ts'

export function CallRow({ call }: { call: Call }) {
  const wasAnswered = call.status === 'completed' || call.status === 'in-progress'
  const why = callReasonWords(call)
  const nthTry = tryWords(call)
  const Icon = wasAnswered ? PhoneIncoming : PhoneMissed
  return (
    <li className="flex items-start gap-4 py-4">
      <Icon aria-hidden className={`mt-1 size-[1.125rem] shrink-0 ${wasAnswered ? 'text-accent' : 'text-soft'}`} />
      <div className="min-w-0 grow">
        <p className="font-semibold">{callStatusLabel(call)}</p>
        {why && <p className="text-small">{why}</p>}
        <p className="figures flex flex-wrap gap-x-4 text-small text-soft">
          <time dateTime={call.createdAt.toISOString()}>{moment(call.createdAt)}</time>
          {nthTry && <span>{nthTry}</span>}
          {(wasAnswered || call.duration !== 0) && call.duration !== null && (
            <span>{minutesAndSeconds(call.duration)}</span>
          )}
          {call.providerCallId !== null && (
            <span>
              <span className="sr-only">Call id </span>
              {call.providerCallId.slice(0, 10)}
            </span>
          )}
        </p>
        {call.transcriptionText && <Transcript text={call.transcriptionText} />}
      </div>
      {call.journalEntryId !== null && (
        <Link
          to="/journal-entries"
          search={{ entry: call.journalEntryId }}
          className="link mt-0.5 whitespace-nowrap text-small"
        >
          Read entry
        </Link>
      )}
    </li>
  )
}
