import { z } from 'zod'
import { endpoint, Id, Instant, OwnPath } from './endpoint.ts'

/** The catalogue is the same for everybody; `isInstalled` is the person's own. Prices are in dollars, 0 is free. */
const Item = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  price: z.number().nonnegative(),
  author: z.string(),
  /** 0–5; 0 where nobody has rated it. */
  rating: z.number().min(0).max(5),
  totalInstalls: z.int().nonnegative(),
  isInstalled: z.boolean(),
})

export const AiCoach = Item.extend({
  personality: z.string(),
  specialties: z.array(z.string()),
  isDefault: z.boolean(),
})
export type AiCoach = z.infer<typeof AiCoach>

export const HabitSystem = Item.extend({
  methodology: z.string(),
  isDefault: z.boolean(),
  /** Ids of coaches that go well with it. */
  compatibleCoaches: z.array(Id),
  /** The habits it brings. */
  habits: z.array(z.string()),
})
export type HabitSystem = z.infer<typeof HabitSystem>

export const Bundle = Item.extend({ coachId: Id, systemId: Id, isPromoted: z.boolean() })
export type Bundle = z.infer<typeof Bundle>

/** What a human coach offers besides hours. Prices are in dollars. */
const Offer = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  price: z.number().nonnegative(),
  duration: z.string().nullable(),
  includes: z.array(z.string()),
  rating: z.number().min(0).max(5),
  totalPurchases: z.int().nonnegative(),
})

const OfferedSystem = Offer.extend({ methodology: z.string() })

const OfferedBundle = Offer.extend({
  originalPrice: z.number().nonnegative().nullable(),
  sessionCount: z.int().positive().nullable(),
  /** One of the coach's own systems. */
  systemId: Id.nullable(),
  isPromoted: z.boolean(),
})

/** Listed by the host; none is invented. */
export const HumanCoach = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  bio: z.string(),
  specialties: z.array(z.string()),
  certifications: z.array(z.string()),
  experience: z.string(),
  /** Cents. */
  hourlyRate: z.int().nonnegative(),
  /** Minutes. */
  sessionDuration: z.int().positive(),
  /** As the host wrote them. */
  availableTimeSlots: z.json().nullable(),
  profileImage: z.string().nullable(),
  contactEmail: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  languagesSpoken: z.array(z.string()),
  isVerified: z.boolean(),
  rating: z.number().min(0).max(5),
  totalSessions: z.int().nonnegative(),
  habitSystems: z.array(OfferedSystem),
  bundles: z.array(OfferedBundle),
})
export type HumanCoach = z.infer<typeof HumanCoach>

export const listAiCoaches = endpoint({
  method: 'GET',
  url: '/api/marketplace/ai-coaches',
  schema: { response: { 200: z.array(AiCoach) } },
})

export const listHabitSystems = endpoint({
  method: 'GET',
  url: '/api/marketplace/habit-systems',
  schema: { response: { 200: z.array(HabitSystem) } },
})

export const listBundles = endpoint({
  method: 'GET',
  url: '/api/marketplace/bundles',
  schema: { response: { 200: z.array(Bundle) } },
})

export const listHumanCoaches = endpoint({
  method: 'GET',
  url: '/api/marketplace/human-coaches',
  schema: { response: { 200: z.array(HumanCoach) } },
})

/** What a person sets for themselves; kept as it is given, and sealed. */
const Custom = z
  .record(z.string(), z.json())
  .refine((custom) => JSON.stringify(custom).length <= 20_000, 'Please keep this under 20,000 characters')
const KeptCustom = z.record(z.string(), z.json()).nullable()

/** The id is the coach's, the system's, the bundle's. */
const Installed = z.object({ id: Id, installedAt: Instant })

/**
 * Installing twice is the same as once; the second time, settings that are given take the place of those that were kept.
 * 402 `payment_required` for what costs something, while no payment is set up.
 */
export const installCoach = endpoint({
  method: 'POST',
  url: '/api/marketplace/install-coach',
  schema: {
    body: z.object({ coachId: Id, customSettings: Custom.optional() }),
    response: { 201: Installed.extend({ customSettings: KeptCustom }) },
  },
})

/** Brings the system's habits with it, once: those that were removed since do not come back. */
export const installSystem = endpoint({
  method: 'POST',
  url: '/api/marketplace/install-system',
  schema: {
    body: z.object({ systemId: Id, customConfiguration: Custom.optional() }),
    response: { 201: Installed.extend({ customConfiguration: KeptCustom }) },
  },
})

/** Its coach and its system, as if each had been installed. */
export const installBundle = endpoint({
  method: 'POST',
  url: '/api/marketplace/install-bundle',
  schema: { body: z.object({ bundleId: Id }), response: { 201: Installed } },
})

/** The settings' short forms. */
export const CoachInUse = z.object({ id: Id, name: z.string(), specialty: z.string(), description: z.string() })
export type CoachInUse = z.infer<typeof CoachInUse>
export const SystemInUse = z.object({ id: Id, name: z.string(), methodology: z.string(), description: z.string() })
export type SystemInUse = z.infer<typeof SystemInUse>

/** Never empty: the default coach until another one is chosen. */
export const readCurrentCoach = endpoint({
  method: 'GET',
  url: '/api/users/:userId/current-coach',
  schema: { params: OwnPath, response: { 200: CoachInUse } },
})

/** Any default coach, or one that is installed; 409 `not_installed` otherwise. Calls from now on are theirs. */
export const changeCurrentCoach = endpoint({
  method: 'PUT',
  url: '/api/users/:userId/current-coach',
  schema: { params: OwnPath, body: z.object({ coachId: Id }), response: { 200: CoachInUse } },
})

/** Null until one is chosen. */
export const readCurrentSystem = endpoint({
  method: 'GET',
  url: '/api/users/:userId/current-system',
  schema: { params: OwnPath, response: { 200: SystemInUse.nullable() } },
})

/** A default system is installed by being chosen; another has to be installed before, else 409 `not_installed`. */
export const changeCurrentSystem = endpoint({
  method: 'PUT',
  url: '/api/users/:userId/current-system',
  schema: { params: OwnPath, body: z.object({ systemId: Id }), response: { 200: SystemInUse } },
})

/** Where the two sister platforms are; the host may have others. */
export const readSisters = endpoint({
  method: 'GET',
  url: '/api/marketplace/sisters',
  schema: { response: { 200: z.object({ emotional: z.url(), goals: z.url() }) } },
})
