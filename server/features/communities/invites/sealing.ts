import { createHash } from 'node:crypto'
import type { CommunityInvite } from '#contract/community-invites.ts'
import { sealing } from '#server/platform/sealing.ts'
import { bareCode } from '../rules.ts'
import { communityInvites } from './tables.ts'

export const sealedInvites = sealing<Pick<CommunityInvite, 'inviteCode' | 'message'>>(communityInvites)

export const hashOfCode = (code: string) => createHash('sha256').update(bareCode(code)).digest()
