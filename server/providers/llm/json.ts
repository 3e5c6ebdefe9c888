import type { z } from 'zod'

/** What a model sent as JSON, also where it put it into a fence or a sentence around it. Null where it is not that. */
export function readAs<Schema extends z.ZodType>(schema: Schema, text: string): { value: z.output<Schema> } | null {
  const json = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)
  const read = schema.safeParse(parsed(json))
  return read.success ? { value: read.data } : null
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
