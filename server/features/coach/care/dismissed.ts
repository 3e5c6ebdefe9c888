import { type AlarmAnswer, isNoticed, type KeptRisk, readRisk } from '#server/features/safety/alarm.ts'
import type { Concern } from './care.ts'

type Message = {
  role: 'user' | 'assistant'
  content: string
  intent: Concern | null
  risk: KeptRisk | null
  isCare: boolean
}

/** A message, and whether it belongs to an exchange of which the person said that it was not meant. */
export type InTalk<One extends Message> = One & { isDismissed: boolean }

/** The talk as it goes on: what was dismissed is answered as if nothing had been noticed. */
export function asItStands<One extends Message>(messages: readonly One[]): InTalk<One>[] {
  let isDismissed = false
  return messages.map((message) => {
    if (message.role === 'user') isDismissed = message.risk?.answer === 'not-meant'
    return isDismissed ? { ...message, isDismissed, intent: null, isCare: false } : { ...message, isDismissed }
  })
}

/** What the person said of danger in these messages, for the entry that they become. */
export function answerIn(messages: readonly Message[]): AlarmAnswer | null {
  const noticed = messages.flatMap(({ risk }) => (risk && isNoticed(risk) ? risk.answer : []))
  if (noticed.includes('meant')) return 'meant'
  return noticed.length > 0 && noticed.every((answer) => answer === 'not-meant') ? 'not-meant' : null
}

/** Of the person's messages those that were noticed, or answered with care, each with what was read of it. */
export function alarmsIn<One extends Message>(messages: readonly One[]): { message: One; risk: KeptRisk }[] {
  return messages.flatMap((message, index) => {
    if (message.role !== 'user') return []
    const risk = message.risk ?? readRisk(message.content)
    const isAnswered = messages[index + 1]?.intent != null
    return (isNoticed(risk) || isAnswered) && risk.answer !== 'not-meant' ? [{ message, risk }] : []
  })
}
