import { setTimeout as pause } from 'node:timers/promises'
import type { RelayFrame } from '#contract/relay.ts'
import { dialogueState } from '#server/dialogue/dialogue-state.ts'
import { begin, next, resume } from '#server/dialogue/engine.ts'
import { beginningOf } from '#server/dialogue/identity/identity.ts'
import type { Effect, Event, Opening, Turn } from '#server/dialogue/turns.ts'
import { userById } from '#server/features/account/queries.ts'
import { firstName } from '#server/features/account/rules.ts'
import { llmFor } from '#server/features/language-model/allowing.ts'
import { coachWithId } from '#server/features/marketplace/catalogue/coaches/coaches.ts'
import { forbiddenBy } from '#server/features/memory/notes.ts'
import { followUpFor } from '#server/features/memory/queries.ts'
import { spokenHelpLine } from '#server/features/safety/lines/help-lines.ts'
import { preferencesOf } from '#server/features/settings/preferences.ts'
import { isUnavailable } from '#server/platform/database/unavailable.ts'
import type { Services } from '#server/platform/services.ts'
import { soundsLikeMachine } from '../carrier/service.ts'
import { leadOf } from '../lead/lead.ts'
import { snoozeCall, stopCalling } from '../schedule/service.ts'
import { endCall } from '../service.ts'
import type { CallRow } from '../tables.ts'
import { lastTalk, recentQuestions, storeTurn, turnsOf } from '../turns.ts'

/** What the line needs of the phone at its other end. */
export type Phone = {
  send(frame: RelayFrame): void
  /** The call goes on, but not on this line. */
  leave(): void
  /** The call is over. */
  over(): void
}

/** Events without their time, which the line adds; an event waits until what came before it is carried out. */
export type Line = {
  callId: number
  happened(event: EventNow): void
  /** How many events are still to be carried out. */
  waiting(): number
  /** The phone is gone without a goodbye: what was heard is still stored, nothing more is said. Resolves when it is. */
  dropped(): Promise<void>
}
type EventNow = Event extends infer E ? (E extends Event ? Omit<E, 'at'> : never) : never

const firstRetryMs = 200
const lastRetryMs = 5_000

/** Carries a conversation over an open line: events in, effects out, one after the other. */
export async function holdLine(services: Services, call: CallRow, phone: Phone): Promise<Line> {
  const { db, vault, metrics, log, now } = services
  const safe = await vault.safeOf(db, call.userId)
  const said = await turnsOf(db, safe, call.userId, call.id)
  const opening = await openingOf(services, call, { isNew: said.length === 0 })
  const answeredAt = call.answeredAt?.getTime() ?? now().epochMilliseconds
  const elapsed = () => Math.max(0, now().epochMilliseconds - answeredAt)

  let conversation = said.length > 0 ? resume(opening, said, elapsed()) : begin(opening)
  let work = Promise.resolve()
  let waiting = 0
  let isClosed = false
  let alarm: NodeJS.Timeout | undefined
  /** When the person was heard whose answer is not out yet. */
  let unanswered: number | null = null

  const leading = leadOf(services, call, opening)

  function happened(event: EventNow) {
    const heardAt = performance.now()
    waiting += 1
    work = work.then(() => step(event, heardAt)).catch(fail)
  }

  async function step(event: EventNow, heardAt: number) {
    waiting -= 1
    if (isClosed) return
    const [after, effects] = next(conversation, { ...event, at: elapsed() } as Event)
    conversation = after
    for (const effect of effects) {
      await carryOut(effect)
      if (isClosed) return
      if (event.is === 'heard' && (effect.do === 'say' || effect.do === 'lead')) unanswered = heardAt
      if (effect.do === 'say') tellHowLong()
    }
  }

  function tellHowLong() {
    if (unanswered !== null) metrics.firstTokenSeconds.observe((performance.now() - unanswered) / 1000)
    unanswered = null
  }

  async function carryOut(effect: Effect) {
    switch (effect.do) {
      case 'save':
      case 'amend':
        return keep(effect.position, effect.turn)
      case 'say':
        return phone.send({
          type: 'text',
          token: effect.words,
          last: true,
          ...(!opening.cannotTakeBack && { preemptible: !effect.isKept }),
        })
      case 'stop-saying':
        // A phone has stopped by itself when the person cut in; otherwise the words that follow take their place.
        return
      case 'lead': {
        const turns = conversation.turns.slice(beginningOf(conversation.turns))
        const { request, moves, leftMs } = effect
        return leading.start({ turns, moves, leftMs }, (part) => happened({ is: 'led', request, part }))
      }
      case 'stop-leading':
        return leading.stop()
      case 'wake':
        clearTimeout(alarm)
        alarm = setTimeout(() => happened({ is: 'woken' }), Math.max(0, effect.at - elapsed()))
        return
      case 'stop-calling':
        return durably(() => stopCalling(services, call.userId, call.id))
      case 'snooze':
        return durably(() => snoozeCall(services, call.userId, call.id, effect.until))
      case 'suspect-machine':
        if (await durably(() => soundsLikeMachine(db, call))) happened({ is: 'machine' })
        return
      case 'hang-up':
        phone.send({ type: 'end' })
        await endCall(services, call, { onLine: call.line, reason: effect.reason })
        close()
        phone.over()
    }
  }

  /** Nothing is answered before it is stored. */
  async function keep(position: number, turn: Turn) {
    if (await durably(() => storeTurn(db, safe, call, position, turn))) return
    close()
    phone.leave()
  }

  function fail(error: unknown) {
    log.error({ err: error, callId: call.id }, 'a call could not go on')
    close()
    phone.leave()
  }

  function close() {
    isClosed = true
    clearTimeout(alarm)
    leading.stop()
  }

  function dropped(): Promise<void> {
    work = work.then(close)
    return work.then(leading.settled)
  }

  return { callId: call.id, happened, waiting: () => waiting, dropped }
}

/** While the database is away, the line waits with what was heard. */
async function durably<T>(write: () => Promise<T>): Promise<T> {
  for (let retryMs = firstRetryMs; ; retryMs = Math.min(lastRetryMs, retryMs * 2)) {
    try {
      return await write()
    } catch (error) {
      if (!isUnavailable(error)) throw error
      await pause(retryMs)
    }
  }
}

async function openingOf(services: Services, call: CallRow, { isNew }: { isNew: boolean }): Promise<Opening> {
  const { db, vault, now } = services
  const user = await userById({ db }, call.userId)
  const safe = await vault.safeOf(db, call.userId)
  const { name: companion, voice } = coachWithId(call.coachId)
  const help = spokenHelpLine(user.timeZone)
  const here = now().toZonedDateTimeISO(user.timeZone)
  return {
    name: firstName(user.name),
    companion,
    voice,
    help: { line: help.words, emergency: help.emergency },
    maxCallMs: call.maxSeconds * 1000,
    recentQuestions: await recentQuestions(db, safe, call.userId),
    followUp: isNew ? await followUpFor(services, call.userId) : null,
    wishes: (await preferencesOf(services, call.userId)).wants,
    forbidden: await forbiddenBy(services, call.userId),
    hour: here.hour,
    minute: here.minute,
    // Answered in the person's own page, it has that page's id.
    isTelephone: call.phoneId === null,
    cannotTakeBack: call.phoneId === null && services.telephony.carrier?.takesBack === false,
    wasInDanger: dialogueState(await lastTalk(db, safe, call.userId)).concern >= 3,
    hasModel: (await llmFor(services, call.userId)) !== null,
    seed: call.id,
  }
}
