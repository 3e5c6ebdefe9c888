import { expect, test } from 'vitest'
import { type LeadEvent, type LeadTerms, leadStream } from './lead-stream.ts'
import { sentenceSplitter } from './splitting.ts'

const terms: LeadTerms = {
  moves: ['reflect', 'ask', 'offer-close'],
  lastWords: 'It’s a seven today.',
  concern: 0,
  faultIn: () => null,
}

async function* streamOf(...pieces: readonly string[]) {
  yield* pieces
}

async function* breaking(...pieces: readonly string[]) {
  yield* pieces
  throw new Error('the line to the model broke')
}

async function eventsOf(stream: AsyncIterable<string>, own: Partial<LeadTerms> = {}): Promise<LeadEvent[]> {
  return Array.fromAsync(leadStream(stream, { ...terms, ...own }))
}

const recorded = [
  'reflect · calm · end=no · mood=-\nTen past four. It was 3.30 p.m. when Dr. Hill rang, you said… What then?',
  '\n\nask · warm · end=no · mood=7\nA seven! “What made it that?” you may wonder.\nSo do I.',
  '{"move":"reflect","tone":"calm","end":false,"mood":null,"words":"The mill. Then Lisbon."}',
  '```json\n{"move": "ask", "words": "What did Leo say?"}\n```',
  'ask | calm | end=no | mood=-\nWhat did Leo say?',
  '**Reflect - calm - end=no - mood=-**\n\nThe mill.',
  'move=ask, tone=calm, end=no, mood=-\nAnd Leo?',
]

test.each(recorded)('wherever “%s” is cut, the same is said', async (text) => {
  const whole = await eventsOf(streamOf(text))
  expect(whole.at(-1)).toEqual({ kind: 'end' })
  for (let cut = 1; cut < text.length; cut += 1) {
    expect(await eventsOf(streamOf(text.slice(0, cut), text.slice(cut)))).toEqual(whole)
  }
  expect(await eventsOf(streamOf(...text))).toEqual(whole)
})

test('a doctor, an hour and three dots end no sentence, a line does', () => {
  const splitter = sentenceSplitter()
  const first = splitter.push('It was 3.30 p.m. when Dr. Hill rang, you said… and then? Yes.\nNo')
  expect([...first, splitter.rest()]).toEqual([
    'It was 3.30 p.m. when Dr. Hill rang, you said… and then?',
    'Yes.',
    'No',
  ])
})

test('what breaks in a sentence leaves the whole ones', async () => {
  expect(await eventsOf(breaking('reflect · calm · end=no · mood=-\nThe mill. And then the tra'))).toEqual([
    { kind: 'head', move: 'reflect', isWorried: false, mood: null },
    { kind: 'sentence', words: 'The mill.' },
    { kind: 'failed', reason: 'broken' },
  ])
})

test.each([
  ['no header', 'The mill. What did Leo say?\nI wonder.', 'header'],
  ['a header that never ends', 'reflect '.repeat(20), 'header'],
  ['words that begin like one', 'Listen, I was there.\nSo.', 'header'],
  ['nothing', '', 'header'],
  ['a header and nothing', 'ask · calm · end=no · mood=-\n', 'empty'],
  ['a move that is not allowed', 'answer · calm · end=no · mood=-\nYes.', 'move'],
  ['broken JSON', '{"move":"ask","words":"What', 'header'],
  ['JSON without words', '{"move":"ask"}', 'header'],
])('%s is not spoken', async (_, text, reason) => {
  const events = await eventsOf(streamOf(text))
  expect(events.filter(({ kind }) => kind === 'sentence')).toEqual([])
  expect(events.at(-1)).toEqual({ kind: 'failed', reason })
})

test('the first sentence that does not hold ends it, and what came before stands', async () => {
  const faultIn = (sentence: string, said: string) => (sentence.includes('Marta') && said !== '' ? 'name' : null)
  const events = await eventsOf(streamOf('reflect · calm · end=no · mood=-\nThe mill. Marta knows. Leo too.'), {
    faultIn,
  })
  expect(events.slice(1)).toEqual([
    { kind: 'sentence', words: 'The mill.' },
    { kind: 'failed', reason: 'refused' },
  ])
})

test('somebody who wants only to be heard is asked nothing', async () => {
  const events = await eventsOf(streamOf('listen · calm · end=no · mood=-\nMm. What then?'), { moves: ['listen'] })
  expect(events.map(({ kind }) => kind)).toEqual(['head', 'sentence', 'failed'])
})

test('a wish to end offers to close, and never where there is concern', async () => {
  const text = 'reflect · calm · end=yes · mood=-\nThat is plenty.'
  expect((await eventsOf(streamOf(text)))[0]).toMatchObject({ move: 'offer-close' })
  expect((await eventsOf(streamOf(text), { concern: 2 }))[0]).toMatchObject({ move: 'reflect' })
  expect((await eventsOf(streamOf(text), { moves: ['reflect'] }))[0]).toMatchObject({ move: 'reflect' })
})

test('a mood counts only if that number stands in what was said last', async () => {
  const moodOf = async (mood: string) => (await eventsOf(streamOf(`ask · calm · end=no · mood=${mood}\nAnd?`)))[0]
  expect(await moodOf('7')).toMatchObject({ mood: 7 })
  expect(await moodOf('8')).toMatchObject({ mood: null })
  expect(await moodOf('high')).toMatchObject({ mood: null })
})

test('a worried model says so before its first word', async () => {
  expect((await eventsOf(streamOf('reflect · worried · end=no · mood=-\nOh.')))[0]).toMatchObject({ isWorried: true })
})
