import { z } from 'zod'

/** What several features say about text that a person types. */

export function requiredText(message: string, longest: number) {
  return z.string(message).trim().min(1, message).max(longest, `Please keep this under ${longest} characters`)
}

/** Empty is the same as not given. */
export function optionalText(longest: number) {
  return z
    .string()
    .trim()
    .max(longest, `Please keep this under ${longest} characters`)
    .transform((text) => text || null)
    .nullish()
}

const mostLines = 50
const longestLine = 300

/** A list of short lines: trimmed, the empty ones dropped. */
export const Lines = z
  .array(z.string().trim().max(longestLine, `Please keep each line under ${longestLine} characters`))
  .max(mostLines, `Please keep this to ${mostLines} lines`)
  .transform((lines) => lines.filter((line) => line !== ''))
