import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { HowMoodScreen } from './how-mood-screen.tsx'

test('the page about mood shows each figure with its interval, and where the estimate goes wrong', () => {
  render(<HowMoodScreen />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('How Mood Is Estimated')
  expect(screen.getByText('.973')).toBeTruthy()
  expect(screen.getByText('VADER .936, wink .903')).toBeTruthy()
  expect(screen.getByText(/It takes irony at its word/)).toBeTruthy()
})
