import { z } from 'zod'
import { Day, endpoint, Id, Instant, Nothing, OwnPath, PathId } from './endpoint.ts'
import { Source } from './journal.ts'
import { requiredText } from './words.ts'

const mostLetters = 140
const About = requiredText('Please say what it is about', mostLetters)

/** The words something was understood from, exactly as they stand in the entry. */
const MemorySource = z.object({ entryId: Id, writtenOn: Day, source: Source, quote: z.string() })
export type MemorySource = z.infer<typeof MemorySource>

/**
 * What a person has to say about what is remembered. `correct`: this is how it is. `forget`: not this again. `never`:
 * nothing in which these words stand is brought up by the companion, the reminders or the prompts.
 */
export const NewMemoryNote = z.discriminatedUnion('does', [
  z.object({
    does: z.literal('correct'),
    about: About,
    /** Where it is something announced in an entry; without it, it is a person. */
    entryId: Id.nullish(),
    words: requiredText('Please say how it is', mostLetters),
  }),
  z.object({ does: z.literal('forget'), about: About, entryId: Id }),
  z.object({ does: z.literal('never'), about: About }),
])
export type NewMemoryNote = z.infer<typeof NewMemoryNote>

export const MemoryNote = z.object({
  id: Id,
  does: z.enum(['correct', 'forget', 'never']),
  about: z.string(),
  entryId: Id.nullable(),
  words: z.string().nullable(),
  createdAt: Instant,
})
export type MemoryNote = z.infer<typeof MemoryNote>

export const RememberedPerson = z.object({
  /** As the companion calls them: "Dana", "your sister". */
  called: z.string(),
  mentions: z.int().positive(),
  /** The newest mentions. */
  sources: z.array(MemorySource),
  correction: MemoryNote.nullable(),
})
export type RememberedPerson = z.infer<typeof RememberedPerson>

export const RememberedThread = MemorySource.extend({
  /** The day it is for, where it names one. */
  on: Day.nullable(),
  correction: MemoryNote.nullable(),
})
export type RememberedThread = z.infer<typeof RememberedThread>

/** Read from the entries of the last three weeks each time, so that nothing outlives the entry it came from. */
export const Memory = z.object({
  isOn: z.boolean(),
  people: z.array(RememberedPerson),
  threads: z.array(RememberedThread),
  /** What the companion asked about on the last calls, newest first. */
  asked: z.array(z.object({ callId: Id, words: z.string(), at: Instant })),
  notes: z.array(MemoryNote),
})
export type Memory = z.infer<typeof Memory>

export const readMemory = endpoint({
  method: 'GET',
  url: '/api/users/:userId/memory',
  schema: { params: OwnPath, response: { 200: Memory } },
})

/** Switched off, nothing of what was written is brought up on a call. */
export const switchMemory = endpoint({
  method: 'PUT',
  url: '/api/users/:userId/memory',
  schema: { params: OwnPath, body: z.object({ isOn: z.boolean() }), response: { 200: Memory } },
})

/** A second note on the same thing takes the place of the first. */
export const noteMemory = endpoint({
  method: 'POST',
  url: '/api/users/:userId/memory/notes',
  schema: { params: OwnPath, body: NewMemoryNote, response: { 201: MemoryNote } },
})

export const takeBackMemoryNote = endpoint({
  method: 'DELETE',
  url: '/api/users/:userId/memory/notes/:noteId',
  schema: { params: OwnPath.extend({ noteId: PathId }), response: { 204: Nothing } },
})
