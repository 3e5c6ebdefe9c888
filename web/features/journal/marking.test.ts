import { expect, test } from 'vitest'
import { passage, stretches } from './marking.ts'

const marked = (text: string, asked: string) =>
  stretches(text, asked)
    .map(({ text, isHit }) => (isHit ? `[${text}]` : text))
    .join('')

test('what was found is marked as it is written', () => {
  expect(marked('The Café and the cafe\u0301 of Zoë', 'cafe zoe')).toBe('The [Café] and the [cafe\u0301] of [Zoë]')
  expect(marked('I didn’t 🌿 go', "didn't go")).toBe('I [didn’t] 🌿 [go]')
})

test('hits that overlap become one', () => {
  expect(marked('sunflowers', 'sunflow flowers')).toBe('[sunflowers]')
})

test('without anything asked nothing is marked', () => {
  expect(stretches('The heron', ' ')).toEqual([{ text: 'The heron', isHit: false }])
})

test('a passage begins shortly before a hit that lies far down, on a whole word', () => {
  const text = `${'some words of the day '.repeat(20)}and then the heron came. ${'And more of it. '.repeat(20)}`
  const shown = passage(text, 'heron', 100) ?? ''
  expect(shown).toMatch(/^…\w/)
  expect(shown).toMatch(/\w…$/)
  expect(shown).toContain('the heron came.')
  expect(shown.length).toBeLessThanOrEqual(102)
})

test('a passage of a short text is the text, and of one without a hit nothing', () => {
  expect(passage('The heron came.', 'heron', 100)).toBe('The heron came.')
  expect(passage('The heron came.', 'kingfisher', 100)).toBeNull()
})
