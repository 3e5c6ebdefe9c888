import { desc, eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { bigint, boolean, integer, pgTable, real, text, timestamp } from 'drizzle-orm/pg-core'
import Fastify from 'fastify'
import pg from 'pg'

/**
 * The floor of a list: Fastify, Drizzle and PostgreSQL with the same JSON, and nothing else: no session, no sealing, no
 * schema. Run as a process with PORT and CONNECTION (JSON).
 */
const plain = pgTable('bench_entries', {
  id: bigint('id', { mode: 'number' }).primaryKey(),
  userId: bigint('user_id', { mode: 'number' }).notNull(),
  title: text('title').notNull(),
  content: text('content').notNull(),
  transcription: text('transcription'),
  moodScore: real('mood_score'),
  sentiment: text('sentiment').notNull(),
  themes: text('themes').array().notNull(),
  wordCount: integer('word_count').notNull(),
  callDuration: integer('call_duration'),
  source: text('source').notNull(),
  isArtifact: boolean('is_artifact').notNull(),
  speakingAsPartId: bigint('speaking_as_part_id', { mode: 'number' }),
  visibility: text('visibility').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

const db = drizzle(new pg.Pool({ ...JSON.parse(process.env.CONNECTION ?? '{}'), max: 20 }))
const http = Fastify()
http.get<{ Params: { userId: string } }>('/:userId', ({ params }) =>
  db
    .select()
    .from(plain)
    .where(eq(plain.userId, Number(params.userId)))
    .orderBy(desc(plain.createdAt), desc(plain.id))
    .limit(100),
)
await http.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
process.stdout.write('ready\n')
process.on('SIGTERM', () => process.exit(0))
