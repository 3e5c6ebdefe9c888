import type { EntryChange } from '#contract/journal.ts'
import { analyseEntry } from '#server/features/analysis/entry/rules.ts'
import { type KeptRisk, rewritten } from '#server/features/safety/alarm.ts'
import { type KeptEntry, readIn, riskOf } from '../sealing.ts'

type Change = Omit<EntryChange, 'version'>

/** What an entry becomes. New text is understood anew; a mood and tags that the person gave themselves stay. */
export function changed(entry: KeptEntry, change: Change): KeptEntry {
  const { title = entry.title, content = entry.content, visibility = entry.visibility } = change
  const { moodScore = entry.moodScore, themes = entry.themes, speakingAsPartId = entry.speakingAsPartId } = change
  const next = {
    ...entry,
    ...{ title, content, visibility, moodScore, themes, speakingAsPartId },
    moodIsOwn: entry.moodIsOwn || change.moodScore !== undefined,
    tagsAreOwn: entry.tagsAreOwn || change.themes !== undefined,
  }
  const isOtherText = content !== entry.content
  if (!isOtherText && change.moodScore === undefined) return next
  const read = analyseEntry(content, { mood: next.moodIsOwn ? moodScore : null })
  return {
    ...next,
    sentiment: read.sentiment,
    moodScore: next.moodIsOwn ? moodScore : read.moodScore,
    themes: isOtherText && !next.tagsAreOwn ? read.themes : themes,
    wordCount: isOtherText ? read.wordCount : entry.wordCount,
  }
}

/** Null where the same words stand there: they are not read again. */
export function riskAfter(before: KeptEntry, next: Pick<KeptEntry, 'title' | 'content'>): KeptRisk | null {
  return readIn(before) === readIn(next) ? null : rewritten(riskOf(before), readIn(next))
}
