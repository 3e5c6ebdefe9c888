import type { User } from '#contract/account.ts'

export const user = (own: Partial<User> = {}): User => ({
  id: 1,
  name: 'Ana',
  phoneNumber: '+12125550123',
  timeZone: 'America/New_York',
  callTime: '19:00',
  phone: 'browser',
  ...own,
})
