import type { DatedEntry } from '#server/features/journal/exporting.ts'

/** An entry as a text file that any editor reads; its head is YAML, as most note-taking programs expect it. */
export function markdownOf(entry: DatedEntry, timeZone: string): string {
  const { title, content, transcription, createdAt, moodScore, sentiment, themes, isArtifact, source } = entry
  const written = createdAt.toTemporalInstant().toZonedDateTimeISO(timeZone)
  const head = {
    title,
    date: written.toString({ timeZoneName: 'never', smallestUnit: 'second' }),
    mood: moodScore,
    sentiment,
    tags: themes,
    artifact: isArtifact,
    source,
  }
  // What JSON can say, YAML reads as it is.
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  const talk = transcription === null ? '' : `\n## Transcript\n\n${transcription.split('\n').join('  \n')}\n`
  return `---\n${lines.join('\n')}\n---\n\n# ${title}\n\n${content}\n${talk}`
}

const longestSlug = 60

/** Gives each entry a name that every file system takes, no two the same: `2026-03-03-the-fence.md`. */
export function fileNames(): (entry: Pick<DatedEntry, 'day' | 'title'>) => string {
  const given = new Set<string>()
  return ({ day, title }) => {
    const stem = [day, slugOf(title)].filter(Boolean).join('-')
    let name = stem
    for (let twin = 2; given.has(name); twin += 1) name = `${stem}-${twin}`
    given.add(name)
    return `${name}.md`
  }
}

/** Letters and digits of any script; what stands between them becomes one hyphen. */
function slugOf(title: string): string {
  const words =
    title
      .normalize('NFC')
      .toLowerCase()
      .replace(/[’']/g, '')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return [...words.join('-')].slice(0, longestSlug).join('').replace(/-$/, '')
}
