import type { z } from 'zod'
import type { Call } from '#contract/calls.ts'
import type { Schedule } from '#contract/schedule.ts'

export const phoneCall = (own: Partial<z.input<typeof Call>> = {}): z.input<typeof Call> => ({
  id: 5,
  userId: 1,
  phoneNumber: '+12125550123',
  status: 'ringing',
  duration: null,
  recordingUrl: null,
  transcriptionText: null,
  journalEntryId: null,
  providerCallId: 'browser-3f9c2a17',
  answeredBy: null,
  reason: null,
  attempt: 1,
  companionName: 'Journal',
  createdAt: '2026-03-03T19:04:00.000Z',
  ...own,
})

export const schedule = (own: Partial<z.input<typeof Schedule>> = {}): z.input<typeof Schedule> => ({
  nextCallAt: null,
  attempt: 1,
  pausedUntil: null,
  isResting: false,
  missedDays: 0,
  ...own,
})
