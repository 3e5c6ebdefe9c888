import type { z } from 'zod'
import type { FriendInvite, FriendRequest } from '#contract/friends.ts'
import type { Person } from './person.ts'

export type SentInvite = z.input<typeof FriendInvite>

export async function invites(person: Person): Promise<SentInvite> {
  const { status, body } = await person.send<SentInvite>({ method: 'POST', url: '~/friends/create-invite' })
  if (status !== 201) throw new Error(`making a link answered ${status}`)
  return body
}

export const opens = <Body>(person: Person, { token }: { token: string }) =>
  person.send<Body>({ method: 'POST', url: `/api/friend-invites/${token}/accept` })

/** By a link, a request and its acceptance, as people do it. */
export async function befriend(inviter: Person, guest: Person) {
  await opens(guest, await invites(inviter))
  for (const { id } of await inviter.get<FriendRequest[]>('~/friends/requests')) {
    await inviter.send({ method: 'POST', url: `~/friends/requests/${id}/accept` })
  }
}
