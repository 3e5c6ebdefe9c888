import { useState } from 'react'
import type { SentText } from '#contract/language-model.ts'
import { moment } from '#web/lib/dates.ts'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { More } from '#web/ui/more.tsx'
import { Placeholder, Waiting } from '#web/ui/placeholder.tsx'
import { useSentWords } from './api.ts'

const purposes = {
  coach: 'An answer of your coach',
  analysis: 'Words for an analysis',
  call: 'A turn of a call',
  opening: 'How a call could begin',
  reminders: 'Words for your reminders',
  prompts: 'Words for your writing prompts',
  danger: 'A second opinion on a turn of a call',
  'danger-entry': 'A second opinion on an entry',
}
/** Of a call it is the talk that is sent, and seldom an entry. */
const ofACall = ['call', 'danger']
const roles = { user: 'From you', assistant: 'Answered before', tool: 'Looked up in your journal' }
const outcomes = { answered: 'answered', failed: 'no answer came', stopped: 'stopped' }

/** One text: when, why and where to; its words are read when somebody opens it. */
export function SentRow({ sent }: { sent: SentText }) {
  const [isOpen, setOpen] = useState(false)
  const count = sent.entryIds.length
  const entries =
    count === 0 && ofACall.includes(sent.purpose) ? '' : count === 1 ? ' · 1 entry' : ` · ${count} entries`
  return (
    <li>
      <details onToggle={(toggle) => setOpen(toggle.currentTarget.open)}>
        <summary className="min-h-11 rounded-control py-2.5 text-small hover:text-accent">
          {purposes[sent.purpose]}, <span className="figures">{moment(sent.sentAt)}</span>
          <span className="figures block pl-4 text-soft">
            {sent.model} at {sent.host}
            {entries} · {sent.outcome ? outcomes[sent.outcome] : 'no end known'}
          </span>
        </summary>
        <div className="pb-4 pl-4">
          {sent.isKept ? (
            <Words sentId={sent.id} isAsked={isOpen} />
          ) : (
            <p className="text-small text-soft">
              The text is gone, because an entry or a talk that was in it was deleted.
            </p>
          )}
        </div>
      </details>
    </li>
  )
}

function Words({ sentId, isAsked }: { sentId: number; isAsked: boolean }) {
  const words = useSentWords(sentId, isAsked)
  if (words.isLoadingError) return <LoadFailed what="this text" retry={words.refetch} />
  if (!words.data) {
    return (
      <Waiting what="this text">
        <Placeholder className="h-24 w-full" />
      </Waiting>
    )
  }
  const { instructions, messages } = words.data
  return (
    <div className="space-y-4">
      {messages.map(({ role, content }, place) => (
        <section key={place}>
          <h4 className="mb-1 text-small font-semibold">{roles[role]}</h4>
          <Passage words={content} />
        </section>
      ))}
      <More label="Our instructions">
        <Passage words={instructions} />
      </More>
    </div>
  )
}

function Passage({ words }: { words: string }) {
  return <p className="rounded-card bg-sunken p-3 text-small whitespace-pre-wrap wrap-anywhere">{laidOut(words)}</p>
}

/** What is JSON, with a line for each thing in it; nothing else is changed. */
function laidOut(words: string): string {
  try {
    return JSON.stringify(JSON.parse(words), null, 2)
  } catch {
    return words
  }
}
