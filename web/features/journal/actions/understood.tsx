import { useEffect, useEffectEvent, useState } from 'react'
import type { Entry } from '#contract/journal.ts'
import { wordsFor } from '#web/lib/failures.ts'
import { toast } from '#web/ui/toast.ts'
import { useChangeEntry } from '../changes.ts'
import { MoodPicker } from '../writing/mood-picker.tsx'
import { TagEditor } from './tag-editor.tsx'

type Correction = { moodScore?: number | null; themes?: string[] }

/** What was understood of a call, as a proposal: what is touched is shown and saved at once. */
export function Understood({ entry }: { entry: Entry }) {
  const { moodScore, themes, said, correct } = useCorrections(entry)
  return (
    <section aria-labelledby="understood" className="space-y-6 border-t border-line pt-6">
      <div>
        <h2 id="understood" className="text-[1.1875rem]">
          Is this how it was?
        </h2>
        <p className="text-small text-soft">The mood and the themes are what I understood. Correct them as you like.</p>
      </div>
      <MoodPicker mood={moodScore} onChange={(moodScore) => correct({ moodScore })} />
      <TagEditor tags={themes} onChange={(themes) => correct({ themes })} />
      <p role="status" className="min-h-6 text-small text-soft">
        {said}
      </p>
    </section>
  )
}

/** One at a time, each on the version the one before left; what is touched meanwhile follows. */
function useCorrections(entry: Entry) {
  const change = useChangeEntry(entry.id)
  const [wished, setWished] = useState<Correction>({})
  const [said, setSaid] = useState('')
  const send = useEffectEvent(() =>
    change.mutate(
      { ...wished, version: entry.version },
      {
        onSuccess: () => {
          setWished((now) => (now === wished ? {} : now))
          setSaid('Saved.')
        },
        onError: (failure) => {
          setWished({})
          toast({
            title: wished.themes ? 'Failed to update tags' : 'Failed to update entry',
            description: wordsFor(failure, 'It stays as it was. Please try again.'),
            tone: 'danger',
          })
        },
      },
    ),
  )
  const isWaiting = Object.keys(wished).length > 0 && !change.isPending
  useEffect(() => {
    if (isWaiting) send()
  }, [isWaiting])
  return {
    moodScore: wished.moodScore === undefined ? entry.moodScore : wished.moodScore,
    themes: wished.themes ?? entry.themes,
    said,
    correct: (correction: Correction) => setWished((now) => ({ ...now, ...correction })),
  }
}
