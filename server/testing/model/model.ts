import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** What was asked, as it travelled. */
export type Sent = {
  messages: { role: string; content: string }[]
  model: string
  authorization: string | undefined
  isStreamed: boolean
  response_format?: unknown
  reasoning_effort?: unknown
  chat_template_kwargs?: unknown
  max_tokens?: number
  tools?: { function: { name: string } }[]
  /** Everything, to look for what must not be in it. */
  text: string
}

/** How one question is answered. */
export type Script = (answer: ServerResponse, sent: Sent) => void | Promise<void>

/** An OpenAI-compatible endpoint over real HTTP that answers as it is told, one script a question, the last one again. */
export async function startModel(...scripts: Script[]) {
  const asked: Sent[] = []
  const openings: Sent[] = []
  let opening: Script = fails(500)
  let next = [...scripts]
  let owner = 'somebody'
  let models = ['scripted-1']
  const server = createServer(async (request, answer) => {
    if (request.method === 'GET') {
      answer.writeHead(200, { 'content-type': 'application/json' })
      answer.end(JSON.stringify({ object: 'list', data: models.map((id) => ({ id, owned_by: owner })) }))
      return
    }
    const sent = await read(request)
    if (sent.messages.at(-1)?.content.startsWith('[The call begins. You have just')) {
      openings.push(sent)
      return opening(answer, sent)
    }
    asked.push(sent)
    const script = next.length > 1 ? next.shift() : next[0]
    await (script ?? fails(500))(answer, sent)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    asked,
    openings,
    /** What it says to how a call could begin, which is asked of itself whenever one rings; it fails unless told. */
    opens(script: Script) {
      opening = script
    },
    host: '127.0.0.1',
    baseUrl: `http://127.0.0.1:${port}/v1`,
    env: { LLM_BASE_URL: `http://127.0.0.1:${port}/v1`, LLM_MODEL: 'scripted-1' },
    /** What its list of models says from now on. */
    lists(ids: string[], ownedBy: string) {
      models = ids
      owner = ownedBy
    },
    async stop() {
      server.closeAllConnections()
      server.close()
    },
    /** What comes from now on. */
    answers(...scripts: Script[]) {
      next = scripts
    },
  }
}

async function read(request: IncomingMessage): Promise<Sent> {
  let text = ''
  for await (const piece of request) text += piece
  const body = JSON.parse(text)
  return { ...body, text, isStreamed: body.stream === true, authorization: request.headers.authorization }
}

const usage = { prompt_tokens: 120, completion_tokens: 30, total_tokens: 150 }

/** Says it piece by piece, words torn where they happen to be torn. */
export const says =
  (text: string, { pieceMs = 0, ends = 'stop' } = {}): Script =>
  async (answer) => {
    begin(answer)
    for (const piece of text.match(/[\s\S]{1,7}/g) ?? []) {
      if (pieceMs > 0) await pause(pieceMs)
      delta(answer, { content: piece })
    }
    chunk(answer, { choices: [{ index: 0, delta: {}, finish_reason: ends }] })
    chunk(answer, { choices: [], usage })
    answer.end('data: [DONE]\n\n')
  }

/** Asks to look something up; what `input` is need not be JSON. */
export const looksUp =
  (...calls: { name: string; input: string }[]): Script =>
  (answer) => {
    begin(answer)
    const tool_calls = calls.map(({ name, input }, index) => ({
      ...{ index, id: `call-${index}`, type: 'function' },
      function: { name, arguments: input },
    }))
    delta(answer, { tool_calls })
    chunk(answer, { choices: [{ index: 0, delta: {}, finish_reason: 'tool_calls' }] })
    chunk(answer, { choices: [], usage })
    answer.end('data: [DONE]\n\n')
  }

/** Says so much, and then the line is cut. */
export const breaksOffAfter =
  (text: string): Script =>
  async (answer) => {
    begin(answer)
    delta(answer, { content: text })
    await pause(20)
    answer.destroy()
  }

/** Says so much, and then nothing more, until the listener goes. `hears` is told when that is. */
export const hangsAfter =
  (text: string, hears: () => void = () => undefined): Script =>
  (answer) => {
    begin(answer)
    if (text !== '') delta(answer, { content: text })
    answer.once('close', hears)
  }

export const refuses: Script = (answer) => {
  begin(answer)
  delta(answer, { refusal: 'I can’t help with that.' })
  chunk(answer, { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })
  answer.end('data: [DONE]\n\n')
}

/** With the header by which such endpoints say that one may ask again at once. */
export const fails =
  (status: number): Script =>
  (answer) => {
    answer.writeHead(status, { 'content-type': 'application/json', 'retry-after-ms': '1' })
    answer.end(JSON.stringify({ error: { message: 'The words of the person stand in this error' } }))
  }

export const babbles: Script = (answer) => {
  answer.writeHead(200, { 'content-type': 'text/html' })
  answer.end('<html>a proxy’s page</html>')
}

function begin(answer: ServerResponse) {
  answer.writeHead(200, { 'content-type': 'text/event-stream' })
  answer.flushHeaders()
  delta(answer, { role: 'assistant', content: '' })
}

const delta = (answer: ServerResponse, words: object) => chunk(answer, { choices: [{ index: 0, delta: words }] })

const chunk = (answer: ServerResponse, data: object) =>
  answer.write(
    `data: ${JSON.stringify({ id: 'c1', object: 'chat.completion.chunk', model: 'scripted-1', ...data })}\n\n`,
  )
