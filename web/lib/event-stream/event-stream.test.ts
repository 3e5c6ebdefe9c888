import { expect, test, vi } from 'vitest'
import { AnswerPiece, chat } from '#contract/coach.ts'
import { listen } from './listen.ts'
import { createEventReader } from './reader.ts'

const read = (...pieces: string[]) => pieces.flatMap(createEventReader())

test('an event is its data, once the empty line after it has come', () => {
  expect(read('data: one\n\ndata: two\n\n')).toEqual(['one', 'two'])
  expect(read('data: one\n', 'data: more')).toEqual([])
})

test('data of several lines is one text of several lines', () => {
  expect(read('data: {"a":\ndata: 1}\n\n')).toEqual(['{"a":\n1}'])
})

test('comments that keep the line alive, other fields and empty events say nothing', () => {
  expect(read(': keep-alive\n\n:\n\nevent: piece\nid: 7\nretry: 10\n: still here\ndata: one\n\n\n\nid: 8\n\n')).toEqual(
    ['one'],
  )
  expect(read('database: no\ndat: no\n data: no\n\n')).toEqual([])
})

test('one space after the colon belongs to the field, more to the text, and none is needed', () => {
  expect(read('data:one\n\ndata:  two\n\ndata: a: b\n\ndata\ndata:\n\n')).toEqual(['one', ' two', 'a: b', '\n'])
})

test('lines end as they like', () => {
  expect(read('data: one\r\n\r\ndata: two\r\rdata: three\n\n')).toEqual(['one', 'two', 'three'])
  expect(read('data: a\u2028b\n\n')).toEqual(['a\u2028b'])
})

test('wherever the text is cut on its way, the same is heard', () => {
  const text = ': hello\r\n\r\ndata: {"sentence":\r\ndata: "one"}\r\n\r\nid: 3\rdata: two\r\rdata: three\n\n'
  const whole = read(text)
  expect(whole).toHaveLength(3)
  for (let cut = 0; cut <= text.length; cut += 1) expect(read(text.slice(0, cut), text.slice(cut))).toEqual(whole)
  expect(read(...text)).toEqual(whole)
})

test('an answer is heard through a proxy that keeps the line alive', async () => {
  const bytes = new TextEncoder().encode(
    ': keep-alive\n\ndata: {"type":"said",\ndata: "sentence":"Grüße."}\n\n: keep-alive\n\ndata: {"type":"said","sentence":"Two."}\n\n',
  )
  // Cut within the ü, which is two bytes.
  const cut = bytes.indexOf(0xc3) + 1
  const body = new ReadableStream({
    start(line) {
      line.enqueue(bytes.slice(0, cut))
      line.enqueue(bytes.slice(cut))
      line.close()
    },
  })
  vi.stubGlobal('fetch', async () => new Response(body))
  const heard = []
  const given = { params: { userId: 1 }, body: { message: 'Hello' } }
  for await (const piece of listen(chat, given, AnswerPiece, new AbortController().signal)) heard.push(piece)
  expect(heard).toEqual([
    { type: 'said', sentence: 'Grüße.' },
    { type: 'said', sentence: 'Two.' },
  ])
})
