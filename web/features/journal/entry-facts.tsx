import type { Entry } from '#contract/journal.ts'
import { minutesAndSeconds } from '#web/lib/dates.ts'
import { Mood } from './mood.tsx'
import { PartName } from './part-name.tsx'
import { readingMinutes } from './reading.ts'

type EntryFactsProps = { entry: Entry; themes?: number; look?: string }

/** What was understood of an entry, in one quiet line. `themes` limits how many are named. */
export function EntryFacts({ entry, themes = entry.themes.length, look = '' }: EntryFactsProps) {
  return (
    <ul className={`figures mt-4 flex flex-wrap items-center gap-x-4 gap-y-1.5 text-small text-soft ${look}`}>
      {entry.moodScore !== null && (
        <li className="flex">
          <Mood score={entry.moodScore} />
        </li>
      )}
      <li>{entry.sentiment === null ? 'Kept as it is: I read only English' : sentiments[entry.sentiment]}</li>
      {entry.themes.slice(0, themes).map((theme) => (
        <li key={theme} className="rounded-full bg-sunken px-2.5 py-0.5 text-ink">
          <span className="sr-only">Theme: </span>
          {theme}
        </li>
      ))}
      <li>{readingMinutes(entry.wordCount)} min read</li>
      <li>{origin(entry)}</li>
      {entry.speakingAsPartId !== null && <PartName partId={entry.speakingAsPartId} />}
    </ul>
  )
}

const sentiments = { positive: 'Positive', negative: 'Negative', mixed: 'Mixed', neutral: 'Neutral' }

function origin({ source, callDuration }: Entry): string {
  if (source === 'call') return callDuration ? `From a call of ${minutesAndSeconds(callDuration)}` : 'From a call'
  return source === 'ai-coach' ? 'From your coach' : 'Written'
}
