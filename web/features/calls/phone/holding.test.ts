import { expect, test } from 'vitest'
import { holdCall, isHeldElsewhere } from './holding.ts'

test('a tab that holds a call says so, until it lets go', async () => {
  const letGo = holdCall(5)
  expect(await isHeldElsewhere(5)).toBe(true)
  letGo()
  expect(await isHeldElsewhere(5)).toBe(false)
})

test('who holds one call says nothing about another', async () => {
  const letGo = holdCall(5)
  expect(await isHeldElsewhere(6)).toBe(false)
  letGo()
})
