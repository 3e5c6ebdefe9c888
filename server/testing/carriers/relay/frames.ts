import { z } from 'zod'
import type { CarrierName } from '../vendor.ts'

/** Written from the carriers' documents, not from our own contract, so that each checks the other. */
const interruption = z.union([z.boolean(), z.enum(['none', 'dtmf', 'speech', 'any'])])
const language = z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,4})*$|^multi$/)

const play = z.strictObject({
  type: z.literal('play'),
  source: z.url({ protocol: /^https?$/ }),
  loop: z.number().int().min(0).max(1000).optional(),
  preemptible: z.boolean().optional(),
  interruptible: interruption.optional(),
})
const languageChange = z
  .strictObject({
    type: z.literal('language'),
    ttsLanguage: language.optional(),
    transcriptionLanguage: language.optional(),
  })
  .refine((frame) => frame.ttsLanguage ?? frame.transcriptionLanguage, 'needs a language')
const end = z.strictObject({ type: z.literal('end'), handoffData: z.string().optional() })
const text = {
  type: z.literal('text'),
  token: z.string(),
  last: z.boolean().optional(),
  lang: language.optional(),
  interruptible: interruption.optional(),
}
const digits = (allowed: RegExp) =>
  z.strictObject({ type: z.literal('sendDigits'), digits: z.string().min(1).regex(allowed) })

const twilio = z.discriminatedUnion('type', [
  z.strictObject({ ...text, preemptible: z.boolean().optional() }),
  play,
  digits(/^[0-9w#*]+$/),
  languageChange,
  end,
  z.strictObject({
    type: z.literal('config'),
    interruptible: interruption.optional(),
    preemptible: z.boolean().optional(),
    dtmfDetection: z.boolean().optional(),
    reportInputDuringAgentSpeech: z.enum(['none', 'dtmf', 'speech', 'any']).optional(),
    partialPrompts: z.boolean().optional(),
    speechTimeout: z.union([z.literal('auto'), z.number().int().min(600).max(5000)]).optional(),
    echoPromptFiltering: z.boolean().optional(),
    interruptSensitivity: z.enum(['low', 'medium', 'high']).optional(),
    ignoreBackchannel: z.boolean().optional(),
    profanityFilter: z.boolean().optional(),
    eotThreshold: z.number().min(0.5).max(0.9).optional(),
  }),
  z.strictObject({ type: z.literal('hints'), hints: z.string() }),
])
export type AppFrame = z.infer<typeof twilio>

/** Telnyx documents five frames, and nothing that takes words back. */
const telnyx = z.discriminatedUnion('type', [
  z.strictObject(text),
  play.omit({ preemptible: true }),
  digits(/^[0-9A-DwW#*]+$/),
  languageChange,
  end,
])

/** `error` is what the carrier says about it; what was said stays out of that. */
export function readFrame(data: string, carrier: CarrierName): { frame: AppFrame } | { error: string } {
  let json: unknown
  try {
    json = JSON.parse(data)
  } catch {
    return { error: 'Invalid message: not JSON' }
  }
  const read = (carrier === 'twilio' ? twilio : telnyx).safeParse(json)
  if (read.success) return { frame: read.data }
  const [issue] = read.error.issues
  const where = issue?.path.join('.')
  return { error: `Invalid message: ${where ? `${where}: ` : ''}${issue?.message}` }
}
