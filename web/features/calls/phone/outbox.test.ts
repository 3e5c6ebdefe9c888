import { expect, test } from 'vitest'
import type { PhoneFrameText } from '#contract/relay.ts'
import { createOutbox } from './outbox.ts'

const said = (words: string): PhoneFrameText => ({ type: 'prompt', voicePrompt: words })

function flowing(heard = 0) {
  const sent: PhoneFrameText[] = []
  const outbox = createOutbox((frame) => sent.push(frame))
  outbox.flow(heard)
  return { sent, outbox }
}

test('what waited goes out in order, and what follows at once', () => {
  const sent: PhoneFrameText[] = []
  const outbox = createOutbox((frame) => sent.push(frame))
  outbox.add(said('one'))
  outbox.add(said('two'))
  expect(sent).toEqual([])
  outbox.flow(0)
  outbox.add(said('three'))
  expect(sent).toEqual([said('one'), said('two'), said('three')])
})

test('exactly what did not arrive is said again, before what waited', () => {
  const { sent, outbox } = flowing()
  for (const words of ['one', 'two', 'three']) outbox.add(said(words))
  outbox.hold()
  outbox.add(said('four'))
  outbox.flow(1)
  expect(sent.slice(3)).toEqual([said('two'), said('three'), said('four')])
})

test('when all of it arrived, none is said again', () => {
  const { sent, outbox } = flowing()
  outbox.add(said('one'))
  outbox.hold()
  outbox.flow(1)
  expect(sent).toEqual([said('one')])
})

test('what was said again and lost again is said a third time', () => {
  const { sent, outbox } = flowing()
  for (const words of ['one', 'two']) outbox.add(said(words))
  outbox.flow(1)
  outbox.flow(1)
  outbox.flow(2)
  expect(sent).toEqual([said('one'), said('two'), said('two'), said('two')])
})

test('turns from before a reload are not counted as this page’s own', () => {
  const { sent, outbox } = flowing(4)
  for (const words of ['one', 'two']) outbox.add(said(words))
  outbox.flow(5)
  expect(sent).toEqual([said('one'), said('two'), said('two')])
})

test('what is stored as no turn is not counted: keys, half sentences, blanks', () => {
  const { sent, outbox } = flowing()
  const uncounted: PhoneFrameText[] = [
    { type: 'dtmf', digit: '8' },
    { type: 'prompt', voicePrompt: 'half a', last: false },
    said('  '),
  ]
  for (const frame of [...uncounted, said('one')]) outbox.add(frame)
  outbox.flow(0)
  expect(sent).toEqual([...uncounted, said('one'), said('one')])
})
