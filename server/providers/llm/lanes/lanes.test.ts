import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createLanes } from './lanes.ts'

const patienceMs = 60_000

test('a call goes before the coach, and both before what nobody waits for', async () => {
  const lanes = createLanes(1)
  const leave = await lanes.enter('analysis', patienceMs)
  const order: string[] = []
  const asks = (purpose: 'prompts' | 'coach' | 'call' | 'opening') =>
    lanes.enter(purpose, patienceMs).then((done) => {
      order.push(purpose)
      done()
    })
  const all = [asks('prompts'), asks('opening'), asks('coach'), asks('call')]
  leave()
  await Promise.all(all)
  expect(order).toEqual(['call', 'coach', 'opening', 'prompts'])
})

test('one place is kept for who waits, however many letters are to be written', async () => {
  const lanes = createLanes(2)
  const leave = await lanes.enter('analysis', patienceMs)
  let isSecondIn = false
  const second = lanes.enter('reminders', patienceMs).then((done) => {
    isSecondIn = true
    return done
  })
  const hangUp = await lanes.enter('call', patienceMs)
  hangUp()
  await pause(5)
  expect(isSecondIn).toBe(false)
  leave()
  const done = await second
  done()
})

test('whoever waits too long, or leaves, takes no place', async () => {
  const lanes = createLanes(1)
  const leave = await lanes.enter('call', patienceMs)
  await expect(lanes.enter('call', 5)).rejects.toMatchObject({ kind: 'busy' })
  const leaving = new AbortController()
  const waits = lanes.enter('call', patienceMs, leaving.signal)
  leaving.abort()
  await expect(waits).rejects.toMatchObject({ kind: 'stopped' })
  await expect(lanes.enter('call', patienceMs, leaving.signal)).rejects.toMatchObject({ kind: 'stopped' })
  leave()
  leave()
  const next = await lanes.enter('call', 5)
  await expect(lanes.enter('call', 5)).rejects.toMatchObject({ kind: 'busy' })
  next()
})
