import { expect, test } from 'vitest'
import { questions } from '../phrases/en/guide.ts'
import { toldWords } from '../phrases/en/told/told.ts'
import { aCall } from '../testing/line-of.ts'

type Call = ReturnType<typeof aCall>

function greeted(more: Parameters<typeof aCall>[0] = {}): Call {
  const call = aCall(more)
  call.connects()
  call.plays(300, 5_000)
  return call
}

const said = (call: Call) => call.turns().flatMap((turn) => (turn.speaker === 'companion' ? [turn] : []))
const asked = (call: Call) => said(call).flatMap(({ intent }) => intent.question ?? [])

/** What each is answered with, one after the other. */
function tells(call: Call, ...told: readonly string[]): string[] {
  const before = said(call).length
  for (const [index, words] of told.entries()) {
    const at = 10_000 + index * 15_000
    call.says(words, at)
    if (said(call).length === before + index) call.wakes(call.alarm())
    call.plays(at + 500, at + 4_000)
  }
  return said(call)
    .slice(before)
    .map(({ words }) => words)
}

/** What may be asked of a quarrel with a sister. */
const askable = [...Object.values(toldWords.quarrel.asks), ...Object.values(toldWords.quarrel.asksOf ?? {})].map(
  (words) => words.replace('{who}', 'your sister'),
)
const row = 'I had a terrible row with my sister and now she will not speak to me.'
const bowling = 'They all went bowling on Saturday and nobody asked me.'

test('what was told is answered in words for its kind, with one question that can be asked only of that', () => {
  const [reply = ''] = tells(greeted(), row)
  expect(toldWords.quarrel.signs.some((sign) => reply.includes(sign))).toBe(true)
  expect(askable.some((question) => reply.endsWith(question))).toBe(true)
})

test('the one person it is about is named in the question', () => {
  const call = greeted()
  const replies = tells(call, row, row, row)
  expect(replies.some((reply) => reply.includes('your sister'))).toBe(true)
})

test('nothing that is asked of somebody who is spoken of, missed or remembered takes for granted that they live', () => {
  const kinds = (['loss', 'missing-someone', 'together', 'memory'] as const).map((kind) => toldWords[kind])
  const asked = kinds.flatMap(({ asks, asksOf = {} }) => [...Object.values(asks), ...Object.values(asksOf)])
  for (const words of [...asked, ...Object.values(questions.person)])
    expect(words).not.toMatch(/ again\?|rang|are things|^What is \{|will you see/)
  const [reply = ''] = tells(
    greeted(),
    'That was the tune that my husband used to play on the box at home in the evening.',
  )
  expect(reply).not.toMatch(/see .*again|between you and/)
})

test('whoever puts right their own words is not told that they were misheard', () => {
  const [, reply = ''] = tells(
    greeted(),
    'The dog is fourteen and can hardly climb the porch steps.',
    'No, thirteen, he’s thirteen.',
  )
  expect(reply).not.toMatch(/sorry/i)
})

test('a number told in the middle of much else is said back', () => {
  const long =
    'So that’s my day, I feel kind of hollow and a bit guilty, about a three out of ten, but I’m glad I found that tin.'
  const [reply = ''] = tells(greeted(), long)
  expect(reply).toContain('A three')
})

test('a loss is met as one also where the same breath begins with no', () => {
  const [reply = ''] = tells(greeted(), 'not really dear no it was just a quiet day my dog died on sunday')
  expect(toldWords.loss.signs.some((sign) => reply.includes(sign))).toBe(true)
})

test('no question is asked twice in a call, and none of the last two days', () => {
  const first = greeted()
  tells(first, row, row, row, row, row, row)
  expect(new Set(asked(first)).size).toBe(asked(first).length)
  const next = greeted({ recentQuestions: asked(first) })
  tells(next, row, row, row, row)
  expect(asked(next).filter((id) => asked(first).includes(id))).toEqual([])
})

test('a kind that was misread is left alone for the rest of the call', () => {
  const call = greeted()
  tells(call, bowling, 'No, that’s not what I meant at all.', bowling)
  const [, kind] = asked(call).at(1)?.split(':') ?? []
  expect(asked(call).filter((id) => id.endsWith(`:${kind}`)).length).toBe(1)
})

test('told that it says too little, it asks about what was told', () => {
  const call = greeted()
  const [, reply = ''] = tells(call, row, 'You don’t say much, do you?')
  expect(askable.some((question) => reply.endsWith(question))).toBe(true)
})
