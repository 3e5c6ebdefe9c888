import { openAtDatabase } from '#server/at-the-database.ts'
import { readConfig } from '#server/platform/config.ts'
import { type Caller, calls } from '#server/testing/caller.ts'
import { crowd } from '#server/testing/crowd.ts'
import { realJournals } from '#server/testing/data/journals.ts'
import { type Script, says, startModel } from '#server/testing/model/model.ts'
import type { Person } from '#server/testing/person.ts'
import { startProduct } from '#server/testing/product.ts'
import { latency, ms, ratio, row, say } from './figures.ts'

const people = 20
const turnsEach = 8

/** Answers at once what it was given to word, which always holds. */
const obliging: Script = (answer, sent) => {
  const { next } = JSON.parse(sent.messages.at(-1)?.content ?? '{}')
  return says(JSON.stringify({ words: next, worried: false }))(answer, sent)
}

/** One call after the other with a model that answers at once, beside asking that endpoint for the same by itself. */
export async function benchWording() {
  const model = await startModel(obliging)
  const product = await startProduct({ env: model.env })
  const { services, close } = await openAtDatabase(readConfig({ DATA_DIR: product.dataDir }))
  try {
    const callers = await crowd(services, { address: product.address, size: people })
    // After a sentence without an end the companion waits a breath, with a model or without.
    const ended = realJournals().map((sentences) => sentences.filter((words) => /[.!?]$/.test(words)))
    const stories = ended.filter((sentences) => sentences.length >= turnsEach)
    const worded: number[] = []
    const builtIn: number[] = []
    for (const [n, person] of callers.entries()) {
      await person.allowsModel()
      for (const { tookMs, wasAsked } of await tell(person, stories[n % stories.length] ?? [], model.asked)) {
        if (wasAsked) worded.push(tookMs)
        else builtIn.push(tookMs)
      }
    }
    const floor = latency(await ask(model.baseUrl, model.asked[0]?.text ?? '', worded.length))
    const turn = latency(worded)
    const metrics = await (await fetch(`${product.address}/metrics`)).text()
    const spoken = Number(/^journal_model_answers_total\{purpose="call",words="model"\} (.+)$/m.exec(metrics)?.[1] ?? 0)
    say(`${turn.n} turns worded, ${spoken} of them spoken as they were; ${builtIn.length} had nothing for a model`)
    row('heard → stored → worded → first word', 'p50', 'p99', 'longest')
    row('---', '---', '---', '---')
    row('floor: the endpoint, asked for the same', ms(floor.p50), ms(floor.p99), ms(floor.max))
    row('a turn', ms(turn.p50), ms(turn.p99), ms(turn.max))
    row('ratio', ratio(turn.p50, floor.p50), ratio(turn.p99, floor.p99), '')
  } finally {
    await close()
    await product.stop()
    await model.stop()
  }
}

async function tell(person: Person, sentences: readonly string[], asked: readonly unknown[]) {
  const caller = await calls(person)
  await caller.listens()
  const turns = []
  for (const words of sentences.slice(0, turnsEach)) {
    isHeardOut(caller)
    const before = asked.length
    const tookMs = await caller.says(words)
    turns.push({ tookMs, wasAsked: asked.length > before })
  }
  await caller.hangsUp()
  return turns
}

function isHeardOut({ send }: Caller) {
  send({ type: 'info', name: 'agentSpeaking', value: 'on' })
  send({ type: 'info', name: 'agentSpeaking', value: 'off' })
}

async function ask(baseUrl: string, body: string, times: number): Promise<number[]> {
  const took: number[] = []
  for (let time = 0; time < times; time += 1) {
    const from = performance.now()
    const headers = { 'content-type': 'application/json' }
    await (await fetch(`${baseUrl}/chat/completions`, { method: 'POST', headers, body })).text()
    took.push(performance.now() - from)
  }
  return took
}
