import { z } from 'zod'
import { entry, fullPrompt, ledTurn, toolCall } from './prompts.ts'

const header = /^(?:reflect|ask|listen|answer|repair|offer-close) · (\p{L}+) · end=(?:yes|no) · mood=(?:-|\d{1,2})$/u
const mostWords = 45

export const DraftedEntry = z.object({
  title: z.string().min(1),
  paragraphs: z.array(z.string().min(1)).min(1),
  themes: z.array(z.string()),
})
export type DraftedEntry = z.infer<typeof DraftedEntry>

/** The words after the header; null while they have not begun. */
export function spokenOf(text: string): string | null {
  const at = text.indexOf('\n')
  return at < 0 ? null : text.slice(at + 1).trim()
}

/** What is wrong with a turn of a call; null where nothing is. */
export function turnFault(text: string): string | null {
  const [first = ''] = text.trim().split('\n')
  if (!header.test(first.trim())) return 'no header in its first line'
  const spoken = spokenOf(text.trim()) ?? ''
  const words = spoken.split(/\s+/).filter((word) => word !== '')
  if (words.length < 2) return 'nothing to be spoken after the header'
  if (words.length > mostWords) return `${words.length} words, ${mostWords} are the most`
  if (spoken.split('?').length > 2) return 'more than one question'
  if (!mentions(spoken, ledTurn.takesUp)) return 'nothing taken up of what was told'
  return invented(spoken, ledTurn.messages.map(({ content }) => content).join(' '))
}

export function entryFault({ title, paragraphs, themes }: DraftedEntry): string | null {
  const text = paragraphs.join('\n')
  const missing = entry.told.filter((word) => !mentions(`${title} ${text}`, [word]))
  if (!/\bI\b/.test(text)) return 'not told as “I”'
  if (missing.length > entry.told.length / 4) return `left out: ${missing.join(', ')}`
  if (mentions(text, entry.machinery)) return 'the call itself is in the entry'
  if (themes.length < 1) return 'no themes'
  return invented(text, entry.talk)
}

export function toolFault(calls: number, answer: string): string | null {
  if (calls === 0) return 'it looked nothing up'
  return mentions(answer, toolCall.answerHas) ? null : 'the answer is not what was found'
}

export function promptFault(answer: string): string | null {
  const lost = fullPrompt.words.filter((word) => !mentions(answer, [word]))
  return lost.length === 0 ? null : `lost from the prompt: ${lost.join(' and ')}`
}

const mentions = (text: string, some: readonly string[]) => some.some((word) => text.toLowerCase().includes(word))

/** Names inside of a sentence that nobody told. */
function invented(text: string, told: string): string | null {
  const known = told.toLowerCase()
  const names = [...text.matchAll(/(?<=[\p{L},] )\p{Lu}\p{L}+/gu)].map(([name]) => name)
  const made = names.find((name) => !known.includes(name.toLowerCase()))
  return made ? `a name that nobody told: ${made}` : null
}
