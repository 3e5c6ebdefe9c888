import type { NewAccount } from '#contract/account.ts'
import { personByNumber } from '#server/features/account/queries.ts'
import { register } from '#server/features/account/service.ts'
import { changeSettings } from '#server/features/settings/service.ts'
import type { Services, UserId } from '#server/platform/services.ts'
import { dana, maya } from './life/circle.ts'
import type { Seeding } from './seeding.ts'

export async function circleOf({ services, userId }: Seeding): Promise<Record<'sam' | 'dana' | 'maya', UserId>> {
  return { sam: userId, dana: await someone(services, dana), maya: await someone(services, maya) }
}

/** Registered unless they are there. */
async function someone(services: Services, account: NewAccount): Promise<UserId> {
  const known = await personByNumber(services, account.phoneNumber)
  if (known) return known
  const { id } = (await register(services, account)).user
  await changeSettings(services, id, { dailyCallEnabled: false })
  return id
}
