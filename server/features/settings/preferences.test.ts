import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertEntry } from '#server/features/journal/service.ts'
import { forbiddenBy } from '#server/features/memory/notes.ts'
import type { UserId } from '#server/platform/services.ts'
import { calls } from '#server/testing/caller.ts'
import { eventually } from '#server/testing/eventually.ts'
import type { Person } from '#server/testing/person.ts'
import { createWorld, type World } from '#server/testing/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

async function likes(person: Person, ...preferences: string[]) {
  const { status } = await person.send({ method: 'PUT', url: '~/settings', body: { preferences } })
  expect(status).toBe(200)
}

const promptsOf = async (person: Person) => {
  const rounds = [await person.get<string[]>('~/prompts'), await person.get<string[]>('~/prompts')]
  return rounds.flat().join('\n')
}
const remindersOf = async (person: Person) => JSON.stringify(await person.get('~/daily-reminders'))

test('what somebody likes to be asked about is asked of them, and of nobody else', async () => {
  const [ana, bo] = [await world.person(), await world.person()]
  await likes(ana, 'I like to be asked about my greenhouse')
  expect(await promptsOf(ana)).toContain('your greenhouse')
  expect(await promptsOf(bo)).not.toContain('greenhouse')
})

test('what somebody asks to leave out is left out everywhere, also on a day that stands already', async () => {
  const [ana, bo] = [await world.person(), await world.person()]
  for (const person of [ana, bo]) {
    const createdAt = world.services.now().subtract({ hours: 24 })
    const content = 'I finished the harbor drawing. I want to show it to Leo.'
    await insertEntry(world.services, person.id as UserId, { title: 'Drawing', content, source: 'manual', createdAt })
    expect(await remindersOf(person)).toMatch(/harbor|Leo/)
  }
  await likes(ana, 'Please don’t mention the harbor', 'No questions about Leo')
  await eventually('the day to be made anew', async () => !/harbor|Leo/.test(await remindersOf(ana)))
  expect(await forbiddenBy(world.services, ana.id as UserId)).toEqual(['harbor', 'Leo'])
  expect(await forbiddenBy(world.services, bo.id as UserId)).toEqual([])
  expect(await promptsOf(ana)).not.toMatch(/harbor|Leo/)
  expect(await remindersOf(bo)).toMatch(/harbor|Leo/)
})

test('on a call without a model, who has nothing to tell is asked about what they like to be asked about', async () => {
  const ana = await world.person()
  await likes(ana, 'Ask me about my greenhouse')
  const caller = await calls(ana)
  await caller.listens()
  await caller.says('Ask me something else.')
  await expect.poll(() => caller.heard.join(' ')).toContain('What’s new with your greenhouse?')
  await caller.hangsUp()
})

test('the coach knows the list of goals in the settings', async () => {
  const ana = await world.person()
  await ana.send({ method: 'PUT', url: '~/settings', body: { goals: ['See Leo in Lisbon'] } })
  const { body } = await ana.send<{ message: string }>({
    ...{ method: 'POST', url: '~/ai-coach/chat' },
    body: { message: 'What are my goals?' },
  })
  expect(body.message).toContain('“See Leo in Lisbon”')
})
