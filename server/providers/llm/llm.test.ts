import { expect, test } from 'vitest'
import { z } from 'zod'
import { readConfig } from '#server/platform/config.ts'
import { createMetrics } from '#server/platform/metrics.ts'
import { eventually } from '#server/testing/eventually.ts'
import { babbles, breaksOffAfter, fails, hangsAfter, refuses, type Script, says } from '#server/testing/model/model.ts'
import { scriptedModel } from '#server/testing/model/scripted.ts'
import { createBreaker } from './breaker.ts'
import { connectLlm } from './connect.ts'
import { limitsOf } from './limits.ts'
import { LlmFailed, type Question } from './llm.ts'

const question: Question = {
  purpose: 'coach',
  instructions: 'Be kind.',
  messages: [{ role: 'user', content: 'How was my week?' }],
}

async function connected(env: Record<string, string>, ...scripts: Script[]) {
  return connectedWithin(limitsOf, env, ...scripts)
}

async function connectedWithin(limits: typeof limitsOf, env: Record<string, string>, ...scripts: Script[]) {
  const model = await scriptedModel(...scripts)
  const { llm: config } = readConfig({ ...model.env, ...env })
  if (!config) throw new Error('the model was configured')
  const metrics = createMetrics()
  return { model, llm: connectLlm(config, metrics, limits), measured: () => metrics.registry.metrics() }
}

const modelThat = (...scripts: Script[]) => connected({}, ...scripts)

async function heard(words: AsyncIterable<string>) {
  let text = ''
  try {
    for await (const piece of words) text += piece
    return { text, failed: null }
  } catch (error) {
    return { text, failed: (error as LlmFailed).kind }
  }
}

test('an answer comes piece by piece, and is the same when put together', async () => {
  const { llm, model } = await connected({ LLM_API_KEY: 'a key' }, says('You wrote on three days.'))
  const pieces: string[] = []
  for await (const piece of llm.stream(question)) pieces.push(piece)
  expect(pieces.length).toBeGreaterThan(2)
  expect(pieces.join('')).toBe('You wrote on three days.')
  expect(model.asked[0]).toMatchObject({ model: 'scripted-1', authorization: 'Bearer a key', isStreamed: true })
  expect(model.asked[0]?.messages.map(({ role }) => role)).toEqual(['system', 'user'])
  expect(model.asked[0]?.text).not.toContain('tool')
})

test('a machine of one’s own is asked without a key', async () => {
  const { llm, model } = await modelThat(says('Yes.'))
  await heard(llm.stream(question))
  expect(model.asked[0]?.authorization).toBeUndefined()
})

test('every way of failing has its name, and what was said before it is kept', async () => {
  const ways: [Script, { text: string; failed: string }][] = [
    [fails(500), { text: '', failed: 'unavailable' }],
    [fails(429), { text: '', failed: 'limited' }],
    [fails(401), { text: '', failed: 'denied' }],
    [fails(404), { text: '', failed: 'rejected' }],
    [babbles, { text: '', failed: 'unreadable' }],
    [refuses, { text: 'I can’t help with that.', failed: 'refused' }],
    [breaksOffAfter('You wrote'), { text: 'You wrote', failed: 'broken-off' }],
    [says('You wrote on', { ends: 'length' }), { text: 'You wrote on', failed: 'broken-off' }],
    [says(''), { text: '', failed: 'unreadable' }],
  ]
  for (const [script, outcome] of ways) {
    const { llm } = await modelThat(script)
    expect(await heard(llm.stream(question))).toEqual(outcome)
  }
})

test('nobody is waited for longer than the question allows, neither at first nor in the middle', async () => {
  const limits = { ...limitsOf, coach: { ...limitsOf.coach, firstWordMs: 50, nextWordMs: 50 } }
  for (const text of ['', 'You wrote']) {
    const { llm } = await connectedWithin(limits, {}, hangsAfter(text))
    expect(await heard(llm.stream(question))).toEqual({ text, failed: 'timed-out' })
  }
})

test('an endpoint that nobody listens at is unreachable', async () => {
  const { llm } = await connected({ LLM_BASE_URL: 'http://127.0.0.1:9/v1' })
  expect(await heard(llm.stream(question))).toEqual({ text: '', failed: 'unreachable' })
})

test('a question is asked again before the first word, and never after it', async () => {
  const busy = await modelThat(fails(503), says('There.'))
  expect(await heard(busy.llm.stream(question))).toEqual({ text: 'There.', failed: null })
  expect(busy.model.asked).toHaveLength(2)
  const cut = await modelThat(breaksOffAfter('You'), says('There.'))
  expect(await heard(cut.llm.stream(question))).toEqual({ text: 'You', failed: 'broken-off' })
  expect(cut.model.asked).toHaveLength(1)
})

test('who stops listening also stops the model', async () => {
  const stopping = new AbortController()
  const gone = Promise.withResolvers<void>()
  const { llm } = await modelThat(hangsAfter('You wrote', gone.resolve))
  const words = llm.stream({ ...question, signal: stopping.signal })[Symbol.asyncIterator]()
  expect((await words.next()).value).toBe('You wrote')
  stopping.abort()
  await expect(words.next()).rejects.toMatchObject({ kind: 'stopped' })
  await gone.promise
})

test('an answer of another shape than asked for is none, with or without a fence around it', async () => {
  const shape = z.object({ lines: z.array(z.string()) })
  const ask = async (text: string) => {
    const { llm, model } = await modelThat(says(text))
    return { answer: await llm.answer(question, shape).catch((error: LlmFailed) => error.kind), model }
  }
  const fenced = await ask('Here it is:\n```json\n{"lines":["One"]}\n```')
  expect(fenced.answer).toEqual({ lines: ['One'] })
  expect(fenced.model.asked[0]?.response_format).toEqual({ type: 'json_object' })
  for (const text of ['{"lines":["One"', '{"lines":"One"}', 'One, two, three', '[]']) {
    expect((await ask(text)).answer).toBe('unreadable')
  }
})

test('after five failures in a row nobody is made to wait, until one question finds it back', async () => {
  const { llm, model, measured } = await modelThat(fails(400), ...Array<Script>(5).fill(fails(401)), says('There.'))
  // A question it does not accept says nothing about the endpoint.
  expect((await heard(llm.stream(question))).failed).toBe('rejected')
  for (let time = 0; time < 5; time += 1) expect((await heard(llm.stream(question))).failed).toBe('denied')
  expect((await heard(llm.stream(question))).failed).toBe('resting')
  expect(model.asked).toHaveLength(6)
  expect(await measured()).toContain('journal_model_requests_total{purpose="coach",outcome="resting"} 1')
})

test('an endpoint that is too slow for a call is still asked for what may take longer', async () => {
  const call = { ...limitsOf.call, firstWordMs: 50, nextWordMs: 50, wholeMs: 50 }
  const slow = Array<Script>(5).fill(hangsAfter(''))
  const { llm, model } = await connectedWithin({ ...limitsOf, call }, {}, ...slow, says('There.'))
  for (let time = 0; time < 5; time += 1) {
    expect((await heard(llm.stream({ ...question, purpose: 'call' }))).failed).toBe('timed-out')
  }
  expect((await heard(llm.stream({ ...question, purpose: 'call' }))).failed).toBe('resting')
  expect((await heard(llm.stream(question))).text).toBe('There.')
  expect(model.asked).toHaveLength(6)
})

test('after a rest one at a time finds out for all whether it is back', () => {
  let nowMs = 0
  const breaker = createBreaker(() => nowMs)
  for (let time = 0; time < 5; time += 1) {
    expect(breaker.enter()).toBe(true)
    breaker.leave(true)
  }
  expect(breaker.enter()).toBe(false)
  nowMs = 30_000
  expect([breaker.enter(), breaker.enter()]).toEqual([true, false])
  breaker.leave(null)
  expect([breaker.enter(), breaker.enter()]).toEqual([true, false])
  breaker.leave(true)
  expect(breaker.enter()).toBe(false)
  nowMs = 60_000
  expect(breaker.enter()).toBe(true)
  breaker.leave(false)
  expect([breaker.enter(), breaker.enter()]).toEqual([true, true])
})

test('tokens are counted for what they were spent on, and their cost only where prices are known', async () => {
  const free = await modelThat(says('There.'))
  await heard(free.llm.stream(question))
  expect(await free.measured()).toContain('journal_model_tokens_total{purpose="coach",direction="in"} 120')
  expect(await free.measured()).not.toContain('journal_model_cost')
  const paid = await connected({ LLM_PRICE_IN: '2', LLM_PRICE_OUT: '10' }, says('There.'))
  await heard(paid.llm.stream(question))
  expect(await paid.measured()).toContain('journal_model_cost_total{purpose="coach"} 0.00054')
})

test('a failure carries no words of anybody', async () => {
  const { llm } = await modelThat(fails(400))
  const failure = await llm.answer(question, z.string()).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(LlmFailed)
  expect(JSON.stringify(failure) + (failure as Error).stack).not.toContain('words of the person')
  expect((failure as Error).cause).toBeUndefined()
})

test('a model is asked not to think first, in the words of the program that serves it, and an unknown one is not', async () => {
  const model = await scriptedModel(says('There.'))
  const asked = async (owner: string) => {
    model.lists(['scripted-1'], owner)
    const { llm: config } = readConfig(model.env)
    if (!config) throw new Error('the model was configured')
    const llm = connectLlm(config, createMetrics())
    await eventually('the program to be known', async () => {
      await heard(llm.stream(question))
      const { reasoning_effort, chat_template_kwargs } = model.asked.at(-1) ?? {}
      return owner === 'somebody' || reasoning_effort || chat_template_kwargs
    })
    return model.asked.at(-1)
  }
  expect(await asked('library')).toMatchObject({ reasoning_effort: 'none' })
  expect(await asked('vllm')).toMatchObject({ chat_template_kwargs: { enable_thinking: false } })
  expect((await asked('somebody'))?.text).not.toMatch(/reasoning_effort|chat_template_kwargs/)
})

test('what a model thinks in its answer is not part of it', async () => {
  const { llm } = await modelThat(says('<think>They ask of the week.</think>You wrote on three days.'))
  expect(await heard(llm.stream(question))).toEqual({ text: 'You wrote on three days.', failed: null })
})

test('an endpoint that sends us on is not followed', async () => {
  const elsewhere = await scriptedModel(says('Yes.'))
  const { llm } = await modelThat((answer) => {
    answer.writeHead(307, { location: `${elsewhere.baseUrl}/chat/completions` }).end()
  })
  expect(await heard(llm.stream(question))).toEqual({ text: '', failed: 'unreachable' })
  expect(elsewhere.asked).toEqual([])
})

test('whoever wants fewer words asks for fewer, and nobody for more than a purpose allows', async () => {
  const { llm, model } = await modelThat(says('There.'))
  await heard(llm.stream({ ...question, maxTokens: 60 }))
  await heard(llm.stream({ ...question, maxTokens: 60_000 }))
  expect(model.asked.map(({ max_tokens }) => max_tokens)).toEqual([60, limitsOf.coach.mostTokens])
})

test('at most so many questions are with the endpoint at once, and a letter leaves room for a call', async () => {
  const { llm, model } = await connected({ LLM_CONCURRENCY: '2' }, hangsAfter(''))
  const leaving = new AbortController()
  const letters = [1, 2].map(() => heard(llm.stream({ ...question, purpose: 'analysis', signal: leaving.signal })))
  await eventually('the first letter to be asked for', async () => model.asked.length === 1)
  model.answers(says('Mm.'))
  expect((await heard(llm.stream({ ...question, purpose: 'call' }))).text).toBe('Mm.')
  leaving.abort()
  expect(await Promise.all(letters)).toEqual([1, 2].map(() => ({ text: '', failed: 'stopped' })))
  expect(model.asked).toHaveLength(2)
})
