import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Entry } from '#contract/journal.ts'
import { entry } from '#web/testing/people.ts'
import { show } from '#web/testing/screen.tsx'
import { EntryCard } from './entry-card.tsx'

const showEntry = (own: Parameters<typeof entry>[0]) => show(<EntryCard entry={Entry.parse(entry(own))} />)

test('a long entry is cut after 300 characters and unfolds', async () => {
  showEntry({ content: 'a'.repeat(301) })
  expect(await screen.findByText(`${'a'.repeat(300)}…`)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  expect(screen.getByText('a'.repeat(301))).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Show less' }))
  expect(screen.queryByText('a'.repeat(301))).toBeNull()
})

test('an entry shown alone is shown whole', async () => {
  show(<EntryCard entry={Entry.parse(entry({ content: 'a'.repeat(301) }))} isWhole />)
  expect(await screen.findByText('a'.repeat(301))).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a short entry has nothing to unfold', async () => {
  showEntry({ content: 'a'.repeat(300) })
  expect(await screen.findByText('a'.repeat(300))).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('the mood is a number and a word', async () => {
  showEntry({ moodScore: 6.5 })
  expect((await screen.findByText('6.5')).parentElement?.textContent).toBe('Mood 6.5 good')
})

test('an unknown mood is not invented', async () => {
  showEntry({ moodScore: null })
  await screen.findByText('Positive')
  expect(screen.queryByText('Mood')).toBeNull()
})

test('an entry from a call keeps its transcript', async () => {
  showEntry({ source: 'call', callDuration: 245, transcription: 'Journal: How are you?\nYou: Well.' })
  expect(await screen.findByText('From a call of 4m 5s')).toBeTruthy()
  expect(screen.getByText('Transcript')).toBeTruthy()
  expect(screen.getByText('You:').parentElement?.textContent).toBe('You: Well.')
})
