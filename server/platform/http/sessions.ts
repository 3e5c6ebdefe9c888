import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, ne, sql } from 'drizzle-orm'
import { bigint, pgTable, timestamp } from 'drizzle-orm/pg-core'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { bytea, type Database, type Db } from '#server/platform/database/database.ts'
import type { Needs, UserId } from '#server/platform/services.ts'

const idleDays = 30
const absoluteDays = 180

const sessions = pgTable('sessions', {
  tokenHash: bytea('token_hash').primaryKey(),
  userId: bigint('user_id', { mode: 'number' }).$type<UserId>().notNull(),
  lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull().defaultNow(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
})

/** Makes a new session; only the hash of its token is stored. */
export async function openSession(db: Db, userId: UserId): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = sql`now() + make_interval(days => ${absoluteDays})`
  await db.insert(sessions).values({ tokenHash: hashOf(token), userId, expiresAt })
  return token
}

/**
 * Tells who a token belongs to; null when it is unknown, idle for too long, or over. Every request asks this first, so
 * the question is prepared once.
 */
export function sessionReader(db: Database): (token: string) => Promise<UserId | null> {
  const isFresh = gt(sessions.lastSeenAt, sql`now() - make_interval(days => ${sql.raw(String(idleDays))})`)
  const question = db
    .select({ userId: sessions.userId, isStale: sql<boolean>`${sessions.lastSeenAt} < now() - interval '1 hour'` })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, sql.placeholder('hash')), gt(sessions.expiresAt, sql`now()`), isFresh))
    .prepare('session')
  return async (token) => {
    const [session] = await question.execute({ hash: hashOf(token) })
    // Once an hour is enough to know that it is in use; a write with every request is not.
    if (session?.isStale) await touch(db, token)
    return session?.userId ?? null
  }
}

async function touch(db: Db, token: string) {
  await db
    .update(sessions)
    .set({ lastSeenAt: sql`now()` })
    .where(eq(sessions.tokenHash, hashOf(token)))
}

export async function closeSession(db: Db, token: string) {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashOf(token)))
}

export async function closeOtherSessions(db: Db, userId: UserId, token: string) {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, hashOf(token))))
}

type Secure = Needs<'config'>

export function sessionToken(request: FastifyRequest, { config }: Secure): string | undefined {
  return request.cookies[cookieName(config.publicUrl)]
}

export function setSessionCookie(reply: FastifyReply, { config }: Secure, token: string) {
  reply.setCookie(cookieName(config.publicUrl), token, {
    ...cookieOptions(config.publicUrl),
    maxAge: absoluteDays * 86_400,
  })
}

export function clearSessionCookie(reply: FastifyReply, { config }: Secure) {
  reply.clearCookie(cookieName(config.publicUrl), cookieOptions(config.publicUrl))
}

const isSecure = (publicUrl: string) => publicUrl.startsWith('https:')

export const cookieName = (publicUrl: string) => (isSecure(publicUrl) ? '__Host-session' : 'session')

function cookieOptions(publicUrl: string) {
  return { httpOnly: true, sameSite: 'lax', secure: isSecure(publicUrl), path: '/' } as const
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
