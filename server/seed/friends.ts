import { acceptInvite } from '#server/features/friends/invites/service.ts'
import { between, friendsOf, invitesOf, requestsTo } from '#server/features/friends/queries.ts'
import { acceptRequest, createInvite } from '#server/features/friends/service.ts'
import { friendships } from '#server/features/friends/tables.ts'
import type { UserId } from '#server/platform/services.ts'
import { writeEntries } from './diary.ts'
import { danasDiary } from './life/circle.ts'
import { circleOf } from './people.ts'
import { type Seeding, type Step, servicesAt } from './seeding.ts'

const evening = '19:30'

/** A friend who writes as well, somebody who has asked to be one, and a link that nobody has opened yet. */
export const findFriends: Step = async (seeding) => {
  const { services, userId } = seeding
  const { dana, maya } = await circleOf(seeding)
  const before = await tiesOf(seeding)
  if (!(await haveMet(seeding, dana))) await ask(seeding, dana, 50)
  const [waiting] = (await requestsTo(services, userId)).filter(({ requesterId }) => requesterId === dana)
  if (waiting) await acceptRequest(servicesAt(seeding, 49, evening), userId, waiting.id)
  if (!(await haveMet(seeding, maya))) await ask(seeding, maya, 1)
  const links = await invitesOf(services, userId)
  if (links.every(({ usedAt }) => usedAt !== null)) await createInvite(services, userId)
  return `${(await tiesOf(seeding)) - before} ties to friends`
}

export const letDanaWrite: Step = async (seeding) => {
  const { dana } = await circleOf(seeding)
  return `${await writeEntries({ ...seeding, userId: dana }, danasDiary)} entries of Dana’s`
}

async function haveMet({ services, userId }: Seeding, other: UserId): Promise<boolean> {
  return (await services.db.$count(friendships, between(userId, other))) > 0
}

/** With the link that was sent to them. */
async function ask(seeding: Seeding, other: UserId, daysAgo: number) {
  const services = servicesAt(seeding, daysAgo, evening)
  const { token } = await createInvite(services, seeding.userId)
  await acceptInvite(services, token, other)
}

async function tiesOf({ services, userId }: Seeding): Promise<number> {
  const ties = [friendsOf(services, userId), requestsTo(services, userId), invitesOf(services, userId)]
  return (await Promise.all<unknown[]>(ties)).flat().length
}
