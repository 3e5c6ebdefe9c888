import { expect, test } from 'vitest'
import { isEcho } from './echo.ts'

const saying = 'What stays with you from today?'

test("the companion's own words in the microphone are an echo, also when misheard a little", () => {
  expect(isEcho('what stays with you', saying)).toBe(true)
  expect(isEcho('what stay with you from', saying)).toBe(true)
})

test("the person's words are not", () => {
  expect(isEcho('I finished the fence', saying)).toBe(false)
  expect(isEcho('wait', saying)).toBe(false)
})
