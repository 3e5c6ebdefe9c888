import { eq } from 'drizzle-orm'
import type { PhoneProof } from '#contract/phone.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { userById } from '../queries.ts'
import { phoneOf } from './phone.ts'
import { againInSeconds, isOver } from './rules.ts'
import { phoneCodes } from './tables.ts'

export async function phoneProofOf(
  services: Needs<'db' | 'telephony' | 'config' | 'now'>,
  userId: UserId,
): Promise<PhoneProof> {
  const { db, now } = services
  const phone = phoneOf(services, await userById({ db }, userId))
  const [code] = await db.select().from(phoneCodes).where(eq(phoneCodes.userId, userId))
  if (phone !== 'unproved' || !code || isOver(code, now())) return { phone, told: null }
  return { phone, told: { channel: code.channel, againInSeconds: againInSeconds(code, now()) } }
}
