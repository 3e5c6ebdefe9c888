import type { Entry, EntryFilter } from '#contract/journal.ts'
import { folded, searchWords } from '#contract/search.ts'

type Words = Pick<Entry, 'title' | 'content' | 'transcription' | 'themes'>

/** Whether an entry has what was asked of its words; null when nothing was asked of them. */
export function matcher({ q = '', tag = '' }: Pick<EntryFilter, 'q' | 'tag'>): ((entry: Words) => boolean) | null {
  const words = searchWords(q)
  const part = folded(tag.trim())
  if (words.length === 0 && part === '') return null
  return ({ title, content, transcription, themes }) => {
    if (part !== '' && !themes.some((theme) => folded(theme).includes(part))) return false
    if (words.length === 0) return true
    const all = folded([title, content, transcription ?? '', ...themes].join('\n'))
    return words.every((word) => all.includes(word))
  }
}
