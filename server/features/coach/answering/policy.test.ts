import { expect, test } from 'vitest'
import { policy } from './policy.ts'
import { questionsIn, readQuestion } from './question.ts'

const today = '2026-11-21'
const ruleFor = (message: string) => policy.find(({ when }) => when(readQuestion(message, today)))?.id ?? 'none'

/** For each rule what leads to it, in the words people type. */
const asked: Record<string, readonly string[]> = {
  gap: ['what is the longest gap in my journal'],
  entries: ['How many entries did I write this year?'],
  weekdays: ['On what day of the week do I write?'],
  share: ['I always write about work, is that true?', 'am i always tired'],
  comparison: ['am i less anxious than in october?', 'Was November better than October?'],
  until: ['how many weekends left with leo', 'how long until the wedding'],
  event: ['What did I do the weekend of the surgery?'],
  goals: ['what are my goals', 'Help me set achievable goals for this month'],
  open: ['what do i keep putting off', 'What did I want to do?'],
  habits: ['how are my habits going', 'what is my running streak'],
  'how-much': ['how far did I run in October'],
  'how-often': ['How many times did I run this month?', 'how often did I call Mom'],
  effect: [
    'do mornings with no meetings actually make me happier?',
    'Am I happier when I run?',
    'does baking help my mood',
  ],
  helped: ['what lifts my mood', 'what helped when I was lonely'],
  'helped-by-mood': [],
  bright: ['Tell me something nice I’ve forgotten about', 'what am I grateful for'],
  happiest: ['When am I at my happiest?', 'What was my best day?'],
  hardest: ['which day was the worst in november', 'what makes me sad'],
  last: ['When did I last cry?', 'when was the last time I saw Anna'],
  latest: ['When did I last write?'],
  first: ['When did I first mention Lisbon?', 'when did I start running'],
  'who-most': ['Who do I write about the most?'],
  advice: ['should i ask priya for a raise', 'give me one thing to do differently next week', 'any ideas?'],
  better: ['is my knee getting better or am i kidding myself'],
  ahead: ['when does the course start', 'what is coming up'],
  said: ['remind me what the doctor said'],
  why: ['why do i sleep so badly'],
  who: ['Who is Priya?', 'whos priya'],
  when: ['when was the surgery'],
  'how-is': ['How’s my mum doing these days?', 'any news of Leo'],
  mood: ['How has my mood been?'],
  patterns: ['What patterns do you see in my journal?'],
  summary: ['summarise October for me', 'How was October?', 'how has my month been', 'what did I do yesterday'],
  'better-at-all': ['am I getting better'],
  about: ['what does my grandmother have to do with anything', 'did I ever go skiing', 'lemon tree'],
}

test('every rule is reached by what people type', () => {
  for (const [id, messages] of Object.entries(asked))
    for (const message of messages) expect({ message, rule: ruleFor(message) }).toEqual({ message, rule: id })
})

test('no rule is without its questions', () => {
  expect(Object.keys(asked)).toEqual(policy.map(({ id }) => id))
})

test('what is told is not taken for a question', () => {
  const told = [
    'I feel better today after the walk.',
    'I made some progress with the fence.',
    'I slept terribly',
    'Leo called and we laughed a lot.',
  ]
  const isAsked = (message: string) => readQuestion(message, today).isAsked
  for (const message of told) expect({ message, isAsked: isAsked(message) }).toEqual({ message, isAsked: false })
})

test('a question is read for its subject and for the days it names', () => {
  expect(readQuestion('How often did I run this month?', today)).toMatchObject({
    subject: { words: ['run'] },
    period: { from: '2026-11-01', to: '2026-11-30' },
  })
  expect(readQuestion('what was the deal with leo again', today).subject.words).toEqual(['leo'])
  expect(readQuestion('is my knee getting better', today).subject.words).toEqual(['knee'])
})

test('two questions in one are two, and “he” is whom the first was about', () => {
  const [first = '', second = ''] = questionsIn('what was the deal with leo again, when does he leave')
  const { subject } = readQuestion(first, today)
  expect(readQuestion(second, today, subject).subject.words).toEqual(['leo'])
  expect(questionsIn('What did I say about Dana and Leo?')).toHaveLength(1)
})
