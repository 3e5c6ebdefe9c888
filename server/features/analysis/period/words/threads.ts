import { type Claim, claim, idOf } from '../claims/claims.ts'
import { onThe, quoted, say } from '../claims/saying.ts'
import type { Thread } from '../facts/threads.ts'
import { oneOf, type Telling } from './telling.ts'

const idOfThread = ({ entryId, quote }: Thread) => idOf(['thread', entryId, quote])

/** A line of the list: whether its day has come, and that nothing since takes it up. */
export function asThread(told: Telling, thread: Thread): Claim {
  const { kind } = told.scope.period
  const said = isAhead(told, thread)
    ? say`${onThe(thread.day, kind)}; still ahead.`
    : say`${onThe(thread.day, kind)}; no later entry comes back to it.`
  return { ...claim([], said, [], [evidence(thread)]), id: idOfThread(thread) }
}

export function takeUp(told: Telling, thread: Thread): Claim {
  const day = onThe(thread.day, told.scope.period.kind)
  const said = oneOf(told, 'take up', [
    say`On ${day} you wrote ${quoted(evidence(thread))} Your next entry could begin with what became of it.`,
    say`${quoted(evidence(thread))} That was ${day}. Say how it stands, even in a line.`,
  ])
  return { ...claim([], said, []), id: idOf(['take up', thread.entryId, thread.quote]) }
}

export const isAhead = ({ scope }: Telling, { due }: Thread) => due !== null && due > scope.until
const evidence = ({ entryId, day, quote }: Thread) => ({ entryId, day, quote })
