import { modelConsent } from '#contract/consent.ts'
import type { Sending } from '#contract/language-model.ts'
import { dayOfMoment } from '#web/lib/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { More } from '#web/ui/more.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { useModelConsent } from './api.ts'

type ModelConsentProps = Pick<Sending, 'allowedSince' | 'askedAgain'> & { current: NonNullable<Sending['current']> }

const reasons = {
  host: 'You allowed a language model on another machine. It is somewhere else now, so you are asked again; until then nothing is sent.',
  words: 'What is sent has changed since you allowed it, so you are asked again; until then nothing is sent.',
}

/** Asks whether the host's model may have the person's words, or says since when it may, and takes it back at once. */
export function ModelConsent({ current, allowedSince, askedAgain }: ModelConsentProps) {
  const { host, model, isOwn } = current
  const change = useModelConsent(host)
  const { journal, danger } = allowedSince
  if (!journal) {
    return (
      <div className="max-w-[60ch]">
        <h3 className="font-semibold">Let a language model answer you</h3>
        {askedAgain && <p className="mt-1 text-small font-medium">{reasons[askedAgain]}</p>}
        <p className="mt-1 text-small text-soft">
          Your host has set up {model} at <strong className="font-semibold text-ink">{host}</strong>,{' '}
          {isOwn ? 'a machine in their own network' : 'a machine of somebody else, who receives what is sent'}. Without
          it you get Journal AI’s own words, and nothing of yours is sent.
        </p>
        <p className="mt-3 text-small">{modelConsent.about.journal(host)} This is sent, whenever it is needed:</p>
        <WhatIsSent />
        <Button
          className="mt-4"
          disabled={change.isPending}
          onClick={() => change.mutate({ about: 'journal', isGiven: true })}
        >
          Allow {host}
        </Button>
      </div>
    )
  }
  const wished = change.isPending && change.variables.about === 'danger' ? change.variables.isGiven : danger !== null
  return (
    <div>
      <h3 className="font-semibold">A language model answers you</h3>
      <p className="mt-1 max-w-[60ch] text-small text-soft">
        You allowed {model} at <strong className="font-semibold text-ink">{host}</strong> on {dayOfMoment(journal)}.
      </p>
      <div className="mt-2 max-w-[60ch]">
        <More label="What may be sent">
          <WhatIsSent />
        </More>
      </div>
      <Button
        className="mt-3 mb-2"
        disabled={change.isPending}
        onClick={() => change.mutate({ about: 'journal', isGiven: false })}
      >
        Send nothing any more
      </Button>
      <Switch
        label="A second opinion on danger"
        hint={modelConsent.about.danger(host)}
        checked={wished}
        onChange={(isGiven) => change.mutate({ about: 'danger', isGiven })}
      />
    </div>
  )
}

function WhatIsSent() {
  return (
    <ul className="mt-2 list-disc space-y-1 pl-5 text-small text-soft">
      {modelConsent.sent.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  )
}
