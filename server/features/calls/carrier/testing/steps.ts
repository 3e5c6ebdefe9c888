import type { Callback, CallbackFault } from '#server/testing/carriers/faults.ts'
import {
  atCallback,
  atFrame,
  atOrder,
  goesOn,
  inStatement,
  type Step,
  saysGoodbye,
  tellsAllOnceItIsBack,
} from './killing.ts'
import type { Recovering } from './recovering.ts'

const aboutStatus =
  (fault: CallbackFault) =>
  ({ kind }: Callback) =>
    kind === 'status' ? fault : null

async function beforeItsMinute(run: Recovering) {
  await run.kills()
  await run.isDue()
}

/** The entry is there, and the queue has not been told so. */
async function onceItIsWritten(run: Recovering) {
  const writesNow = await run.holds('lock table journal_entries in exclusive mode')
  await run.isDue()
  await run.waitsIn('insert into "journal_entries"')
  const queueStands = await run.holds(`select from pgboss.job where name = 'calls.tell' for update`)
  await writesNow()
  await run.isSo('the entry', 'select from journal_entries')
  await run.kills()
  await queueStands()
}

/** Every step of a call, and where in it the product dies. */
export const steps: readonly Step[] = [
  {
    ...{ step: 'entry', killed: 'while the entry is written', over: 'twilio', kept: 2, laterMinutes: 2 },
    kills: inStatement('lock table journal_entries in exclusive mode', 'insert into "journal_entries"'),
  },
  {
    ...{ step: 'entry', killed: 'when it is written, not ticked off', over: 'telnyx', kept: 2, laterMinutes: 2 },
    kills: onceItIsWritten,
  },
  {
    ...{ step: 'due', killed: 'before, and started twice after it', over: 'twilio', kept: 2, processes: 2 },
    kills: beforeItsMinute,
  },
  {
    ...{ step: 'claim', killed: 'in the middle of it', over: 'telnyx', kept: 2 },
    kills: inStatement('lock table calls in exclusive mode', 'insert into calls'),
  },
  {
    ...{ step: 'claim', killed: 'when the call waits for its turn', over: 'twilio', kept: 2 },
    kills: inStatement('select from calling_pace for update', 'from calling_pace for update', async (run) => {
      await run.isDue()
      await run.isSo('the claim', `select from calls where status = 'queued' and asked_at is null`)
    }),
    callbacks: aboutStatus('lost'),
  },
  {
    ...{ step: 'place', killed: 'while it asks, and nothing is placed', over: 'telnyx', kept: 2, laterMinutes: 2 },
    kills: atOrder('lost'),
    callbacks: aboutStatus('twice'),
  },
  {
    ...{ step: 'place', killed: 'while it asks, and the call is placed', over: 'twilio', kept: 2, laterMinutes: 1 },
    ...{ kills: atOrder('cut'), person: tellsAllOnceItIsBack, speed: 2 },
  },
  {
    ...{ step: 'ring', killed: 'as it rings', over: 'telnyx', kept: 2, speed: 2 },
    ...{ kills: atCallback(({ call }) => call.status === 'ringing'), person: tellsAllOnceItIsBack },
  },
  {
    ...{
      step: 'answer',
      killed: 'before a word is said',
      over: 'twilio',
      kept: 0,
      laterMinutes: 2,
    },
    kills: atCallback(({ call, kind }) => kind === 'status' && call.status === 'in-progress'),
  },
  {
    ...{ step: 'answer', killed: 'as the line opens', over: 'telnyx', kept: 0, laterMinutes: 2 },
    kills: atFrame(({ type }) => type === 'setup'),
  },
  {
    ...{ step: 'turn', killed: 'as something is said', over: 'telnyx', kept: 1, laterMinutes: 2 },
    kills: atFrame(({ call, type }) => type === 'prompt' && call.prompts.length === 3),
    callbacks: aboutStatus({ delayMs: 30_000 }),
  },
  {
    ...{ step: 'turn', killed: 'with the first word of its answer', over: 'twilio', kept: 1, laterMinutes: 2 },
    kills: atFrame(({ call, type }) => type === 'text' && call.prompts.length === 2),
  },
  {
    ...{ step: 'turn', killed: 'and back before the line is missed', over: 'twilio', kept: 2 },
    ...{ kills: (run) => run.isDue().then(() => run.isDead), person: goesOn },
    callbacks: ({ kind, call }) => (kind === 'relay-over' && call.connections === 1 ? { delayMs: 120_000 } : null),
  },
  {
    ...{ step: 'end', killed: 'while the end is written', over: 'telnyx', kept: 2, laterMinutes: 2 },
    async kills(run) {
      await run.isDue()
      await run.isSo('the line', `select from calls where status = 'in-progress'`)
      const letGo = await run.holds('select from users for no key update')
      await run.waitsIn('from "users"')
      await run.kills()
      await letGo()
    },
    callbacks: aboutStatus('lost'),
  },
  {
    ...{ step: 'end', killed: 'as the companion hangs up', over: 'twilio', kept: 2, laterMinutes: 2 },
    ...{ kills: atCallback(({ kind }) => kind === 'relay-over'), person: saysGoodbye },
  },
]
