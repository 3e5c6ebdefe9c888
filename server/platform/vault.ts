import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'
import { eq } from 'drizzle-orm'
import { bigint, pgTable } from 'drizzle-orm/pg-core'
import { bytea, type Db } from './database/database.ts'
import type { UserId } from './services.ts'

/**
 * Each person has a data key (AES-256-GCM), wrapped by the host's ENCRYPTION_KEY. Sealed bytes are
 * version (1) · nonce (12) · ciphertext · tag (16), bound to their place as associated data: copied to another row,
 * column or person, they do not open.
 */
export type Vault = {
  /** Makes the person's key; once, in the transaction that makes the person. */
  createKey(db: Db, userId: UserId): Promise<void>
  safeOf(db: Db, userId: UserId): Promise<Safe>
  /** False once the account is deleted, whichever process deleted it. */
  hasKey(db: Db, userId: UserId): Promise<boolean>
  /** Without the key nothing of the person opens any more, here or in what is left of the rows on a disk. */
  destroyKey(db: Db, userId: UserId): Promise<void>
  /** Once the destruction is committed. Other processes let go of the key within five minutes. */
  forget(userId: UserId): void
  /** For words that belong to nobody with an account; the host's own key opens them. */
  ofHost: Safe
  /** The same words always give the same mark, and without the host's key no mark gives its words, however few there are. */
  mark(words: string): string
}

export type Safe = {
  seal(place: Place, words: string): Buffer
  /** Throws when the bytes were altered, moved, or belong to somebody else. */
  open(place: Place, sealed: Buffer): string
  sealBytes(place: Place, bytes: Buffer): Buffer
  openBytes(place: Place, sealed: Buffer): Buffer
  /** A whole number below 2^48: the same words always give the same, and without the key none gives its words. */
  mark(words: string): number
}

/** `table.column/row`, e.g. `journal_entries.words/17`. */
export type Place = `${string}.${string}/${string | number}`

const dataKeys = pgTable('data_keys', {
  userId: bigint('user_id', { mode: 'number' }).$type<UserId>().primaryKey(),
  wrapped: bytea('wrapped').notNull(),
})

const version = 1
const rememberedKeys = 10_000
const rememberMs = 5 * 60_000

export function createVault(key: Buffer): Vault {
  const hostKey = createSecretKey(key)
  // Keys of their own, so that no key ever does two things.
  const keyFor = (purpose: string) => createSecretKey(Buffer.from(hkdfSync('sha256', key, '', purpose, 32)))
  const [wordsKey, markKey] = [keyFor('words of the host'), keyFor('marks of the host')]
  const remembered = new Map<UserId, Safe>()

  function remember(userId: UserId, dataKey: KeyObject): Safe {
    const safe = safeWith(dataKey)
    const oldest = remembered.keys().next()
    if (remembered.size >= rememberedKeys && !oldest.done) remembered.delete(oldest.value)
    remembered.set(userId, safe)
    setTimeout(() => remembered.get(userId) === safe && remembered.delete(userId), rememberMs).unref()
    return safe
  }

  return {
    async createKey(db, userId) {
      const wrapped = sealBytes(hostKey, keyPlace(userId), randomBytes(32))
      await db.insert(dataKeys).values({ userId, wrapped })
    },
    async safeOf(db, userId) {
      const known = remembered.get(userId)
      if (known) return known
      const [row] = await db.select().from(dataKeys).where(eq(dataKeys.userId, userId))
      if (!row) throw new Error('this person has no data key')
      const decipher = decipherFor(hostKey, keyPlace(userId), row.wrapped)
      const dataKey = Buffer.concat([decipher.update(inside(row.wrapped)), decipher.final()])
      return remember(userId, createSecretKey(dataKey))
    },
    async hasKey(db, userId) {
      const found = await db.select({ userId: dataKeys.userId }).from(dataKeys).where(eq(dataKeys.userId, userId))
      return found.length > 0
    },
    async destroyKey(db, userId) {
      await db.delete(dataKeys).where(eq(dataKeys.userId, userId))
    },
    forget: (userId) => void remembered.delete(userId),
    ofHost: safeWith(wordsKey),
    mark: (words) => createHmac('sha256', markKey).update(words).digest('base64url'),
  }
}

function safeWith(key: KeyObject): Safe {
  let markKey: KeyObject | null = null
  function openBytes(place: Place, sealed: Buffer): Buffer {
    const decipher = decipherFor(key, place, sealed)
    const bytes = decipher.update(inside(sealed))
    // Ends nothing in this mode but checks the tag; no word leaves before.
    decipher.final()
    return bytes
  }
  return {
    seal: (place, words) => sealBytes(key, place, Buffer.from(words, 'utf8')),
    open: (place, sealed) => openBytes(place, sealed).toString('utf8'),
    sealBytes: (place, bytes) => sealBytes(key, place, bytes),
    openBytes,
    mark(words) {
      // Of its own, so that no key ever does two things.
      markKey ??= createSecretKey(Buffer.from(hkdfSync('sha256', key, '', 'marks of a person', 32)))
      return createHmac('sha256', markKey).update(words).digest().readUIntBE(0, 6)
    },
  }
}

const keyPlace = (userId: UserId): Place => `data_keys.wrapped/${userId}`

function sealBytes(key: KeyObject, place: Place, plain: Buffer): Buffer {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place))
  return Buffer.concat([Buffer.of(version), nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}

function decipherFor(key: KeyObject, place: Place, sealed: Buffer) {
  if (sealed[0] !== version || sealed.length < 29) throw new Error('sealed bytes of an unknown kind')
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(1, 13))
  return decipher.setAAD(Buffer.from(place)).setAuthTag(sealed.subarray(-16))
}

const inside = (sealed: Buffer) => sealed.subarray(13, -16)
