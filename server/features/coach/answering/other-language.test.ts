import { expect, test } from 'vitest'
import type { z } from 'zod'
import type { CoachAnswer } from '#contract/coach.ts'
import { says } from '#server/testing/model/model.ts'
import { scriptedModel } from '#server/testing/model/scripted.ts'
import type { Person } from '#server/testing/person.ts'
import { worldOfItsOwn } from '#server/testing/world.ts'

async function asks(person: Person, message: string, conversationId?: number) {
  const body = { message, conversationId }
  const answer = await person.send<z.input<typeof CoachAnswer>>({ method: 'POST', url: '~/ai-coach/chat', body })
  expect(answer.status).toBe(200)
  return answer.body
}

test('whoever writes in another language is told so in full once, and nothing is made up', async () => {
  const world = await worldOfItsOwn()
  const ana = await world.person()
  await ana.writes('I met Dana in the park with her dog.', 'Park')
  const first = await asks(ana, '¿Cuándo fue la última vez que vi a Dana en el parque?')
  expect(first.message).toContain('I only understand English')
  const second = await asks(ana, '¿Y qué hicimos con el perro después de eso?', first.conversationId)
  expect(second.message).toContain('Still only English')
  expect((await asks(ana, 'When did I last see Dana?', first.conversationId)).citations).toHaveLength(1)
})

test('a model that answers in another language cannot be checked, and is not heard', async () => {
  const model = await scriptedModel(says('Viste a Dana hoy en el parque, y su perro te robó el bocadillo.'))
  const world = await worldOfItsOwn({ env: model.env })
  const ana = await world.person()
  await ana.allowsModel()
  await ana.writes('I met Dana in the park with her dog.', 'Park')
  const { message } = await asks(ana, '¿Cuándo fue la última vez que vi a Dana en el parque?')
  expect(model.asked).toHaveLength(1)
  expect(message).toContain('I only understand English')
})
