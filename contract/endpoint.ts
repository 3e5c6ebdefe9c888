import { z } from 'zod'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

type Schema = {
  params?: z.ZodType
  querystring?: z.ZodType
  body?: z.ZodType
  response: Record<number, z.ZodType>
}

export type Endpoint = { method: Method; url: string; schema: Schema }

/** An endpoint is a Fastify route without its handler: the server spreads it, the web calls it. */
export function endpoint<const E extends Endpoint>(description: E): E {
  return description
}

export const Id = z.int().positive()

/** An id inside a path or a query, where everything is text. */
export const PathId = z.codec(z.string().regex(/^[1-9]\d{0,15}$/, 'That address is not valid'), Id, {
  decode: Number,
  encode: String,
})

/** A moment in time: a Date in code, ISO 8601 on the wire. */
export const Instant = z.codec(z.iso.datetime(), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
})

/** A calendar day of the person's own, yyyy-MM-dd. No calendar here has a year 0. */
export const Day = z.iso.date('Please choose a day.').refine((day) => day >= '0001', 'Please choose a day.')

export const OwnPath = z.object({ userId: PathId })

/** `limit` is clamped, never refused; `before` is the id of the last row already seen. */
export const PageQuery = z.object({
  limit: z.coerce
    .number()
    .catch(100)
    .transform((limit) => Math.min(100, Math.max(1, Math.floor(limit))))
    .default(100),
  before: PathId.optional(),
})
export type PageQuery = z.infer<typeof PageQuery>

export const Nothing = z.undefined()
