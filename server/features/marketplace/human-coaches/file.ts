import { z } from 'zod'

const Words = z.string().trim().min(1)
const Lines = z.array(Words).default([])
const Count = z.int().nonnegative().default(0)
const Rating = z.number().min(0).max(5).default(0)
const Dollars = z.number().nonnegative().max(1_000_000)

const offer = {
  name: Words,
  description: Words,
  price: Dollars.default(0),
  duration: Words.nullable().default(null),
  includes: Lines,
  rating: Rating,
  totalPurchases: Count,
  isActive: z.boolean().default(true),
}
const System = z.strictObject({ ...offer, methodology: z.string().trim().default('') })
const Bundle = z.strictObject({
  ...offer,
  originalPrice: Dollars.nullable().default(null),
  sessionCount: z.int().positive().nullable().default(null),
  /** The name of one of the coach's systems. */
  system: Words.nullable().default(null),
  isPromoted: z.boolean().default(false),
})

/** Unknown fields are refused: a misspelt one would be lost without a word. */
const Coach = z.strictObject({
  id: z.int().positive().optional(),
  name: Words,
  description: Words,
  bio: Words,
  specialties: Lines,
  certifications: Lines,
  experience: z.string().trim().default(''),
  hourlyRate: z.int('expected whole cents').nonnegative(),
  sessionDuration: z.int().positive().default(60),
  availableTimeSlots: z.json().default(null),
  profileImage: z
    .url({ protocol: /^https$/ })
    .nullable()
    .default(null),
  contactEmail: z.email().nullable().default(null),
  phoneNumber: Words.nullable().default(null),
  languagesSpoken: z.array(Words).min(1).default(['English']),
  isVerified: z.boolean().default(false),
  rating: Rating,
  totalSessions: Count,
  isActive: z.boolean().default(true),
  habitSystems: z.array(System).default([]),
  bundles: z.array(Bundle).default([]),
})
export type CoachInFile = z.infer<typeof Coach>

/** Reads the host's file. Throws what is wrong with it: which coach, which field; or the line where it stops being JSON. */
export function readCoaches(text: string): CoachInFile[] {
  const list = z.array(z.unknown()).safeParse(jsonIn(text))
  if (!list.success) throw new Error('the file has to be a JSON list of coaches: [{ "name": … }, …]')
  const coaches = list.data.map(readCoach)
  refuseTwins(
    coaches.map((coach, index) => ({ is: coach.id ?? keyOf(coach), said: `coach ${index + 1} (${coach.name})` })),
  )
  return coaches
}

/** Under what a coach is known when the file gives no id. */
export const keyOf = ({ name, contactEmail }: Pick<CoachInFile, 'name' | 'contactEmail'>) =>
  `${name.toLowerCase()} ${(contactEmail ?? '').toLowerCase()}`

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`the file is not JSON: ${(error as Error).message}`)
  }
}

function readCoach(given: unknown, index: number): CoachInFile {
  const name = z.object({ name: z.string() }).safeParse(given).data?.name
  const said = `coach ${index + 1}${name ? ` (${name})` : ''}`
  const read = Coach.safeParse(given)
  if (!read.success) throw new Error(`${said}${read.error.issues.map(complaint)[0]}`)
  const { habitSystems, bundles } = read.data
  for (const offers of [habitSystems, bundles]) {
    refuseTwins(offers.map((one) => ({ is: one.name, said: `${said}: ${one.name}` })))
  }
  const lost = bundles.find(({ system }) => system !== null && !habitSystems.some((one) => one.name === system))
  if (lost) throw new Error(`${said}, bundle ${lost.name}: there is no habit system called ${lost.system}`)
  return read.data
}

/** `habitSystems.0.price` is told as "habitSystems 1, price". */
function complaint({ path, message }: z.core.$ZodIssue): string {
  const where = path.map((step) => (typeof step === 'number' ? ` ${step + 1}` : `, ${String(step)}`)).join('')
  return `${where}: ${message}`
}

function refuseTwins(list: readonly { is: string | number; said: string }[]) {
  const twin = list.find(({ is }, at) => list.findIndex((other) => other.is === is) !== at)
  if (twin) throw new Error(`${twin.said} is there twice`)
}
