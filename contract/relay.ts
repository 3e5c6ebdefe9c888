import { z } from 'zod'

/**
 * The frame language of a call, ConversationRelay (Twilio's; Telnyx speaks nearly the same), one JSON object a frame.
 * A carrier connects to us and is the phone; our own page does the same, so both are told apart nowhere.
 */

/** From the phone to us. Unknown types and fields are ignored, as the protocol asks. */
export const PhoneFrame = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('setup'),
    sessionId: z.string().max(200),
    callSid: z.string().max(200),
    /** A carrier sends along what else it was given. Without our token, it is nobody's call. */
    customParameters: z.object({ token: z.string().max(200).default('') }).default({ token: '' }),
  }),
  z.object({
    type: z.literal('prompt'),
    voicePrompt: z.string(),
    lang: z.string().optional(),
    /** Carriers that send no partial results leave it out. */
    last: z.boolean().default(true),
  }),
  z.object({ type: z.literal('dtmf'), digit: z.string().regex(/^[0-9*#A-D]$/) }),
  z.object({
    type: z.literal('interrupt'),
    utteranceUntilInterrupt: z.string(),
    /** A number, a numeral or a decimal, depending on the carrier. */
    durationUntilInterruptMs: z.coerce.number().optional(),
  }),
  z.object({ type: z.literal('info'), name: z.string(), value: z.coerce.string().optional() }),
  z.object({ type: z.literal('error'), description: z.string().optional() }),
])
export type PhoneFrame = z.infer<typeof PhoneFrame>
/** As it is written on the wire: what may be left out is optional. */
export type PhoneFrameText = z.input<typeof PhoneFrame>

/** From us to the phone. */
export const RelayFrame = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('text'),
    token: z.string(),
    last: z.boolean(),
    interruptible: z.boolean().optional(),
    /** Newer words take the place of what of these is still unsaid. */
    preemptible: z.boolean().optional(),
  }),
  z.object({ type: z.literal('end'), handoffData: z.string().optional() }),
])
export type RelayFrame = z.infer<typeof RelayFrame>

/** Where a phone connects, with `?call=<id>` absent on purpose: the setup frame's token says which call it is. */
export const relayPath = '/relay'
