import { expect, test } from 'vitest'
import { read } from '../read.ts'
import { kindsTold } from './told.ts'

const kindsIn = (text: string) => kindsTold(read(text)).map(({ kind }) => kind)

test.each([
  ['my dog died on sunday and i keep looking at her basket', 'loss'],
  ['I had a terrible row with my sister and now she will not speak to me.', 'quarrel'],
  ['they all went bowling on saturday and nobody asked me', 'left-out'],
  ['i passed my driving test today at the third go', 'own-success'],
  ['I have to decide between the two jobs by Friday and I keep going back and forth.', 'decision'],
  ['nothing much happened today just an ordinary day really', 'quiet-day'],
  ['we went for a long walk on the beach and the sea was like glass', 'outdoors'],
])('“%s” tells of %s', (text, kind) => {
  expect(kindsIn(text)[0]).toBe(kind)
})

test('part of a story that is no kind by itself has none', () => {
  for (const text of ['and then he gets the ladder out of the van', 'so it was about four o’clock', 'mm'])
    expect(kindsIn(text), text).toEqual([])
})

test('a long turn is weighed in pieces, so that one thing in it is heard beside the others', () => {
  const errands =
    'so i got up about seven and i had my porridge and then the man came about the meter and he was ever so long about it and after that i took the bus into town because i wanted some wool the blue one and they only had the grey.'
  expect(kindsIn(`${errands} And my dog died on Sunday, I keep looking at her basket.`)).toContain('loss')
})
