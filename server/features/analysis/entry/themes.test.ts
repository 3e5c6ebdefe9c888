import { expect, test } from 'vitest'
import { analyseEntry } from './rules.ts'

const themes = (text: string) => analyseEntry(text).themes

test.each([
  ['My boss moved the deadline and the client meeting ran for three hours.', 'work'],
  ['I called my mom and my little sister, we talked for an hour.', 'family'],
  ['I slept badly, woke at four and could not fall asleep again.', 'sleep'],
  ['Went to the gym, lifted weights and ran two miles.', 'exercise'],
  ['I prayed and went to church this morning.', 'faith'],
  ['We cooked a big dinner and ate pizza and salad.', 'food'],
  ['I studied for the exam and my professor graded the essay.', 'learning'],
  ['The rent went up and I worry about bills and my savings.', 'money'],
  ['I sketched and painted, then practised guitar and wrote a poem.', 'creativity'],
  ['We did the laundry, cleaned the kitchen and fixed the roof of the house.', 'home'],
])('“%s” is about %s', (text, area) => {
  expect(themes(text)).toContain(area)
})

test('nothing is claimed where no word points anywhere', () => {
  expect(themes('It was what it was, and that is that.')).toEqual([])
})

test('areas come first, then at most two of the entry’s own, names with their capitals', () => {
  const found = themes('I had lunch with Marta and Luis. Marta told me about the garden fence, and Luis about Lisbon.')
  expect(found.slice(-2)).toEqual(['Marta', 'Luis'])
  expect(found.length).toBeLessThanOrEqual(5)
})

test('a thing of one’s own is kept in its own words', () => {
  expect(themes('I finally finished the garden fence and I am proud.')).toContain('garden fence')
})

test('verbs are not taken for things', () => {
  expect(themes('My wife loves me and my brother plays guitar well.').join(' ')).not.toMatch(/loves|plays/)
})

test('all capitals name nobody', () => {
  expect(themes('I WENT HOME AND TALKED TO THE NEIGHBOUR ABOUT IT')).not.toContain('neighbour about')
  expect(themes('I WENT TO SEE MARTA YESTERDAY')).not.toContain('went')
})

test('themes never repeat', () => {
  const found = themes('Work, work, work. The Work Project at work with the work project team at Work.')
  expect(new Set(found).size).toBe(found.length)
})

test('what is only mentioned on the way is no theme', () => {
  const scraps = [
    'It was just me and him and the street light, and I fed him.',
    'I got the second cup down and remembered.',
    'We met a girl, her name is Chloe, and the dogs asleep on the sofa did not mind.',
  ].flatMap(themes)
  expect(scraps.join(', ')).not.toMatch(/street light|second cup|asleep|name/)
})

test('what is spoken of again and again is a theme', () => {
  expect(themes('I may lose my scholarship. Without the scholarship I have to go home.')).toContain('scholarship')
})
