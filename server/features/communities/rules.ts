import type { CommunityRole } from '#contract/communities.ts'

export const leads = (role: CommunityRole) => role !== 'member'

/** The owner removes anybody else; moderators remove those who only take part. */
export function mayRemove(role: CommunityRole, target: CommunityRole): boolean {
  if (role === 'owner') return target !== 'owner'
  return role === 'moderator' && target === 'member'
}

/** A code, and who comes into a private community, are matters of those who lead it. */
export function mayInvite(
  role: CommunityRole,
  { isPrivate, byCode }: { isPrivate: boolean; byCode: boolean },
): boolean {
  return leads(role) || !(isPrivate || byCode)
}

/** Of one's own, nothing is told but that it is one's own: an anonymous text bears no name in any answer. */
export function signature(
  { authorId, authorName, isAnonymous }: { authorId: number; authorName: string; isAnonymous: boolean },
  readerId: number,
) {
  const isMine = authorId === readerId
  return isAnonymous ? { authorId: null, authorName: null, isMine } : { authorId, authorName, isMine }
}

const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Sixteen letters and digits that are not mistaken for each other, in groups of four: 80 bits. */
export function codeFrom(bytes: Uint8Array): string {
  const letters = Array.from(bytes.subarray(0, 16), (byte) => alphabet[byte % alphabet.length])
  return [0, 4, 8, 12].map((start) => letters.slice(start, start + 4).join('')).join('-')
}

/** However it was typed, with or without dashes. */
export const bareCode = (typed: string) => typed.toUpperCase().replace(/[^A-Z0-9]/g, '')
