import { expect, test } from 'vitest'
import { Entry } from '#contract/journal.ts'
import { entry } from '#web/testing/sent/journal.ts'
import { baseOf, changesIn, onTopOf, typedOf } from './editing.ts'

const base = baseOf(Entry.parse(entry({ title: 'Fence', content: 'The fence is done.', version: 3 })))

test('only what was touched is a change', () => {
  expect(changesIn(typedOf(base), base)).toEqual({})
  expect(changesIn({ ...typedOf(base), title: 'The fence', moodScore: null }, base)).toEqual({
    title: 'The fence',
    moodScore: null,
  })
})

test('what was touched goes on top of a newer text, and the rest is the newer one’s', () => {
  const newer = { ...base, title: 'Gate', content: 'The gate is done.', version: 4 }
  const typed = { ...typedOf(base), title: 'The fence' }
  expect(onTopOf(newer, typed, base)).toMatchObject({ title: 'The fence', content: 'The gate is done.' })
})
