import { expect, test } from 'vitest'
import { turnsOf } from '#server/features/calls/turns.ts'
import type { UserId } from '#server/platform/services.ts'
import { calls } from '#server/testing/caller.ts'
import { breaksOffAfter, type Script, says } from '#server/testing/model/model.ts'
import { scriptedModel } from '#server/testing/model/scripted.ts'
import type { Person } from '#server/testing/person.ts'
import { worldOfItsOwn } from '#server/testing/world.ts'

async function called(...scripts: Script[]) {
  const model = await scriptedModel(...scripts)
  const world = await worldOfItsOwn({ env: model.env })
  const ana = await world.person()
  await ana.allowsModel()
  const caller = await calls(ana)
  await caller.listens()
  const heard = () => {
    caller.send({ type: 'info', name: 'agentSpeaking', value: 'on' })
    caller.send({ type: 'info', name: 'agentSpeaking', value: 'off' })
  }
  heard()
  const stored = async (person: Person) => {
    const safe = await world.services.vault.safeOf(world.services.db, person.id as UserId)
    return turnsOf(world.services.db, safe, person.id as UserId, caller.callId)
  }
  return { model, world, ana, caller, heard, stored }
}

const led = 'ask · warm · end=no · mood=-\nThe mill, in the rain. What drew you there?'

test('a model leads: its words are heard, and stored as they were said', async () => {
  const { caller, ana, stored } = await called(says(led))
  await caller.says('I walked to the mill in the rain with my brother.')
  await expect.poll(async () => (await stored(ana)).at(-1)?.words).toBe('The mill, in the rain. What drew you there?')
  expect((await stored(ana)).at(-1)).toMatchObject({ intent: { does: 'ask', led: { by: 'scripted-1', move: 'ask' } } })
})

test('a model that breaks off in its first sentence is not heard, and the guide answers', async () => {
  const { caller, ana, stored } = await called(breaksOffAfter('ask · warm · end=no · mood=-\nThe mi'))
  await caller.says('I walked to the mill in the rain with my brother.')
  await expect.poll(async () => (await stored(ana)).length).toBeGreaterThan(2)
  const last = (await stored(ana)).at(-1)
  expect(last).toMatchObject({ speaker: 'companion' })
  expect(last).not.toHaveProperty('intent.led')
})

test('a goodbye is ours: no model is asked', async () => {
  const { caller, model, ana, stored } = await called(says(led))
  await caller.says('I have to go, bye.')
  await expect.poll(async () => (await stored(ana)).at(-1)).toMatchObject({ intent: { does: 'farewell' } })
  expect(model.asked).toHaveLength(0)
})

test('a model leads again after an alarm that was none was excused', async () => {
  const { caller, model, ana, stored } = await called(says(led))
  await caller.says('Everybody would be better off without me.')
  await expect.poll(async () => (await stored(ana)).at(-1)).toMatchObject({ intent: { does: 'care' } })
  await caller.says('No, no, not at all.')
  await expect.poll(async () => (await stored(ana)).at(-1)).toMatchObject({ intent: { question: 'care.eased' } })
  expect(model.asked).toHaveLength(0)
  await caller.says('I walked to the mill in the rain with my brother.')
  await expect.poll(async () => (await stored(ana)).at(-1)).toMatchObject({ intent: { led: { by: 'scripted-1' } } })
})

test('a model that leads in another language is not heard, and the guide says that it understands only English', async () => {
  const spanish = 'ask · warm · end=no · mood=-\nVaya día en el trabajo. ¿Qué fue lo que más te cansó de todo?'
  const { caller, ana, stored, model } = await called(says(spanish))
  await caller.says('Hoy fui al trabajo y estuve muy cansada todo el día.')
  await expect.poll(async () => (await stored(ana)).at(-1)?.words).toContain('English')
  expect(model.asked).toHaveLength(1)
})
