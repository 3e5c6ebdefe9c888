import { expect, test } from 'vitest'
import { z } from 'zod'
import { readConfig } from '#server/platform/config.ts'
import { createMetrics } from '#server/platform/metrics.ts'
import { breaksOffAfter, hangsAfter, looksUp, type Script, says } from '#server/testing/model/model.ts'
import { scriptedModel } from '#server/testing/model/scripted.ts'
import { connectLlm } from './connect.ts'
import { limitsOf } from './limits.ts'
import type { LlmFailed, ToolPiece } from './llm.ts'
import { toolOf } from './tools.ts'

const question = {
  purpose: 'coach',
  instructions: 'Be kind.',
  messages: [{ role: 'user', content: 'When did I last see Dana?' }],
} as const

/** A journal of which every look is written down. */
function journal() {
  const looked: string[] = []
  const search = toolOf({
    name: 'search',
    description: 'Entries with these words.',
    input: z.object({ words: z.string() }),
    async run({ words }) {
      looked.push(words)
      return { entries: [`${words} came by on Tuesday.`] }
    },
  })
  return { looked, tools: [search] }
}

async function modelThat(...scripts: Script[]) {
  const model = await scriptedModel(...scripts)
  const { llm: config } = readConfig(model.env)
  if (!config) throw new Error('the model was configured')
  const limits = { ...limitsOf, coach: { ...limitsOf.coach, firstWordMs: 500, retries: 0 } }
  return { model, llm: connectLlm(config, createMetrics(), limits) }
}

async function heard(pieces: AsyncIterable<ToolPiece>) {
  const calls: unknown[] = []
  let words = ''
  try {
    for await (const piece of pieces) {
      if (piece.type === 'words') words += piece.words
      else calls.push([piece.name, piece.input])
    }
    return { words, calls, failed: null }
  } catch (error) {
    return { words, calls, failed: (error as LlmFailed).kind }
  }
}

const searches = (words: string) => looksUp({ name: 'search', input: JSON.stringify({ words }) })

test('a model looks things up and answers with what it found', async () => {
  const { llm, model } = await modelThat(searches('Dana'), searches('dog'), says('On Tuesday.'))
  const { tools, looked } = journal()
  expect(await heard(llm.useTools({ ...question, tools, maxCalls: 4 }))).toEqual({
    words: 'On Tuesday.',
    calls: [
      ['search', { words: 'Dana' }],
      ['search', { words: 'dog' }],
    ],
    failed: null,
  })
  expect(looked).toEqual(['Dana', 'dog'])
  expect(model.asked.at(-1)?.text).toContain('dog came by on Tuesday.')
})

test('a model that only ever looks things up is shown no tools after the last time', async () => {
  const { llm, model } = await modelThat(...Array<Script>(4).fill(searches('Dana')), says('On Tuesday.'))
  const { tools, looked } = journal()
  expect(await heard(llm.useTools({ ...question, tools, maxCalls: 4 }))).toMatchObject({ words: 'On Tuesday.' })
  expect(looked).toHaveLength(4)
  expect(model.asked.map((sent) => sent.tools !== undefined)).toEqual([true, true, true, true, false])
})

test('several looks at once count each', async () => {
  const atOnce = ['a', 'b', 'c', 'd', 'e', 'f'].map((words) => ({ name: 'search', input: JSON.stringify({ words }) }))
  const { llm } = await modelThat(looksUp(...atOnce), says('On Tuesday.'))
  const { tools, looked } = journal()
  expect((await heard(llm.useTools({ ...question, tools, maxCalls: 4 }))).words).toBe('On Tuesday.')
  expect(looked).toEqual(['a', 'b', 'c', 'd'])
})

test('a tool called with nonsense, and one that there is not, are told to the model and nothing runs', async () => {
  const { tools, looked } = journal()
  const nonsense = ['{"words":', '{"words":7}', '[]'].map((input) => ({ name: 'search', input }))
  for (const call of [...nonsense, { name: 'delete_everything', input: '{}' }]) {
    const { llm, model } = await modelThat(looksUp(call), says('I do not know.'))
    expect(await heard(llm.useTools({ ...question, tools, maxCalls: 4 }))).toMatchObject({ words: 'I do not know.' })
    expect(model.asked).toHaveLength(2)
  }
  expect(looked).toEqual([])
})

test('a stream that breaks or hangs after a look says so, and who leaves stops it', async () => {
  const { tools } = journal()
  const cut = await modelThat(searches('Dana'), breaksOffAfter('On'))
  const broken = await heard(cut.llm.useTools({ ...question, tools, maxCalls: 4 }))
  expect(broken).toMatchObject({ words: 'On', failed: 'broken-off' })
  const silent = await modelThat(searches('Dana'), hangsAfter(''))
  expect(await heard(silent.llm.useTools({ ...question, tools, maxCalls: 4 }))).toMatchObject({ failed: 'timed-out' })

  const gone = Promise.withResolvers<void>()
  const left = await modelThat(hangsAfter('On', gone.resolve))
  const stopping = new AbortController()
  const pieces = left.llm.useTools({ ...question, tools, maxCalls: 4, signal: stopping.signal })[Symbol.asyncIterator]()
  await pieces.next()
  stopping.abort()
  await expect(pieces.next()).rejects.toMatchObject({ kind: 'stopped' })
  await gone.promise
})
