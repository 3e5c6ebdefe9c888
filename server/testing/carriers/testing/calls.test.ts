import { validateRequest } from 'twilio'
import { expect, test } from 'vitest'
import { emulates } from '../emulates.ts'
import { voicemail } from '../people/behaviour.ts'
import { thinks } from '../people/speaking.ts'
import { account } from '../twilio/account.ts'
import { anApp } from './app.ts'
import { asksTwilio, placesOnTwilio, somebody, twilioBase } from './ordering.ts'

test('a call is placed, rings, is answered, talked in and hung up, and every step is told of', async () => {
  const carrier = await emulates('twilio')
  const app = await anApp()
  carrier.person(somebody, async (phone) => {
    await phone.answers()
    await phone.hears(/Hello there/)
    await phone.says('it was a good day')
    await phone.hears(/You said it was a good day/)
    await phone.isSilentFor(2_000)
    await phone.hangsUp()
  })
  const { status, body } = await placesOnTwilio(carrier, app)
  expect(status).toBe(201)
  expect(body).toMatchObject({ sid: expect.stringMatching(/^CA[0-9a-f]{32}$/), status: 'queued', to: somebody })
  await carrier.settled()

  expect(app.statuses()).toEqual(['initiated', 'ringing', 'in-progress', 'completed'])
  const numbers = app.callbacks.filter(({ path }) => path === '/status').map(({ fields }) => fields.SequenceNumber)
  expect(numbers).toEqual(['0', '1', '2', '3'])
  expect(app.callbacks.find(({ path }) => path === '/machine')?.fields).toMatchObject({ AnsweredBy: 'human' })
  expect(app.callbacks.find(({ path }) => path === '/action')?.fields).toMatchObject({ SessionStatus: 'completed' })
  expect(app.frames[0]).toMatchObject({ type: 'setup', callSid: body.sid, to: somebody, direction: 'outbound-api' })
  expect(carrier.calls[0]).toMatchObject({ status: 'completed', answeredBy: 'human' })
  expect(carrier.calls[0]?.seconds).toBeGreaterThan(5)
  expect(carrier.firstTokens().count).toBe(1)
})

test('every callback, and the socket, carries a signature that Twilio’s own library accepts', async () => {
  const carrier = await emulates('twilio')
  const app = await anApp()
  carrier.person(somebody, async (phone) => {
    await phone.answers()
    await phone.hears(/Hello/)
    await phone.hangsUp()
  })
  await placesOnTwilio(carrier, app, { StatusCallback: `${app.url}/status?of=a%20call#rc=2&rp=5xx` })
  await carrier.settled()
  expect(app.callbacks.length).toBeGreaterThan(4)
  for (const { url, headers, fields } of app.callbacks) {
    const signature = String(headers['x-twilio-signature'])
    expect(validateRequest(account.authToken, signature, url, fields)).toBe(true)
    expect(validateRequest('another token', signature, url, fields)).toBe(false)
    expect(headers['i-twilio-idempotency-token']).toBeTruthy()
    expect(url).not.toContain('#')
  }
  const [upgrade] = app.upgrades
  expect(
    validateRequest(account.authToken, String(upgrade?.headers['x-twilio-signature']), upgrade?.url ?? '', {}),
  ).toBe(true)
})

test('who interrupts has heard only what was spoken until then', async () => {
  const carrier = await emulates('twilio')
  const app = await anApp({
    onFrame(frame, relay) {
      if (frame.type === 'setup') relay.says('One two three four five six seven eight nine ten.')
      if (frame.type === 'prompt') relay.says('Of course.')
    },
  })
  carrier.person(somebody, async (phone) => {
    await phone.answers()
    await phone.interrupts({ hearing: /four/ }, 'wait a moment')
    await phone.hears(/Of course/)
    await phone.hangsUp()
  })
  await placesOnTwilio(carrier, app)
  await carrier.settled()
  const [interrupt] = app.framesOf('interrupt')
  expect(interrupt?.utteranceUntilInterrupt).toBe('One two three four')
  expect(interrupt?.durationUntilInterruptMs).toBeGreaterThan(1_500)
  expect(carrier.calls[0]?.heard.map((words) => words.trim())).toEqual(['One two three four', 'Of course.'])
})

test('a pause longer than the speech timeout cuts a sentence in two, a shorter one does not', async () => {
  const carrier = await emulates('twilio')
  const app = await anApp({ onFrame: () => undefined })
  const ringing = carrier.rings(somebody)
  await placesOnTwilio(carrier, app)
  const phone = await ringing
  await phone.answers()
  await phone.says('what do you have', thinks(3_000), 'for', thinks(500), 'tomorrow')
  await phone.hangsUp()
  await carrier.settled()
  expect(app.framesOf('prompt').map(({ voicePrompt }) => voicePrompt)).toEqual(['what do you have', 'for tomorrow'])
})

test('speech that may not interrupt is lost, and keys are told of only where they are asked for', async () => {
  const carrier = await emulates('twilio')
  const app = await anApp({
    onFrame: (frame, relay) => void (frame.type === 'setup' && relay.says('A long and careful greeting.')),
  })
  carrier.person(somebody, async (phone) => {
    await phone.answers()
    await phone.hears(/long/)
    await phone.saysOver('hey')
    await phone.presses('1')
    await phone.isSilentFor(3_000)
    await phone.hangsUp()
  })
  await placesOnTwilio(carrier, app, { Twiml: app.twiml('interruptible="none"') })
  await carrier.settled()
  expect(app.framesOf('prompt')).toEqual([])
  expect(app.framesOf('dtmf')).toEqual([])
  expect(app.framesOf('interrupt')).toEqual([])
})

test('who subscribes is told when the voice speaks, when the person does, and what was heard', async () => {
  const carrier = await emulates('twilio')
  const app = await anApp()
  carrier.person(somebody, async (phone) => {
    await phone.answers()
    await phone.hears(/Hello there/)
    await phone.says('good')
    await phone.presses('7')
    await phone.hangsUp()
  })
  await placesOnTwilio(carrier, app)
  await carrier.settled()
  const told = app.framesOf('info').map(({ name, value }) => `${name} ${value}`)
  expect(told.slice(0, 5)).toEqual([
    'agentSpeaking on',
    'tokensPlayed Hello there.',
    'agentSpeaking off',
    'clientSpeaking on',
    'clientSpeaking off',
  ])
  expect(app.framesOf('dtmf')).toEqual([{ type: 'dtmf', digit: '7' }])
})

test('who hangs up in the middle of a word is not heard to the end', async () => {
  const carrier = await emulates('twilio')
  const app = await anApp()
  carrier.person(somebody, async (phone) => {
    await phone.answers()
    await phone.hears(/Hello there/)
    await phone.hangsUpWhileSaying('and then I told her that')
  })
  await placesOnTwilio(carrier, app)
  await carrier.settled()
  expect(app.framesOf('prompt')).toEqual([])
  expect(app.statuses().at(-1)).toBe('completed')
})

test('a machine talks, beeps and records; who called is told that it was one', async () => {
  const carrier = await emulates('twilio')
  const app = await anApp({
    onFrame: (frame, relay) => void (frame.type === 'prompt' && relay.says('Please call me back.')),
  })
  carrier.person(somebody, voicemail({ greeting: 'please leave a message after the tone', recordsFor: 5_000 }))
  await placesOnTwilio(carrier, app)
  await carrier.settled()
  expect(app.callbacks.find(({ path }) => path === '/machine')?.fields.AnsweredBy).toBe('machine_end_beep')
  expect(app.framesOf('prompt')[0]?.voicePrompt).toBe('please leave a message after the tone')
  const { heard, beepAt } = carrier.calls[0] ?? {}
  expect(heard?.join('\n').slice(beepAt ?? 0)).toContain('call me back')
})

test('a number may be busy, unanswered, declined or out of reach', async () => {
  const carrier = await emulates('twilio', { callsPerSecond: 100 })
  const app = await anApp()
  carrier.person('+14155550001', 'busy')
  carrier.person('+14155550002', 'failed')
  carrier.person('+14155550003', async (phone) => phone.declines())
  const numbers = ['+14155550001', '+14155550002', '+14155550003', '+14155550004']
  for (const To of numbers) await placesOnTwilio(carrier, app, { To, Timeout: '20' })
  await carrier.settled()
  expect(numbers.map((number) => carrier.callsTo(number)[0]?.status)).toEqual(['busy', 'failed', 'busy', 'no-answer'])
  expect(app.upgrades).toEqual([])
})

test('what the answer to a lost line says is done: another line, then a word, then the end', async () => {
  const carrier = await emulates('twilio')
  const answered: string[] = []
  const app = await anApp({
    answers({ path, fields }) {
      if (path !== '/action') return
      answered.push(`${fields.SessionStatus} ${fields.ErrorCode ?? ''} ${fields.CallStatus}`)
      return { xml: answered.length === 1 ? app.twiml() : '<Response><Say>Good night.</Say><Hangup/></Response>' }
    },
    onFrame: (frame, relay) =>
      void (frame.type === 'prompt' && relay.sends({ type: 'end', handoffData: '{"done":true}' })),
  })
  carrier.person(somebody, async (phone) => {
    await phone.answers()
    await phone.losesTheLine()
    await phone.isReconnected()
    await phone.says('we are done')
    await phone.hears(/Good night/)
    await phone.isHungUpOn()
  })
  await placesOnTwilio(carrier, app)
  await carrier.settled()
  expect(answered).toEqual(['failed 39001 in-progress', 'ended  in-progress'])
  expect(carrier.calls[0]).toMatchObject({ status: 'completed', connections: 2, handoffs: ['{"done":true}'] })
})

test('what to do may be asked for at an address once somebody has answered, who is detected first where it may wait', async () => {
  const carrier = await emulates('twilio', { patienceMs: 5_000 })
  const app = await anApp({ answers: ({ path }) => (path === '/twiml' ? { xml: app.twiml() } : undefined) })
  carrier.person(somebody, async (phone) => {
    await phone.answers()
    expect(await phone.listens()).toBe('Hello there.')
    await phone.says('good')
    expect(await phone.listens()).toBe('You said good.')
    await phone.hangsUp()
  })
  const order = { To: somebody, From: account.number, Url: `${app.url}/twiml`, MachineDetection: 'Enable' }
  await asksTwilio(carrier, `${twilioBase}/Calls.json`, order)
  await carrier.settled()
  expect(app.callbacks.map(({ path }) => path)).toEqual(['/twiml', '/action'])
  expect(app.callbacks[0]?.fields).toMatchObject({ CallStatus: 'in-progress', AnsweredBy: 'human' })
})

const answers = [
  ['nothing', {}, '12300'],
  ['half a document', { xml: '<Response><Say>Good' }, '12100'],
  ['a verb nobody knows', { xml: '<Response><Talk/></Response>' }, '12200'],
  ['a refusal', { status: 403 }, '403'],
] as const
for (const [what, answer, code] of answers) {
  test(`${what} in answer to an answered call ends it, and is complained of`, async () => {
    const carrier = await emulates('twilio')
    const app = await anApp({ answers: () => answer })
    const ringing = carrier.rings(somebody)
    const order = { To: somebody, From: account.number, Url: `${app.url}/twiml` }
    await asksTwilio(carrier, `${twilioBase}/Calls.json`, order)
    const phone = await ringing
    await phone.answers()
    await phone.isHungUpOn()
    await carrier.settled()
    expect(carrier.violations.splice(0).map(({ detail }) => detail)).toEqual([expect.stringContaining(code)])
  })
}
