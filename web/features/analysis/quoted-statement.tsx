import type { Statement } from '#contract/analysis.ts'
import { asExcerpt } from '#web/features/journal/quoted-words.ts'
import { EntryLink } from './entry-link.tsx'
import { DismissButton } from './quiet-buttons.tsx'

type QuotedStatementProps = { statement: Statement; onDismiss: () => void }

/** Words of the person's own, and below them the day, which leads to where they stand. */
export function QuotedStatement({ statement, onDismiss }: QuotedStatementProps) {
  const [place] = statement.evidence
  return (
    <li className="group flex items-start gap-2">
      <figure className="min-w-0 grow border-l-2 border-line pl-4">
        {place && <blockquote className="prose-book">“{asExcerpt(place.quote)}”</blockquote>}
        <figcaption className="figures mt-1 text-small text-soft">
          {place ? <EntryLink place={place}>{statement.text}</EntryLink> : statement.text}
        </figcaption>
      </figure>
      <DismissButton what={place?.quote ?? statement.text} onClick={onDismiss} />
    </li>
  )
}
