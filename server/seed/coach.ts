import { conversationsOf, messagesOf } from '#server/features/coach/queries.ts'
import { chat } from '#server/features/coach/service.ts'
import { askedTheCoach } from './life/wishes.ts'
import { type Step, servicesAt } from './seeding.ts'

const daysAgo = 1
/** A few minutes between one question and the next. */
const minute = (turn: number) => `21:${15 + 3 * turn}`

/** Asked for real: the answers are drawn from the journal that was sown. A talk that was cut off goes on. */
export const askCoach: Step = async (seeding) => {
  const { userId } = seeding
  const { services } = seeding
  const begun = (await conversationsOf(services, userId)).find(({ title }) => title === askedTheCoach[0])
  let conversationId = begun?.id ?? null
  const said = conversationId ? await messagesOf(services, userId, conversationId) : []
  const heard = said.filter(({ role }) => role === 'user').length
  for (const [turn, message] of [...askedTheCoach.entries()].slice(heard)) {
    const then = servicesAt(seeding, daysAgo, minute(turn))
    const answer = await chat(then, userId, { message, conversationId, saveAsJournalEntry: false })
    conversationId = answer.conversationId
  }
  return `${askedTheCoach.length - heard} questions to the coach`
}
