import { expect, test } from 'vitest'
import type { UserId } from '#server/platform/services.ts'
import { fileNames, markdownOf } from './markdown.ts'

const entry = {
  id: 7,
  userId: 1 as UserId,
  title: 'The fence',
  content: 'I finally finished the garden fence.\n\nIt rained twice.',
  transcription: null,
  moodScore: 8,
  sentiment: 'positive' as const,
  themes: ['garden', 'family'],
  wordCount: 9,
  callDuration: null,
  source: 'manual' as const,
  isArtifact: true,
  speakingAsPartId: null,
  visibility: 'private' as const,
  createdAt: new Date('2026-03-04T00:04:00Z'),
  day: '2026-03-03',
  version: 1,
  hasAlarm: false,
}

test('an entry becomes a page with a head that other programs read', () => {
  expect(markdownOf(entry, 'America/New_York')).toBe(`---
title: "The fence"
date: "2026-03-03T19:04:00-05:00"
mood: 8
sentiment: "positive"
tags: ["garden","family"]
artifact: true
source: "manual"
---

# The fence

I finally finished the garden fence.

It rained twice.
`)
})

test('what was said on the call follows the entry, a line for each turn', () => {
  const transcription = 'Journal: How was it?\nAna: Long.'
  const page = markdownOf({ ...entry, source: 'call', transcription }, 'UTC')
  expect(page).toMatch(/It rained twice\.\n\n## Transcript\n\nJournal: How was it\? {2}\nAna: Long\.\n$/)
})

test('a title cannot break out of the head', () => {
  const page = markdownOf({ ...entry, title: 'He said "no"\n---\nmood: 1' }, 'UTC')
  expect(page.split('\n')[1]).toBe('title: "He said \\"no\\"\\n---\\nmood: 1"')
})

test('a file is named for its day and its title, in any script', () => {
  const nameOf = fileNames()
  const names = ['The fence', 'Élan & “Größe”!', '今日は', '../../etc/passwd', '…', 'don’t'].map((title) =>
    nameOf({ day: '2026-03-03', title }),
  )
  expect(names).toEqual([
    '2026-03-03-the-fence.md',
    '2026-03-03-élan-größe.md',
    '2026-03-03-今日は.md',
    '2026-03-03-etc-passwd.md',
    '2026-03-03.md',
    '2026-03-03-dont.md',
  ])
})

test('no two entries share a file, not even where a title looks like another’s number', () => {
  const nameOf = fileNames()
  const names = ['The fence', 'the FENCE', 'The fence 2', 'The fence'].map((title) =>
    nameOf({ day: '2026-03-03', title }),
  )
  expect(new Set(names).size).toBe(4)
  expect(names[1]).toBe('2026-03-03-the-fence-2.md')
})

test('the longest title makes a name of a length that every file system takes', () => {
  const nameOf = fileNames()
  for (const title of ['long '.repeat(40), '字'.repeat(200)]) {
    const name = nameOf({ day: '2026-03-03', title })
    expect(Buffer.byteLength(name)).toBeLessThan(255)
    expect(name).not.toContain('-.md')
  }
})
