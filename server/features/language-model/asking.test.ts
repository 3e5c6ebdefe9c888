import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Sending, SentWords } from '#contract/language-model.ts'
import type { UserId } from '#server/platform/services.ts'
import { eventually } from '#server/testing/eventually.ts'
import { looksUp, type Script, says } from '#server/testing/model/model.ts'
import { scriptedModel } from '#server/testing/model/scripted.ts'
import { worldOfItsOwn } from '#server/testing/world.ts'
import { llmFor } from './allowing.ts'
import { consulted } from './asking.ts'
import { journalTool } from './tools.ts'

const search = (words: string) => ({ name: 'search', input: JSON.stringify({ words }) })

async function journalWith(...scripts: Script[]) {
  const model = await scriptedModel(...scripts)
  const world = await worldOfItsOwn({ env: model.env })
  const ana = await world.person()
  await ana.allowsModel()
  const entry = await ana.writes('I met Dana in the park. Her dog stole my sandwich.', 'Park')
  const userId = ana.id as UserId
  /** Whatever is looked for, the entry is found, once `before` has happened. */
  async function asks(before: (words: string) => Promise<unknown> = async () => null) {
    const llm = await llmFor(world.services, userId)
    if (!llm) throw new Error('it was allowed')
    const tools = [
      journalTool({
        ...{ name: 'search', description: 'Entries.', input: z.object({ words: z.string() }) },
        async look({ words }) {
          await before(words)
          return { found: [entry.content], entryIds: [entry.id] }
        },
      }),
    ]
    const question = {
      purpose: 'coach',
      instructions: 'Look it up.',
      ...{ tools, maxCalls: 4 },
      messages: [{ role: 'user', content: 'When did I see Dana?' }],
    } as const
    return Array.fromAsync(consulted(world.services, userId, llm, { entryIds: [] }, question))
  }
  const sentOf = async () => (await ana.get<z.input<typeof Sending>>('~/language-model')).sent
  const read = (id: number | undefined) => ana.get<z.input<typeof SentWords>>(`~/language-model/sent/${id}`)
  return { model, ana, entry, asks, sentOf, read }
}

test('what a model looked up stands in the list of what was sent, and goes with the entry it was found in', async () => {
  const { ana, entry, asks, sentOf, read } = await journalWith(looksUp(search('Dana'), search('dog')), says('Today.'))
  const pieces = await asks()
  expect(pieces.at(-1)).toMatchObject({ type: 'words' })
  const [sent] = await sentOf()
  expect(sent).toMatchObject({ entryIds: [entry.id], outcome: 'answered', isKept: true })
  const { messages } = await read(sent?.id)
  expect(messages.map(({ role }) => role)).toEqual(['user', 'tool', 'tool'])
  expect(messages[2]?.content).toContain('Her dog stole my sandwich.')
  await ana.send({ method: 'DELETE', url: `~/journal-entries/${entry.id}` })
  await eventually('the text to go', async () => (await sentOf())[0]?.isKept === false)
})

test('an entry that is deleted while the model looks is not given to it', async () => {
  const { model, ana, entry, asks, sentOf, read } = await journalWith(looksUp(search('Dana')), says('I do not know.'))
  await asks(() => ana.send({ method: 'DELETE', url: `~/journal-entries/${entry.id}` }))
  expect(model.asked).toHaveLength(2)
  expect(model.asked[1]?.text).not.toContain('sandwich')
  const [sent] = await sentOf()
  expect(sent?.isKept && JSON.stringify(await read(sent.id))).not.toContain('sandwich')
})
