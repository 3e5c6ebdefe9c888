import { expect, test } from 'vitest'
import { talking } from './testing/talking.ts'

const talk = (...said: string[]) => talking(said).map(({ words }) => words)

test('whoever is in danger hears of help first, and nothing about a telephone call', () => {
  const replies = talk(
    'I want to kill myself.',
    'I don’t know.',
    'I have to go now.',
    'Goodbye.',
    'Nobody can help me.',
    'I am done talking.',
    'Stop.',
  )
  expect(replies[0]).toContain('988')
  for (const words of replies) expect(words).not.toMatch(/hang up|on the line|put (?:it|the phone) down|stay on/i)
})

test('nothing is asked twice in one talk', () => {
  const told = ['We had a long day at the office.', 'My boss moved the deadline again.', 'Then I went for a walk.']
  const questions = talk(...told, 'It was cold by the river.', 'I felt better after it.').flatMap(
    (words) => words.match(/[^.!?]+\?/g) ?? [],
  )
  expect(new Set(questions).size).toBe(questions.length)
})
