import { ordersAModel } from '#server/grounding/orders.ts'
import type { LeadTurn } from './move.ts'
import { withoutContacts } from './private.ts'

/** As chat servers have it: the companion is the assistant. */
export type Message = { role: 'user' | 'assistant'; content: string }

const longestTurn = 1_200
const unheard = new Set(['filler', 'identify'])

/** The talk as messages, what was said in pieces as one; only appended to, so that servers need not read it anew. */
export function messagesOf(turns: readonly LeadTurn[], isAllowed: (words: string) => boolean): Message[] {
  const messages: Message[] = []
  for (const turn of withoutDanger(turns)) {
    if (!isShown(turn, isAllowed)) continue
    const role = turn.speaker === 'companion' ? 'assistant' : 'user'
    const words = withoutContacts(turn.words).replace(/[[\]]/g, '').slice(-longestTurn)
    const last = messages.at(-1)
    if (last?.role === role) last.content = `${last.content} ${words}`
    else messages.push({ role, content: words })
  }
  return messages
}

/** Whether what the person said last goes along; where it may not, a model has nothing to answer. */
export function isLastShown(turns: readonly LeadTurn[], isAllowed: (words: string) => boolean): boolean {
  const last = turns.findLast(({ speaker }) => speaker === 'person')
  return last !== undefined && isShown(last, isAllowed)
}

function isShown(turn: LeadTurn, isAllowed: (words: string) => boolean): boolean {
  if (turn.words.trim() === '' || !isAllowed(turn.words)) return false
  if (turn.speaker === 'companion') return !unheard.has(turn.intent.does)
  return turn.by === 'voice' && !isOrder(turn)
}

const read = new WeakMap<LeadTurn, boolean>()

function isOrder(turn: LeadTurn): boolean {
  const known = read.get(turn) ?? ordersAModel(turn.words)
  read.set(turn, known)
  return known
}

/** Without the exchange in which somebody was asked whether they are in danger: what raised it, the question, the answer. */
export function withoutDanger(turns: readonly LeadTurn[]): LeadTurn[] {
  const isCare = (turn: LeadTurn | undefined) => turn?.speaker === 'companion' && (turn.intent.concern ?? 0) >= 2
  const companionBefore = (at: number) => turns.slice(0, at).findLast(({ speaker }) => speaker === 'companion')
  const companionAfter = (at: number) => turns.slice(at + 1).find(({ speaker }) => speaker === 'companion')
  return turns.filter(
    (turn, at) =>
      !isCare(turn) && !(turn.speaker === 'person' && (isCare(companionBefore(at)) || isCare(companionAfter(at)))),
  )
}
