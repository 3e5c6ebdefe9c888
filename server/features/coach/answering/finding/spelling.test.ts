import { expect, test } from 'vitest'
import type { Noted } from '#server/features/analysis/period/facts/noted.ts'
import { readRisk } from '#server/features/safety/alarm.ts'
import { spelledAlike } from './spelling.ts'

const page = (content: string): Noted => ({
  ...{ id: 1, day: '2026-03-01', title: '', content, moodScore: null },
  ...{ themes: [], wordCount: 0, source: 'manual', risk: readRisk(content) },
})
const pages = [page('Ran along the river with Dana. Dana talked of Lisbon, and of her new apartment.')]

test('a slip of the finger is understood, by the word the journal has', () => {
  const meant = { Dnaa: 'Dana', Lisbn: 'Lisbon', Lissbon: 'Lisbon', apartmant: 'apartment', runing: 'running' }
  for (const [typed, word] of Object.entries(meant)) expect(spelledAlike(typed, pages)).toBe(word)
})

test('another word is not taken for a slip', () => {
  for (const typed of ['Lima', 'rivet', 'pizza', 'Diana Ross', 'department', 'ran'])
    expect(spelledAlike(typed, pages)).toBeNull()
})
