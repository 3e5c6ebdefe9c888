import { expect, test } from 'vitest'
import { read } from '../read.ts'
import { clockTimeIn } from './clock-times.ts'
import { delayIn, namesATime } from './delays.ts'

const tenPastSeven = { hour: 19, minute: 10 }

test.each([
  ['in twenty minutes', { minutes: 20 }, 'in twenty minutes'],
  ['in 45 minutes', { minutes: 45 }, 'in forty-five minutes'],
  ['uh twenty-five minutes maybe', { minutes: 25 }, 'in twenty-five minutes'],
  ['half an hour', { minutes: 30 }, 'in half an hour'],
  ['an hour and a half', { minutes: 90 }, 'in an hour and a half'],
  ['in two and a half hours', { minutes: 150 }, 'in two and a half hours'],
  ['in 1.5 hours', { minutes: 90 }, 'in an hour and a half'],
  ['ten or fifteen minutes', { minutes: 15 }, 'in fifteen minutes'],
  ['in a couple of hours', { minutes: 120 }, 'in two hours'],
  ['give me ten minutes', { minutes: 10 }, 'in ten minutes'],
  ['in a bit', { minutes: 30 }, 'in half an hour'],
  ['in two minutes', { minutes: 5 }, 'in five minutes'],
  ['at nine', { minutes: 110 }, 'at nine'],
  ['at 8:30', { minutes: 80 }, 'at half past eight'],
  ['call me at nine thirty', { minutes: 140 }, 'at half past nine'],
  ['at half past nine', { minutes: 140 }, 'at half past nine'],
  ['ten past nine', { minutes: 120 }, 'at nine ten'],
  ['at quarter to ten', { minutes: 155 }, 'at nine forty-five'],
  ['at nine tonight', { minutes: 110 }, 'at nine'],
  ['tonight', { minutes: 50 }, 'at eight this evening'],
  ['tomorrow morning', 'tomorrow', 'tomorrow, at your usual time'],
  ['call me back', { minutes: 60 }, 'in an hour'],
  ['in six hours', 'too-far', ''],
  ['next week', 'too-far', ''],
  ['on Tuesday', 'too-far', ''],
  ['I’m driving till nine', { minutes: 110 }, 'at nine'],
  ['at 4 am', 'too-far', ''],
])('at ten past seven, “%s” is %s', (words, until, said) => {
  expect(delayIn(read(words), tenPastSeven)).toEqual({ until, said })
})

test.each([
  'I’m busy.',
  'We got to sit and talk for ten minutes.',
  'We talked for an hour and then I left at nine.',
  'I called him back.',
  'I have two kids at home.',
  'She is about five.',
  'A little bit, yeah.',
  'She’ll be two in July.',
  'They mow the grass up here at six in the morning.',
  'It takes ten minutes to get there.',
  'I only slept four hours.',
])('“%s” names no time to ring', (words) => {
  expect(namesATime(read(words))).toBe(false)
})

test('a time on the clock is the next that shows it', () => {
  const noon = { hour: 12, minute: 0 }
  const minutes = (words: string) => clockTimeIn(read(words), noon)?.minutes
  expect([minutes('at one'), minutes('at 11 am'), minutes('at 23:15'), minutes('after work')]).toEqual([
    60, 1380, 675, 360,
  ])
  expect(clockTimeIn(read('at 25'), noon)).toBeNull()
})
