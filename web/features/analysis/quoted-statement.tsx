import type { Statement } from '#contract/analysis.ts'
import { EntryLink } from './entry-link.tsx'
import { DismissButton } from './quiet-buttons.tsx'

type QuotedStatementProps = { statement: Statement; onDismiss: () => void }

/** Words of the person's own, and below them the day, which leads to where they stand. */
export function QuotedStatement({ statement, onDismiss }: QuotedStatementProps) {
  const [place] = statement.evidence
  return (
    <li className="group flex items-start gap-2">
      <figure className="min-w-0 grow border-l-2 border-line pl-4">
        {place && <blockquote className="prose-book">“{marked(place.quote)}”</blockquote>}
        <figcaption className="figures mt-1 text-small text-soft">
          {place ? <EntryLink place={place}>{statement.text}</EntryLink> : statement.text}
        </figcaption>
      </figure>
      <DismissButton what={place?.quote ?? statement.text} onClick={onDismiss} />
    </li>
  )
}

/** What was cut out of a longer sentence shows it. */
function marked(quote: string): string {
  const before = /^\p{Ll}/u.test(quote) ? '… ' : ''
  const after = /[.!?…)]$/.test(quote) ? '' : ' …'
  return `${before}${quote}${after}`
}
