import type { Exchange } from '../exchange.ts'
import { behaviourOf } from '../people/behaviour.ts'
import { createPhone, type PickUp } from '../people/phone.ts'
import { type Call, isOver } from './call.ts'
import type { Delivery } from './delivery.ts'
import { follow } from './following.ts'
import type { Progress } from './progress.ts'

type Needs = {
  exchange: Exchange
  delivery: Delivery
  progress: Progress
  waits: (signal: AbortSignal) => Promise<void>
}

const dialMs = 500
const busyToneMs = 1_000

/** A call from the order to its end. */
export async function live({ exchange, delivery, progress, waits }: Needs, call: Call): Promise<void> {
  const { clock } = exchange
  await waits(call.over.signal)
  progress.enter(call, 'initiated')
  await clock.sleep(dialMs, call.over.signal)
  if (isOver(call)) return

  const behaviour = behaviourOf(exchange, call.to)
  if (behaviour === 'failed') {
    return progress.enter(call, 'failed', { code: '32009', message: 'The number cannot be reached' })
  }
  progress.enter(call, 'ringing')
  if (behaviour === 'busy') {
    await clock.sleep(busyToneMs, call.over.signal)
    return progress.enter(call, 'busy')
  }

  const { promise: pickedUp, resolve } = Promise.withResolvers<PickUp>()
  const phone = createPhone(exchange, call, {
    picksUp: resolve,
    declines: () => progress.enter(call, 'busy'),
    hangsUp: () => hangUp(),
  })
  if (typeof behaviour === 'function') {
    behaviour(phone).catch((error: Error) => exchange.complain('person', error.message, call))
  }
  const rang = clock.sleep(call.order.ringSeconds * 1_000, call.over.signal).then(() => null)
  const pickUp = await Promise.race([pickedUp, rang])
  if (!pickUp) return progress.enter(call, 'no-answer')
  await talk(pickUp)

  async function talk(how: PickUp) {
    const from = clock.now()
    progress.enter(call, 'in-progress')
    call.over.signal.addEventListener('abort', () => {
      call.seconds = Math.round((clock.now() - from) / 1_000)
    })
    clock.sleep(call.order.mostSeconds * 1_000, call.over.signal).then((isUp) => isUp && hangUp())
    const detected = detect(how)
    if (call.order.detection && !call.order.detectionCallback) await detected
    await follow(exchange, delivery, call)
    hangUp()
  }

  async function detect({ as, detectedAfterMs }: PickUp) {
    const { detection, detectionCallback } = call.order
    if (!detection || !(await clock.sleep(detectedAfterMs, call.over.signal))) return
    call.answeredBy = detection === 'Enable' && as.startsWith('machine') ? 'machine_start' : as
    call.moments.changed()
    if (!detectionCallback) return
    const fields = exchange.vendor.fields.machine(call, { answeredBy: call.answeredBy, ms: detectedAfterMs })
    await delivery.deliver('machine', call, detectionCallback, fields)
  }

  function hangUp() {
    progress.enter(call, 'completed')
  }
}
