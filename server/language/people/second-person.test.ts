import { expect, test } from 'vitest'
import { read } from '../read.ts'
import { inSecondPerson } from './second-person.ts'

test.each([
  ['The results come on Friday.', 'the results come on Friday'],
  ['I’m seeing my sister on Monday.', 'you’re seeing your sister on Monday'],
  ['I should write these down, they are the good ones.', 'you should write these down, they are the good ones'],
  ['Leo needs me on Friday.', 'Leo needs you on Friday'],
  ['Mom comes on Sunday.', 'your mom comes on Sunday'],
  ['My mum and I were late.', 'your mum and you were late'],
  ['I really am going on Friday.', 'you really are going on Friday'],
  ['I was tired and was late', 'you were tired and were late'],
  ['I wasn’t there.', 'you weren’t there'],
  ['Dad says I’m fine.', 'your dad says you’re fine'],
  ['When I was nine my mother died.', 'when you were nine your mother died'],
  ['The man I met was old.', 'the man you met was old'],
  ['What I did was wrong.', 'what you did was wrong'],
  ['im seeing my sister', 'you’re seeing your sister'],
  ['I was ill.', 'you were ill'],
  ['Anna and my dad’s dog were there', 'Anna and your dad’s dog were there'],
])('“%s” is told as “%s”', (words, told) => {
  expect(inSecondPerson(read(words))).toBe(told)
})

test.each([
  'We fly on Friday.',
  'You were late.',
  'She said: come on Friday.',
  'He said “I will.”',
  'I went. I slept.',
  '',
])('“%s” can only be quoted', (words) => {
  expect(inSecondPerson(read(words))).toBeNull()
})
