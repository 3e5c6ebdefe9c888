import type { ReactNode } from 'react'
import { CloseButton } from '#web/ui/dialog.tsx'
import { useHelpLines } from './api.ts'
import { HelpNow } from './help-now.tsx'
import { LineContacts } from './line-contacts.tsx'
import { HowNoticed } from './noticing/how-noticed.tsx'

type CareProps = {
  words: string
  /** For danger, where the call belongs in the same place; a worry is left the words and the link. */
  withCall: boolean
  /** How the person says that it was not meant. */
  notMeant: ReactNode
  onClose: () => void
  /** What else can be done about it. */
  children?: ReactNode
}

/** Shown to who has just written it, and to nobody else. */
export function Care({ words, withCall, notMeant, onClose, children }: CareProps) {
  return (
    <div
      role="alert"
      className="mb-8 flex items-start justify-between gap-4 rounded-card border border-line bg-accent-soft py-3 pr-2 pl-5"
    >
      <div className="py-2">
        <p className="prose-book">{words}</p>
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          {withCall && <LineHere />}
          {notMeant}
          <HelpNow />
          <HowNoticed />
          {children}
        </div>
      </div>
      <CloseButton onClick={onClose} />
    </div>
  )
}

/** While it loads, or cannot, the words above tell the number. */
function LineHere() {
  const { data } = useHelpLines()
  return data ? <LineContacts line={data.here} /> : null
}
