import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Entry } from '#contract/journal.ts'
import { show } from '#web/testing/screen.tsx'
import { entry } from '#web/testing/sent/journal.ts'
import { part } from '#web/testing/sent/parts.ts'
import { serverAnswers } from '#web/testing/server.ts'
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
  await userEvent.click(screen.getByText('Transcript'))
  expect((await screen.findByText('You:')).parentElement?.textContent).toBe('You: Well.')
})

test('what was searched for is marked, and a long text begins near it', async () => {
  const content = `${'Nothing much. '.repeat(60)}Then the Heron came. ${'And so on. '.repeat(40)}`
  show(<EntryCard entry={Entry.parse(entry({ content }))} asked="heron" />)
  expect((await screen.findByText('Heron')).tagName).toBe('MARK')
  expect(screen.getByRole('button', { name: 'Show more' })).toBeTruthy()
})

test('what was only said shows where it was said', async () => {
  const transcription = 'Journal: How are you?\nAna: I saw a heron.'
  show(<EntryCard entry={Entry.parse(entry({ source: 'call', transcription }))} asked="heron" />)
  expect((await screen.findByText('heron')).closest('summary')).toBeTruthy()
})

test('as whom it was written is told, while that part exists', async () => {
  serverAnswers({ 'GET /api/users/1/parts': { body: [part({ id: 4, name: 'The careful one' })] } })
  show(<EntryCard entry={Entry.parse(entry({ speakingAsPartId: 4 }))} />)
  expect(await screen.findByText('The careful one')).toBeTruthy()
})
