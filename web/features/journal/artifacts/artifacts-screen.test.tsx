import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { show } from '#web/testing/screen.tsx'
import { entry } from '#web/testing/sent/journal.ts'
import { problem, serverAnswers } from '#web/testing/server.ts'
import { ArtifactsScreen } from './artifacts-screen.tsx'

const artifacts = (entries: unknown[], total = entries.length) => ({
  'GET /api/users/1/artifacts': { body: entries },
  'GET /api/users/1/artifacts/count': { body: { total } },
})

test('artifacts are counted, cut at 200 characters, and name three tags', async () => {
  const themes = ['one', 'two', 'three', 'four', 'five']
  serverAnswers(artifacts([entry({ isArtifact: true, content: 'a'.repeat(201), themes })]))
  show(<ArtifactsScreen />)
  expect(await screen.findByText(`${'a'.repeat(200)}…`)).toBeTruthy()
  expect(await screen.findByText('1 Treasured Moment')).toBeTruthy()
  expect(screen.getByText('three')).toBeTruthy()
  expect(screen.queryByText('four')).toBeNull()
  expect(screen.getByText('+2')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  expect(screen.getByText('a'.repeat(201))).toBeTruthy()
})

test('the count is of all, also of those that are not here', async () => {
  serverAnswers(artifacts([entry({ isArtifact: true })], 140))
  show(<ArtifactsScreen />)
  expect(await screen.findByText('140 Treasured Moments')).toBeTruthy()
})

test('an artifact is removed', async () => {
  const { asked } = serverAnswers({
    ...artifacts([entry({ isArtifact: true })]),
    'PATCH /api/journal-entries/7/artifact': { body: entry() },
  })
  show(<ArtifactsScreen />)
  await userEvent.click(await screen.findByRole('button', { name: /^Remove The fence/ }))
  expect(await screen.findByText('Artifact removed')).toBeTruthy()
  expect(asked.find(({ method }) => method === 'PATCH')?.body).toEqual({ isArtifact: false })
})

test('an artifact that could not be removed says so and stays', async () => {
  serverAnswers({
    ...artifacts([entry({ isArtifact: true })]),
    'PATCH /api/journal-entries/7/artifact': problem(503, 'unavailable', 'Away.'),
  })
  show(<ArtifactsScreen />)
  await userEvent.click(await screen.findByRole('button', { name: /^Remove The fence/ }))
  expect(await screen.findByText('Failed to remove artifact')).toBeTruthy()
  expect(screen.getByText('The fence is finished')).toBeTruthy()
})

test('without any it says what will be here and where to begin', async () => {
  serverAnswers(artifacts([]))
  show(<ArtifactsScreen />)
  expect(await screen.findByText('Your Vision Board Awaits')).toBeTruthy()
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(['/journal-entries', '/dashboard'])
})

test('when they cannot be loaded there is a way to try again', async () => {
  const { answers } = serverAnswers({
    ...artifacts([]),
    'GET /api/users/1/artifacts': problem(503, 'unavailable', 'Away.'),
  })
  show(<ArtifactsScreen />)
  const again = await screen.findByRole('button', { name: 'Try again' })
  answers['GET /api/users/1/artifacts'] = { body: [entry({ isArtifact: true })] }
  await userEvent.click(again)
  expect(await screen.findByText('The fence is finished')).toBeTruthy()
})
