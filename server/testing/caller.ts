import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'
import type { z } from 'zod'
import type { Call } from '#contract/calls.ts'
import { type PhoneFrameText, RelayFrame, relayPath } from '#contract/relay.ts'
import type { Person } from './person.ts'

export type SentCall = z.input<typeof Call>

/** A person on the phone: plays their side of a call against a running server, over the real relay socket. */
export type Caller = Awaited<ReturnType<typeof answers>>

/** Starts a call and picks it up. */
export async function calls(person: Person): Promise<Caller> {
  const { status, body } = await person.send<SentCall>({ method: 'POST', url: '~/call' })
  if (status !== 201) throw new Error(`starting a call answered ${status}`)
  return answers(person, body.id)
}

/** Picks up a call that rings, or comes back to one that dropped when `phoneId` is the one that answered it. */
export async function answers(person: Person, callId: number, phoneId: string = randomUUID()) {
  const url = `~/calls/${callId}/answer`
  const answered = await person.send<{ token: string; call: SentCall }>({ method: 'POST', url, body: { phoneId } })
  if (answered.status !== 200) throw new Error(`answering answered ${answered.status}`)
  const { token, call } = answered.body
  const line = await connects(person, { token, callSid: call.providerCallId ?? '' })
  return {
    ...line,
    callId,
    phoneId,
    comesBack: () => answers(person, callId, phoneId),
  }
}

/** The socket alone, with a token of the caller's choosing. */
export async function connects(person: Person, { token, callSid }: { token: string; callSid: string }) {
  const socket = new WebSocket(new URL(relayPath, person.address.replace(/^http/, 'ws')), { headers: person.headers })
  const heard: string[] = []
  const waiting: (() => void)[] = []
  let ended = false
  let closed: number | null = null
  const wakeAll = () => {
    for (const wake of waiting.splice(0)) wake()
  }

  socket.on('message', (data) => {
    const frame = RelayFrame.parse(JSON.parse(data.toString()))
    if (frame.type === 'end') ended = true
    else hears(frame.token)
    wakeAll()
  })
  socket.on('close', (code) => {
    closed = code
    wakeAll()
  })
  await new Promise<void>((resolve, reject) => {
    socket.on('open', resolve)
    socket.on('error', reject)
  })
  send({ type: 'setup', sessionId: `VX${randomUUID()}`, callSid, customParameters: { token } })

  /** At once: this phone's voice takes no time. */
  function hears(words: string) {
    heard.push(words)
    for (const value of ['on', 'off']) send({ type: 'info', name: 'agentSpeaking', value })
  }

  function send(frame: PhoneFrameText) {
    socket.send(JSON.stringify(frame))
  }

  /** Resolves when it is so; fails after a while, so that a test says what it waited for. */
  async function until(isSo: () => boolean, what: string, withinMs = 60_000) {
    const tooLate = Date.now() + withinMs
    while (!isSo()) {
      if (Date.now() > tooLate) throw new Error(`waited in vain for ${what}`)
      await Promise.race([new Promise<void>((resolve) => waiting.push(resolve)), pause(100)])
    }
  }

  return {
    /** What the companion has said so far, a line per turn. */
    heard,
    send,
    raw: (text: string) => socket.send(text),
    hasEnded: () => ended,
    closedWith: () => closed,
    /** The words, and nothing waited for. */
    mutters: (words: string) => send({ type: 'prompt', voicePrompt: words, lang: 'en-US', last: true }),
    /** Says it and listens to the answer; how long that took, in milliseconds. */
    async says(words: string): Promise<number> {
      const turns = heard.length
      const from = performance.now()
      send({ type: 'prompt', voicePrompt: words, lang: 'en-US', last: true })
      await until(() => heard.length > turns || closed !== null, `an answer to “${words.slice(0, 40)}”`)
      return performance.now() - from
    },
    presses: (digit: string) => send({ type: 'dtmf', digit }),
    interrupts: (utteranceUntilInterrupt: string) => send({ type: 'interrupt', utteranceUntilInterrupt }),
    listens: (turns = heard.length + 1) => until(() => heard.length >= turns, `turn ${turns} of the companion`),
    hearsTheEnd: (withinMs?: number) => until(() => ended, 'the end of the call', withinMs),
    isCutOff: () => until(() => closed !== null, 'the socket to close'),
    /** A goodbye. */
    async hangsUp() {
      socket.close(1000)
      await until(() => closed !== null, 'the socket to close')
    },
    /** The line drops, without a goodbye. */
    drops: () => socket.terminate(),
  }
}
