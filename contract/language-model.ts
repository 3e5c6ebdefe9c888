import { z } from 'zod'
import { endpoint, Id, Instant, OwnPath, PathId } from './endpoint.ts'

/** Where words go, as the host has set it up. */
const LanguageModel = z.object({ host: z.string(), model: z.string() })

/** One text that left for a language model. */
export const SentText = LanguageModel.extend({
  id: Id,
  purpose: z.enum(['coach', 'analysis', 'call', 'opening', 'reminders', 'prompts', 'danger', 'danger-entry']),
  /** The entries whose words were in it. */
  entryIds: z.array(Id),
  /** Null while the answer is on its way, or when nobody was there to hear it. */
  outcome: z.enum(['answered', 'failed', 'stopped']).nullable(),
  /** As the model counted them; null where it told nothing. */
  tokensIn: z.int().nonnegative().nullable(),
  tokensOut: z.int().nonnegative().nullable(),
  /** False once something that was in the text has been deleted: then the text is gone as well. */
  isKept: z.boolean(),
  sentAt: Instant,
})
export type SentText = z.infer<typeof SentText>

/** What a person may let a model have: words of theirs, and a second opinion on whether they are in danger. */
export const ConsentAbout = z.enum(['journal', 'danger'])
export type ConsentAbout = z.infer<typeof ConsentAbout>

/** Which model words may go to now, if any (`isOwn`: in the network of whoever runs this server), and what was sent in the last thirty days, the latest first. */
export const Sending = z.object({
  current: LanguageModel.extend({ isOwn: z.boolean() }).nullable(),
  /** Since when the person lets the current host have each; null where they do not. */
  allowedSince: z.object({ journal: Instant.nullable(), danger: Instant.nullable() }),
  /** Why an earlier consent does not count: it was for other words, or for another host. */
  askedAgain: z.enum(['words', 'host']).nullable(),
  sent: z.array(SentText),
})
export type Sending = z.infer<typeof Sending>

export const listSent = endpoint({
  method: 'GET',
  url: '/api/users/:userId/language-model',
  schema: { params: OwnPath, response: { 200: Sending } },
})

/** The version of the words and the host as the person saw them when they agreed. */
export const SeenConsent = z.object({ version: z.string().max(40), host: z.string().max(300) })
export type SeenConsent = z.infer<typeof SeenConsent>

const ConsentPath = OwnPath.extend({ about: ConsentAbout })

/** From the next word on. 409 `consent_changed` where the words or the host are others by now. */
export const allowModel = endpoint({
  method: 'PUT',
  url: '/api/users/:userId/language-model/consents/:about',
  schema: { params: ConsentPath, body: SeenConsent, response: { 200: Sending } },
})

/** From the next word on. What was sent before stays in the list, and leaves it as it would. */
export const withdrawModel = endpoint({
  method: 'DELETE',
  url: '/api/users/:userId/language-model/consents/:about',
  schema: { params: ConsentPath, response: { 200: Sending } },
})

/** Everything the model was given with one question, word for word. */
export const SentWords = z.object({
  instructions: z.string(),
  /** `tool`: what the model looked up for its answer, as it was given to it. */
  messages: z.array(z.object({ role: z.enum(['user', 'assistant', 'tool']), content: z.string() })),
})
export type SentWords = z.infer<typeof SentWords>

/** 404 where it is not there, or its text no longer is. */
export const readSent = endpoint({
  method: 'GET',
  url: '/api/users/:userId/language-model/sent/:sentId',
  schema: { params: OwnPath.extend({ sentId: PathId }), response: { 200: SentWords } },
})
