import { bigint, boolean, integer, jsonb, numeric, pgTable, real, text, timestamp } from 'drizzle-orm/pg-core'
import type { HumanCoach } from '#contract/marketplace.ts'

const ownId = () => bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity()
const dollars = (name: string) => numeric(name, { precision: 10, scale: 2, mode: 'number' })

export const humanCoachRows = pgTable('human_coaches', {
  id: ownId(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  bio: text('bio').notNull(),
  specialties: text('specialties').array().notNull(),
  certifications: text('certifications').array().notNull(),
  experience: text('experience').notNull(),
  hourlyRate: integer('hourly_rate').notNull(),
  sessionDuration: integer('session_duration').notNull(),
  availableTimeSlots: jsonb('available_time_slots').$type<HumanCoach['availableTimeSlots']>(),
  profileImage: text('profile_image'),
  contactEmail: text('contact_email'),
  phoneNumber: text('phone_number'),
  languagesSpoken: text('languages_spoken').array().notNull(),
  isVerified: boolean('is_verified').notNull(),
  rating: real('rating').notNull(),
  totalSessions: integer('total_sessions').notNull(),
  isActive: boolean('is_active').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})

const offer = () => ({
  id: ownId(),
  coachId: bigint('coach_id', { mode: 'number' }).notNull(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  price: dollars('price').notNull(),
  duration: text('duration'),
  includes: text('includes').array().notNull(),
  rating: real('rating').notNull(),
  totalPurchases: integer('total_purchases').notNull(),
  isActive: boolean('is_active').notNull(),
})

export const offeredSystems = pgTable('human_coach_habit_systems', {
  ...offer(),
  methodology: text('methodology').notNull(),
})

export const offeredBundles = pgTable('human_coach_bundles', {
  ...offer(),
  originalPrice: dollars('original_price'),
  sessionCount: integer('session_count'),
  systemId: bigint('system_id', { mode: 'number' }),
  isPromoted: boolean('is_promoted').notNull(),
})
