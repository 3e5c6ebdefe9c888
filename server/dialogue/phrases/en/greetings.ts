import type { Voice } from '../../voice.ts'

/** `{name}` is the person's, `{companion}` ours. Each says that an AI is speaking. */
const morning = [
  'Good morning, {name}. It’s {companion}, your AI companion.',
  'Morning, {name}. {companion} here, the AI that keeps your journal with you.',
]
const afternoon = [
  'Good afternoon, {name}. It’s {companion}, your AI companion.',
  'Hi {name}, it’s {companion}, the AI that keeps your journal with you.',
]
const evening = [
  'Good evening, {name}. It’s {companion}, your AI companion.',
  'Hi {name}, {companion} here, your AI companion for the end of the day.',
  'Good evening, {name}. {companion} here, the AI that keeps your journal with you.',
]
const night = [
  'Hi {name}, it’s {companion}, your AI companion. It’s late, so no hurry.',
  'Hello {name}. {companion} here, your AI companion, at a quiet hour.',
]

/** For whoever has just said that it is them, and knows by now that an AI is calling. */
export const met = {
  morning: ['Good morning, {name}. It’s {companion}.', 'Morning, {name}. {companion} here.'],
  afternoon: ['Good afternoon, {name}. It’s {companion}.', 'Hi {name}, {companion} here.'],
  evening: ['Good evening, {name}. It’s {companion}.', 'Hi {name}, it’s {companion}.'],
  night: ['Hello {name}. It’s {companion}. It’s late, so no hurry.', 'Hi {name}, {companion} here, at a quiet hour.'],
}

/** For whoever spoke before the greeting had said it. */
export const introduction = 'It’s {companion}, your AI companion.'

export const greetings: Voice['greetings'] = { morning, afternoon, evening, night }

export function greetingsAt(
  hour: number,
  { morning, afternoon, evening, night }: Voice['greetings'],
): readonly string[] {
  if (hour >= 4 && hour < 12) return morning
  if (hour >= 12 && hour < 18) return afternoon
  return hour >= 18 && hour < 22 ? evening : night
}
