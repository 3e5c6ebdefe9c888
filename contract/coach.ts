import { z } from 'zod'
import { Day, endpoint, Id, Instant, Nothing, OwnPath, PathId } from './endpoint.ts'
import { ProblemBody } from './problems.ts'

/** Where an answer comes from: an entry, and words that stand in it just so. */
export const Citation = z.object({ entryId: Id, day: Day, title: z.string(), quote: z.string() })
export type Citation = z.infer<typeof Citation>

const Answer = {
  recommendations: z.array(z.string()),
  insights: z.array(z.string()),
  citations: z.array(Citation),
}

export const CoachMessage = z.object({
  id: Id,
  role: z.enum(['user', 'assistant']),
  /** Who answered; null for what the person said. */
  coach: z.string().nullable(),
  content: z.string(),
  ...Answer,
  /** The language model whose words these are; null for the built-in ones and for the person's own. */
  wordedBy: z.string().nullable(),
  ending: z.enum(['whole', 'stopped', 'broken-off']),
  /** Said because danger was heard, and the person has not said that it was not meant. */
  isCare: z.boolean(),
  createdAt: Instant,
})
export type CoachMessage = z.infer<typeof CoachMessage>

export const NewMessage = z.object({
  message: z
    .string('Please write something first')
    .trim()
    .min(1, 'Please write something first')
    .max(4000, 'Please keep a message under 4000 characters'),
  /** Writes what has been said in this conversation into the journal. */
  saveAsJournalEntry: z.boolean().default(false),
  /** The conversation this belongs to; a new one where none is named. */
  conversationId: Id.nullish(),
  /** A hint from the page. The journal itself is read on the server. */
  context: z
    .object({
      recentEntries: z.array(z.unknown()),
      weeklyAnalyses: z.array(z.unknown()),
      userGoals: z.array(z.unknown()),
      preferences: z.array(z.unknown()),
    })
    .partial()
    .optional(),
})
export type NewMessage = z.infer<typeof NewMessage>

export const CoachAnswer = z.object({
  message: z.string(),
  ...Answer,
  /** The entry this conversation was saved as, when it was saved just now. */
  journalEntryId: Id.nullable(),
  conversationId: Id,
  /** The two messages as they are kept. */
  said: CoachMessage,
  answered: CoachMessage,
})
export type CoachAnswer = z.infer<typeof CoachAnswer>

/**
 * What comes, one event after the other, to whoever asks for `text/event-stream`. `begun` only where a language model is
 * asked: from then on the answer may take a while, and can be stopped by closing the line. What was said by then is kept.
 */
export const AnswerPiece = z.discriminatedUnion('type', [
  z.object({ type: z.literal('begun'), conversationId: Id }),
  /** One sentence, compared with the journal. */
  z.object({ type: z.literal('said'), sentence: z.string() }),
  z.object({ type: z.literal('answered'), answer: CoachAnswer }),
  z.object({ type: z.literal('failed'), problem: ProblemBody }),
])
export type AnswerPiece = z.infer<typeof AnswerPiece>

export const chat = endpoint({
  method: 'POST',
  url: '/api/users/:userId/ai-coach/chat',
  schema: { params: OwnPath, body: NewMessage, response: { 200: CoachAnswer } },
})

export const Conversation = z.object({
  id: Id,
  /** How it began: the person's first words. */
  title: z.string(),
  journalEntryId: Id.nullable(),
  createdAt: Instant,
  lastMessageAt: Instant,
})
export type Conversation = z.infer<typeof Conversation>

const ConversationPath = OwnPath.extend({ conversationId: PathId })

/** The one spoken in last comes first. */
export const listConversations = endpoint({
  method: 'GET',
  url: '/api/users/:userId/ai-coach/conversations',
  schema: { params: OwnPath, response: { 200: z.array(Conversation) } },
})

export const readConversation = endpoint({
  method: 'GET',
  url: '/api/users/:userId/ai-coach/conversations/:conversationId',
  schema: {
    params: ConversationPath,
    response: { 200: Conversation.extend({ messages: z.array(CoachMessage) }) },
  },
})

/** “I’m fine, that was not meant”: the talk, and the entry it was saved as, are as if nothing had been noticed in them. */
export const dismissTalkAlarm = endpoint({
  method: 'DELETE',
  url: '/api/users/:userId/ai-coach/conversations/:conversationId/alarm',
  schema: { params: ConversationPath, response: { 204: Nothing } },
})

/** The entry it was saved as stays in the journal. */
export const removeConversation = endpoint({
  method: 'DELETE',
  url: '/api/users/:userId/ai-coach/conversations/:conversationId',
  schema: { params: ConversationPath, response: { 204: Nothing } },
})
