import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import type { Entry } from '#contract/journal.ts'
import type { UserId } from '#server/platform/services.ts'
import { calls } from '#server/testing/caller.ts'
import { eventually } from '#server/testing/eventually.ts'
import { fails, type Script, says } from '#server/testing/model/model.ts'
import { scriptedModel } from '#server/testing/model/scripted.ts'
import { worldOfItsOwn } from '#server/testing/world.ts'
import { draftEntry } from './drafting.ts'

type SentEntry = z.input<typeof Entry>

const said = 'so i walked to the mill with leo and he is moving to lisbon in the spring'
const better = 'I walked to the mill with Leo, and he is moving to Lisbon in the spring.'
const draft = (text = better) =>
  JSON.stringify({ title: 'Leo is moving to Lisbon', paragraphs: [[{ text, on: [1] }]], themes: ['Leo', 'Lisbon'] })

/** Only asked for the entry does it answer; the talk is the guide's. */
const drafting =
  (answers: Script): Script =>
  (answer, sent) =>
    sent.text.includes('into their journal entry') ? answers(answer, sent) : fails(500)(answer, sent)

async function afterACall(answers: Script, { isAllowed = true } = {}) {
  const model = await scriptedModel(drafting(answers))
  const world = await worldOfItsOwn({ env: model.env })
  const ana = await world.person()
  if (isAllowed) await ana.allowsModel()
  const caller = await calls(ana)
  await caller.listens(1)
  await caller.says(said)
  await caller.hangsUp()
  const listed = async () => (await ana.get<SentEntry[]>('~/journal-entries'))[0]
  const entry = await eventually('the entry', listed)
  const asked = () => model.asked.filter(({ text }) => text.includes('into their journal entry'))
  const opens = () => ana.get<SentEntry>(`~/journal-entries/${entry.id}`)
  const again = () => draftEntry(world.services, ana.id as UserId, entry.id)
  return { model, ana, entry, listed, asked, opens, again }
}

test('the draft takes the place of the entry that the rules wrote, with the words as spoken behind it', async () => {
  const { listed, entry, asked, again } = await afterACall(says(draft()))
  const drafted = await eventually('the draft', async () => {
    const now = await listed()
    return now?.content === better ? now : null
  })
  expect(drafted).toMatchObject({ title: 'Leo is moving to Lisbon', moodScore: entry.moodScore })
  expect(drafted?.transcription).toContain(said)
  expect(asked()[0]?.messages.at(-1)?.content).toContain('I walked to the mill')
  // Killed after it was written and before the queue knew: run again, it changes nothing.
  await again()
  expect(await listed()).toEqual(drafted)
})

test('an entry that was opened meanwhile stays as it was seen', async () => {
  const opened = Promise.withResolvers<void>()
  const { listed, opens, asked, again } = await afterACall(async (answer, sent) => {
    await opened.promise
    await says(draft())(answer, sent)
  })
  await eventually('the model to be asked', async () => asked().length > 0)
  const seen = await opens()
  opened.resolve()
  await again()
  await pause(200)
  expect((await listed())?.content).toBe(seen.content)
})

test.each([
  ['invents', draft('I walked to the mill with Marta, and she is moving to Lisbon in the spring.')],
  ['turns a thing around', draft('I walked to the mill with Leo, and he is not moving to Lisbon in the spring.')],
  ['leaves most of it out', draft('I walked to the mill.')],
  ['is none', 'I cannot help with that.'],
])('a draft that %s changes nothing', async (_, answer) => {
  const { listed, entry, again } = await afterACall(says(answer))
  await again()
  expect(await listed()).toMatchObject({ title: entry.title, content: entry.content })
})

test('nobody’s call goes to a model that they did not allow', async () => {
  const { asked, again } = await afterACall(says(draft()), { isAllowed: false })
  await again()
  expect(asked()).toEqual([])
})
