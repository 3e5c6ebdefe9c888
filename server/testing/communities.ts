import type { z } from 'zod'
import type { Community } from '#contract/communities.ts'
import type { CommunityInvite } from '#contract/community-invites.ts'
import type { Post, Response } from '#contract/community-posts.ts'
import type { Person } from './person.ts'

export type SentCommunity = z.input<typeof Community>
export type SentPost = z.input<typeof Post>
export type SentResponse = z.input<typeof Response>
export type SentInvite = z.input<typeof CommunityInvite>

const at = (communityId: number) => `~/communities/${communityId}`

async function made<Body>(person: Person, url: string, body: object): Promise<Body> {
  const answer = await person.send<Body>({ method: 'POST', url, body })
  if (answer.status !== 201) throw new Error(`${url} answered ${answer.status}`)
  return answer.body
}

export const founds = (person: Person, about: object = {}) =>
  made<SentCommunity>(person, '~/communities', {
    name: 'Early risers',
    description: 'For those who begin before the sun does',
    ...about,
  })

export const joinsIn = (person: Person, { id }: { id: number }) =>
  person.send<SentCommunity>({ method: 'POST', url: `${at(id)}/join` })

export const posts = (person: Person, { id }: { id: number }, about: object = {}) =>
  made<SentPost>(person, `${at(id)}/posts`, { title: 'A slow start', content: 'The kettle took its time.', ...about })

export const responds = (person: Person, { id, communityId }: SentPost, about: object = {}) =>
  made<SentResponse>(person, `${at(communityId)}/posts/${id}/responses`, { content: 'I know that kettle.', ...about })

export const invitesInto = (person: Person, { id }: { id: number }, body: object = {}) =>
  made<SentInvite>(person, `${at(id)}/invites`, body)

/** A founder, and others who have joined. */
export async function circle(people: readonly Person[], about: object = {}): Promise<SentCommunity> {
  const [founder, ...others] = people
  if (!founder) throw new Error('somebody has to begin')
  const community = await founds(founder, about)
  for (const person of others) await joinsIn(person, community)
  return community
}
