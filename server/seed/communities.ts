import { postsIn } from '#server/features/communities/posts/queries.ts'
import { addPost, addResponse, supportPost, supportResponse } from '#server/features/communities/posts/service.ts'
import { communitiesOf } from '#server/features/communities/queries.ts'
import { addCommunity, joinCommunity } from '#server/features/communities/service.ts'
import { type Answered, community, type Letter, letters } from './life/circle.ts'
import { circleOf } from './people.ts'
import { addMissing, type Seeding, type Step, servicesAt } from './seeding.ts'

const [noon, evening] = ['12:30', '20:45']
const founded = 28

/** Sam’s, with Dana and Maya in it. They join once: who was asked to leave does not come back by themselves. */
export const gather: Step = async (seeding) => {
  if (await ours(seeding)) return '0 communities'
  const { sam, dana, maya } = await circleOf(seeding)
  const services = servicesAt(seeding, founded, noon)
  const { id } = await addCommunity(services, sam, community)
  for (const person of [dana, maya]) await joinCommunity(services, person, id)
  return '1 community'
}

export const writeLetters: Step = async (seeding) => {
  const { services, userId } = seeding
  const id = await ours(seeding)
  if (!id) return '0 letters'
  const known = await postsIn(services, userId, id, { limit: 100 })
  const added = await addMissing(
    letters,
    ({ title }) => known.some((post) => post.title === title),
    (letter) => send(seeding, id, letter),
  )
  return `${added} letters`
}

async function ours({ services, userId }: Seeding): Promise<number | null> {
  const mine = await communitiesOf(services, userId)
  return mine.find(({ name }) => name === community.name)?.id ?? null
}

async function send(seeding: Seeding, communityId: number, { daysAgo, by, supportedBy, answers, ...post }: Letter) {
  const people = await circleOf(seeding)
  const services = servicesAt(seeding, daysAgo, noon)
  const { id: postId } = await addPost(services, people[by], communityId, post)
  for (const who of supportedBy) await supportPost(services, people[who], communityId, postId, true)
  for (const answered of answers) await answer(seeding, { communityId, postId }, answered)
}

async function answer(
  seeding: Seeding,
  { communityId, postId }: { communityId: number; postId: number },
  { daysAgo, by, supportedBy = [], ...response }: Answered,
) {
  const people = await circleOf(seeding)
  const services = servicesAt(seeding, daysAgo, evening)
  const whole = { ...response, isAnonymous: false }
  const { id: responseId } = await addResponse(services, people[by], communityId, postId, whole)
  for (const who of supportedBy) {
    await supportResponse(services, people[who], communityId, { postId, responseId }, true)
  }
}
