import { expect, test } from 'vitest'
import { read } from '../read.ts'
import { peopleIn } from './people.ts'
import { calledAs, samePeople } from './same-people.ts'

const spokenOf = (text: string) =>
  peopleIn(read(text))
    .filter(({ isSure }) => isSure)
    .map(({ name, relation }) => [name, relation?.words].filter(Boolean).join(', '))
const people = (text: string) => samePeople(peopleIn(read(text))).map(calledAs)

test.each([
  ['My sister Carla called, she’s moving to Valencia in January.', ['Carla, sister']],
  ['my sister carla called', ['Carla, sister']],
  ['my mother in law not my mother', ['mother-in-law']],
  ['My mother-in-law thinks so.', ['mother-in-law']],
  ['Leo and I went to Lisbon.', ['Leo']],
  ['Luis said yes and I baked twelve.', ['Luis']],
  ['I have an interview on Friday at Halden’s.', []],
  ['I asked Luis if I can try her anpan recipe.', ['Luis']],
  ['The teacher is called Roberto and he must be eighty.', ['Roberto']],
  ['Leo, my brother, moved.', ['Leo, brother']],
  ['Mom’s surgery is tomorrow.', ['mom']],
  ['my mum and I laughed', ['mum']],
  ['My sister’s friend came.', []],
  ['Dinner with Mr. Hill.', ['Mr. Hill']],
  ['I am being transferred to Pittsburgh and I start in January.', []],
  ['We are close to the border with Mexico, and familiar with California.', []],
  ['I am with Leo. Lunch with Dana. We spent the day with Tom.', ['Leo', 'Dana', 'Tom']],
  ['I read the Bible and my letters, and talked with HR.', []],
  ['My coworker today was loud.', ['coworker']],
  ['Work made me feel tired. Christmas was loud.', []],
  ['I need to book the flight to Lisbon on Friday.', []],
])('in “%s” %j are spoken of', (text, expected) => {
  expect(spokenOf(text)).toEqual(expected)
})

test('a mention stands in its text just so', () => {
  const text = 'At noon — my little brother Leo called.'
  const [mention] = peopleIn(read(text))
  expect(text.slice(mention?.start, mention?.end)).toBe('my little brother Leo')
})

test('two names of one person are one person where that is said', () => {
  expect(people('My brother called. Leo laughed. My brother Leo came.')).toEqual(['Leo'])
  expect(people('My mom called. Mum laughed.')).toEqual(['your mom'])
  expect(people('My brother Leo and my brother Tom came. My brother called.')).toEqual(['Leo', 'Tom', 'your brother'])
  expect(people('My friend Tom rang. My friend left.')).toEqual(['Tom', 'your friend'])
  expect(people('My older brother and my little brother fought.')).toEqual([
    'your older brother',
    'your little brother',
  ])
  expect(people('My mother died when I was nine. My mother-in-law called.')).toEqual([
    'your mother',
    'your mother-in-law',
  ])
})

test('a name is known again where it stands alone, and a town never becomes a person', () => {
  const found = samePeople(peopleIn(read('Leo said yes. Lisbon is far. I thought about Leo.')))
  expect(found.map(({ name, mentions }) => [name, mentions.length])).toEqual([['Leo', 2]])
})

test.each([
  'My late husband loved it.',
  'My dad died three years ago.',
  'I lost my mother in spring.',
  'It is ten years since Dad passed.',
])('“%s” speaks of somebody who is dead', (text) => {
  expect(peopleIn(read(text))[0]?.isGone).toBe(true)
})

test('who passed an exam is not dead', () => {
  expect(peopleIn(read('My brother passed his exam.'))[0]?.isGone).toBe(false)
})

test('who is only dreamt or thought of was not there', () => {
  const isPresent = (text: string) => peopleIn(read(text))[0]?.isPresent
  expect(isPresent('I felt like my grandmother was standing behind me.')).toBe(false)
  expect(isPresent('My dad would have loved it.')).toBe(false)
  expect(isPresent('I want to call my brother.')).toBe(false)
  expect(isPresent('My grandmother told me a story.')).toBe(true)
})
