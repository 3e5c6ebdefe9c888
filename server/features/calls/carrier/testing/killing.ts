import type { Callback, CallbackFault, OrderFault } from '#server/testing/carriers/faults.ts'
import type { Behaviour } from '#server/testing/carriers/people/behaviour.ts'
import type { Phone } from '#server/testing/carriers/people/phone.ts'
import type { CarrierName } from '#server/testing/carriers/vendor.ts'
import type { Recovering } from './recovering.ts'

export const story = ['we walked up to the old mill before lunch', 'then my brother fixed the garden fence'] as const

export type Step = {
  step: 'due' | 'claim' | 'place' | 'ring' | 'answer' | 'turn' | 'end' | 'entry'
  killed: string
  over: CarrierName
  /** Sees to it that the product dies exactly there. */
  kills(run: Recovering): Promise<void>
  person?: (run: Recovering) => Behaviour
  /** What becomes of other callbacks. */
  callbacks?: (callback: Callback) => CallbackFault | null
  speed?: number
  processes?: number
  /** How much time has gone by when it is started again, as far as the product can tell. */
  laterMinutes?: number
  /** How much of the story was told and stored by then, or is told afterwards. */
  kept: 0 | 1 | 2
}

async function tells(phone: Phone, sentences: readonly string[]) {
  for (const sentence of sentences) {
    await phone.listens()
    await phone.says(sentence)
  }
  await phone.listens()
}
const wholeStory = ['yes, this is Ana', ...story]

export const tellsAll = () => async (phone: Phone) => {
  await phone.answers()
  await tells(phone, wholeStory)
  await phone.hangsUp()
}

/** Lets it ring until there is somebody to talk to again. */
export const tellsAllOnceItIsBack =
  (run: Recovering): Behaviour =>
  async (phone) => {
    await run.isBack
    await tellsAll()(phone)
  }

export const saysGoodbye = (): Behaviour => async (phone) => {
  await phone.answers()
  await tells(phone, wholeStory)
  await phone.says('I have to go now, goodbye')
}

/** Tells the rest on the line that follows the one that broke. */
export const goesOn =
  (run: Recovering): Behaviour =>
  async (phone) => {
    await phone.answers()
    await tells(phone, wholeStory.slice(0, 2))
    void run.kills()
    await run.isBack
    await phone.isReconnected()
    await tells(phone, wholeStory.slice(2))
    await phone.hangsUp()
  }

type Faults = Recovering['carrier']['faults']

/** While a frame that `isIt` is on its way. */
export const atFrame = (isIt: NonNullable<Faults['breaksLine']>) => async (run: Recovering) => {
  run.carrier.faults.breaksLine = (frame) => {
    if (isIt(frame)) void run.kills()
    return false
  }
  await run.isDue()
}

/** While a callback is on its way: it is never taken. */
export const atCallback = (isIt: (callback: Callback) => boolean) => async (run: Recovering) => {
  run.carrier.faults.callback = (callback) => {
    if (!isIt(callback)) return null
    void run.kills()
    return 'lost'
  }
  await run.isDue()
}

/** While the carrier is asked for a call, which it places or not. */
export const atOrder = (becomes: OrderFault) => async (run: Recovering) => {
  run.carrier.faults.order = ({ nth }) => {
    if (nth > 1) return null
    void run.kills()
    return becomes
  }
  await run.isDue()
}

/** While it waits in the middle of a statement for what is held. */
export const inStatement =
  (lock: string, words: string, before: Step['kills'] = (run) => run.isDue()) =>
  async (run: Recovering) => {
    const letGo = await run.holds(lock)
    await before(run)
    await run.waitsIn(words)
    await run.kills()
    await letGo()
  }
