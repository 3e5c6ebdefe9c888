import { expect, test } from 'vitest'
import { read } from './read.ts'

const clauses = (text: string) => read(text).clauses.map((clause) => clause.text)
const negated = (text: string) =>
  read(text)
    .tokens.filter(({ isNegated }) => isNegated)
    .map(({ lower }) => lower)

test('a doctor, a decimal and an hour end no sentence', () => {
  const { sentences } = read('I saw Dr. Hill at 3.30 p.m. on Jan. 5. It went well.')
  expect(sentences.map(({ text }) => text)).toEqual(['I saw Dr. Hill at 3.30 p.m. on Jan. 5.', 'It went well.'])
})

test('every token stands where it says, also behind curly quotes, accents, emoji and line breaks', () => {
  const text = 'Café “Rosé” — it’s 😀 nice.\r\n\r\nI didn’t go.'
  for (const { start, end, text: word } of read(text).tokens) expect(text.slice(start, end)).toBe(word)
  expect(read(text).sentences).toHaveLength(2)
})

test('speech without a mark falls into its thoughts', () => {
  expect(clauses('um i hear him waking i should go bye')).toEqual(['um i hear him waking', 'i should go bye'])
  expect(clauses('ok i gotta go my mum is calling')).toEqual(['ok i gotta go', 'my mum is calling'])
  expect(clauses('what do you think about my parents')).toHaveLength(1)
})

test('a denial reaches to the end of its thought, four words at most, and an answering no denies nothing', () => {
  expect(negated('I didn’t tell her about the scholarship')).toEqual(['tell', 'her', 'about', 'the'])
  expect(negated('no nothing else i gotta go bye')).toEqual(['nothing', 'else'])
  expect(negated('No, I am happy.')).toEqual([])
})

test('nothing at all is read as nothing', () => {
  expect(read(' \n ')).toMatchObject({ sentences: [], clauses: [], tokens: [] })
})
