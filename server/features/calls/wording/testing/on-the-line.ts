import type { z } from 'zod'
import type { SentText } from '#contract/language-model.ts'
import { readConfig } from '#server/platform/config.ts'
import { connectLlm } from '#server/providers/llm/connect.ts'
import { limitsOf } from '#server/providers/llm/limits.ts'
import { type Caller, calls, type SentCall } from '#server/testing/caller.ts'
import { eventually } from '#server/testing/eventually.ts'
import { type Script, says } from '#server/testing/model/model.ts'
import { scriptedModel } from '#server/testing/model/scripted.ts'
import type { Person, SentEntry } from '#server/testing/person.ts'
import { worldOfItsOwn } from '#server/testing/world.ts'

type Sent = { sent: z.input<typeof SentText>[] }

export const story = 'I finally finished the garden fence with my brother today.'
export const question = 'The garden fence, with your brother. What was the best part of it?'

export const answers = (words: string, worried = false) => says(JSON.stringify({ words, worried }))
export const sentOf = async (person: Person) => (await person.get<Sent>('~/language-model')).sent
export const lastCall = async (person: Person) => (await person.get<SentCall[]>('~/call-history'))[0]
export const firstEntry = (person: Person) =>
  eventually('the entry', async () => (await person.get<SentEntry[]>('~/journal-entries'))[0])

/** Says it, and listens to the answer to its end. */
export async function tells(caller: Caller, words: string) {
  await caller.says(words)
  isHeardOut(caller)
}

/** The phone has played what was said last. */
function isHeardOut({ send }: Caller) {
  send({ type: 'info', name: 'agentSpeaking', value: 'on' })
  send({ type: 'info', name: 'agentSpeaking', value: 'off' })
}

export async function isCalled(person: Person) {
  const caller = await calls(person)
  await caller.listens()
  isHeardOut(caller)
  return caller
}

/** A world whose clock stands until it is moved: only then is a model late, however slow the machine is. */
export async function worldWith(...scripts: Script[]) {
  let now = Temporal.Now.instant().add({ minutes: 1 })
  const passes = (milliseconds: number) => {
    now = now.add({ milliseconds })
  }
  const model = await scriptedModel(...scripts)
  const world = await worldOfItsOwn({ env: model.env, now: () => now })
  const { llm: config } = readConfig(model.env)
  if (!config) throw new Error('the model was configured')
  const patient = { ...limitsOf.call, firstWordMs: 120_000, nextWordMs: 120_000, wholeMs: 120_000 }
  const llm = connectLlm(config, world.services.metrics, { ...limitsOf, call: patient })
  world.services.llm = async () => llm
  return { model, world, passes }
}

export async function onTheLine(...scripts: Script[]) {
  const { model, world, passes } = await worldWith(...scripts)
  const ana = await world.person()
  await ana.allowsModel()
  return { model, world, passes, ana, caller: await isCalled(ana) }
}
