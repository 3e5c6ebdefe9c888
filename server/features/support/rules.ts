import type { SupportRequest } from './queries.ts'

/** A request as the host reads it in a terminal. */
export function asText({ id, createdAt, priority, category, name, email, subject, message }: SupportRequest): string {
  const when = createdAt.toISOString().slice(0, 16).replace('T', ' ')
  const lines = [`#${id} · ${when} UTC · ${priority} · ${category}`, `${name} <${email}>`, subject, '', message]
  return lines.map(harmless).join('\n')
}

/** Anybody may write here, and a terminal obeys control characters: only line breaks stay. */
function harmless(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/(?!\n)[\p{Cc}\p{Bidi_Control}]/gu, '')
}
