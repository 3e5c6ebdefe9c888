import { expect, test } from 'vitest'
import { read } from '../read.ts'
import { keyPhrases } from './key-phrases.ts'

const first = (text: string) => keyPhrases(read(text))[0]?.words ?? null

test.each([
  ['my mother in law came over and refolded all the washing', 'your mother-in-law'],
  ['I have my organic chemistry final on Thursday', 'your organic chemistry final'],
  ['I had lunch with Anna by the lake.', 'lunch with Anna'],
  ['I burned a whole tray of croissants', 'a whole tray of croissants'],
  ['My sister Carla called.', 'your sister Carla'],
])('of “%s” the weightiest thing is “%s”', (text, phrase) => {
  expect(first(text)).toBe(phrase)
})

test('what is denied, asked, somebody else’s words, or too general is not taken up', () => {
  for (const text of [
    'I didn’t get the job.',
    'Is that the job?',
    'He said the job was his.',
    'The thing is the way it went.',
    'It was the first time in ten years.',
  ])
    expect(first(text), text).toBeNull()
})

test('only what is whole is taken up: no half of a name, an owner or a compound', () => {
  expect(first('the dog’s vet bill arrived')).not.toBe('vet bill')
  expect(first('a accounting background')).toBeNull()
  expect(first('I thought that drugs were bad')).toBeNull()
})
