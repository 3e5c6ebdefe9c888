import { expect, test } from 'vitest'
import { questionsIn, read } from './question.ts'

const today = '2026-11-21'
const asked = (message: string) => read(message, today).is

test('what the screen suggests is understood', () => {
  const suggested = {
    'How can I improve my mood based on my recent entries?': 'mood',
    'What patterns do you see in my journal?': 'patterns',
    'Help me set achievable goals for this month': 'goals',
    "I'm feeling stuck. What should I focus on?": 'stuck',
    'Analyze my progress over the past week': 'progress',
  }
  for (const [message, is] of Object.entries(suggested))
    expect({ message, is: asked(message) }).toEqual({ message, is })
})

test('what is told is not taken for a question', () => {
  const told = [
    'I feel better today after the walk.',
    'I made some progress with the fence.',
    'When I got home I cried.',
    'How beautiful it was by the lake!',
    'I feel stuck.',
    'She left without a word. Why does she always do that?',
    'Was it worth it?',
    'What a day.',
  ]
  for (const message of told) expect({ message, is: asked(message) }).toEqual({ message, is: 'told' })
})

test('a question is read for what it asks, and for the days it names', () => {
  expect(read('When did I last see Dana?', today)).toMatchObject({ is: 'last', subject: { words: ['see', 'Dana'] } })
  expect(read('How often did I run this month?', today)).toMatchObject({
    is: 'how-often',
    subject: { words: ['run'] },
    period: { from: '2026-11-01', to: '2026-11-30' },
  })
  expect(read('How did I feel about the surgery?', today)).toMatchObject({
    is: 'felt',
    subject: { words: ['surgery'] },
  })
  expect(read('what did I do on March 3?', today)).toMatchObject({ is: 'days', period: { from: '2026-03-03' } })
  expect(read('How was last week?', today)).toMatchObject({
    is: 'days',
    period: { from: '2026-11-09', to: '2026-11-15' },
  })
  expect(read('I keep thinking of it. What did I write about Lisbon?', today)).toMatchObject({
    is: 'about',
    subject: { words: ['Lisbon'] },
  })
})

test('what is asked of one’s days is understood without being one of the suggestions', () => {
  const understood = {
    'how am i doing?': 'progress',
    'How has my mood been?': 'progress',
    'What is my mood this week?': 'days',
    'Am I happier than last month?': 'mood-since',
    'What was my best day?': 'best',
    'whats my hardest day this month': 'hardest',
    'remind me what I wanted to do': 'open',
    'Who did I mention the most?': 'patterns',
    'do I sleep badly': 'about',
    'is my knee getting better?': 'about',
    'Summarize my month': 'patterns',
    'What should I write about today?': 'open',
    'When did I last write?': 'latest',
    'Tell me something nice': 'mood',
    'Can you tell me when I last saw Dana?': 'last',
  }
  for (const [message, is] of Object.entries(understood))
    expect({ message, is: asked(message) }).toEqual({ message, is })
})

test('two questions in one are two, and “it” is what the first was about', () => {
  const [first = '', second = ''] = questionsIn('When was the surgery and how did I feel about it?')
  const surgery = read(first, today)
  expect(surgery).toMatchObject({ is: 'when', subject: { words: ['surgery'] } })
  const spokenOf = 'subject' in surgery ? surgery.subject : null
  expect(read(second, today, spokenOf)).toMatchObject({ is: 'felt', subject: { words: ['surgery'] } })
  expect(questionsIn('What did I say about Dana and Leo?')).toHaveLength(1)
})
