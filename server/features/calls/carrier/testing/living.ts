import type { Deed, Persona } from '#server/dialogue/testing/caller.ts'
import { isOver } from '#server/testing/carriers/calls/call.ts'
import type { Behaviour } from '#server/testing/carriers/people/behaviour.ts'
import type { Phone } from '#server/testing/carriers/people/phone.ts'

/** A persona of the conversation's own tests, with a telephone in its hand. */
export const livesAs =
  (persona: Persona, { cutsIn = false } = {}): Behaviour =>
  async (phone) => {
    await phone.answers()
    try {
      await does(phone, persona.picksUp ?? [])
      for (let turn = 0; ; turn += 1) {
        const said = cutsIn ? await phone.hearsBegin() : await cancelPendingReply(phone)
        const deeds = persona.reacts(said, turn)
        if (cutsIn && !deeds.some((deed) => 'cutsInWith' in deed)) await cancelPendingReply(phone)
        await does(phone, deeds)
      }
    } catch (error) {
      // Hung up on, whatever they were about to do.
      if (!isOver(phone.call)) throw error
    }
  }

/** Nobody answers "Hello" or "I have a": whoever cut the other side short waits for the rest. */
async function cancelPendingReply(phone: Phone) {
  let said = await phone.listens()
  while (!/\?$|\S+\s+\S+\s+\S+.*[.!…]$/.test(said)) said = `${said} ${await phone.listens()}`
  return said
}

async function does(phone: Phone, deeds: readonly Deed[]) {
  let waitedMs = 0
  for (const deed of deeds) {
    await phone.isSilentFor(Math.max(0, deed.afterMs - waitedMs))
    waitedMs = Math.max(waitedMs, deed.afterMs)
    if (isOver(phone.call)) return
    if ('says' in deed) await phone.saysOver(deed.says)
    if ('presses' in deed) await phone.presses(deed.presses)
    if ('cutsInWith' in deed && deed.cutsInWith !== '') await phone.saysOver(deed.cutsInWith)
    if ('hangsUp' in deed || 'hangsUpOn' in deed) await phone.hangsUp()
  }
}
