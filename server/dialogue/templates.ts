import type { Conversation, Reply } from './state.ts'
import { wordsIn } from './turn-taking/speech-activity.ts'
import type { Intent } from './turns.ts'
import { freshWords } from './variety.ts'

const mostWords = 30

/** Fills in names; what the person is called is never guessed, so `{name}` is theirs as they wrote it. */
export function fill(words: string, call: Conversation, more: Readonly<Record<string, string>> = {}): string {
  const { name, companion } = call.opening
  const values: Record<string, string> = { name, companion, ...more }
  const filled = words.replace(/\{(\w+)\}/g, (slot, key: string) => values[key] ?? slot)
  return filled.charAt(0).toUpperCase() + filled.slice(1)
}

/** What comes before is left out where the whole would be more than can be listened to. */
export function together(lead: string, words: string): string {
  const whole = `${lead} ${words}`.trim()
  return wordsIn(whole) <= mostWords ? whole : words
}

const ofTheTelephone = /\bhang up\b|\bon the line\b|\bput (?:it|the phone) down\b|\bstay on\b|\bhash\b/

/** Of these words the ones that fit where the talk takes place. */
export function fitting(options: readonly string[], { opening }: Conversation): readonly string[] {
  return opening.isTyped ? options.filter((words) => !ofTheTelephone.test(words)) : options
}

export function oneOf(
  options: readonly string[],
  call: Conversation,
  intent: Intent,
  more?: Record<string, string>,
): Reply {
  const filled = fitting(options, call).map((words) => fill(words, call, more))
  return { words: freshWords(filled, call, intent.does), intent }
}
