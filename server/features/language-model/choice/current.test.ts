import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { says } from '#server/testing/model/model.ts'
import { scriptedModel } from '#server/testing/model/scripted.ts'
import { worldOfItsOwn } from '#server/testing/world.ts'
import { dropChoice, keepChoice, keptChoice } from './choice.ts'
import { currentLlm } from './current.ts'

test('a choice reaches a running process without a restart, and so does another, and off', async () => {
  const { services } = await worldOfItsOwn()
  const [first, second] = [await scriptedModel(says('One.')), await scriptedModel(says('Two.'))]
  /** As another process would see it: nothing is believed from before. */
  const seen = async () => (await (await currentLlm(services))())?.model ?? null
  expect(await seen()).toBeNull()
  await keepChoice(services, { baseUrl: first.baseUrl, model: 'one' })
  expect(await seen()).toBe('one')

  const running = await currentLlm(services)
  const before = await running()
  await keepChoice(services, { baseUrl: second.baseUrl, model: 'two', apiKey: 'a key' })
  expect(await running()).toBe(before)
  await new Promise((resolve) => setTimeout(resolve, 2_100))
  expect((await running())?.model).toBe('two')
  expect(await running()).toBe(await running())
  await dropChoice(services)
  expect(await seen()).toBeNull()
})

test('what the environment says wins over the choice', async () => {
  const model = await scriptedModel(says('One.'))
  const { services } = await worldOfItsOwn({ env: model.env })
  await keepChoice(services, { baseUrl: 'https://models.example/v1', model: 'large' })
  expect(await services.llm()).toMatchObject({ host: '127.0.0.1', model: 'scripted-1' })
})

test('where words go and the key to it are sealed in the database', async () => {
  const { services } = await worldOfItsOwn()
  const choice = { baseUrl: 'https://models.example/v1', model: 'large', apiKey: 'a secret key' }
  await keepChoice(services, choice)
  const { rows } = await services.db.execute(
    sql`select words::text, encode(words, 'escape') as raw from language_model_choice`,
  )
  expect(JSON.stringify(rows)).not.toMatch(/secret|models\.example|large/)
  expect(await keptChoice(services)).toMatchObject(choice)
})
