import { mirroredTone } from '#server/dialogue/guide/tone.ts'
import type { Voice } from '#server/dialogue/voice.ts'
import { read } from '#server/language/read.ts'

/** Who is talking with whom, and when. */
export type Speaker = {
  /** The person's first name. */
  name: string
  companion: string
  voice: Voice
  /** Of the person's own day, 0–23. */
  hour: number
  /** How many messages there were: not the same words each time. */
  turn: number
}

export const canAnswer =
  'I can look up when you last saw somebody, how often something came up, what you wrote about it, how a week or a month went, what went with your good days, and what is left open.'

export const greeting = (speaker: Speaker) => said(speaker.voice.greetings[partOfDay(speaker.hour)], speaker)

/** A coach with questions of its own begins with one of them, as it would on the phone. */
export function greetingAsked(speaker: Speaker): string {
  const { morning, later } = speaker.voice.openings
  const questions = Object.values(partOfDay(speaker.hour) === 'morning' ? morning : later)
  return questions.length > 0 ? `${greeting(speaker)} ${said(questions, speaker)}` : greeting(speaker)
}
export const farewell = (speaker: Speaker) =>
  said(speaker.hour >= 21 || speaker.hour < 5 ? speaker.voice.farewells.night : speaker.voice.farewells.light, speaker)
/** That somebody listens, in the manner of the coach; where what was told plainly leans one way, its sign for that. */
export function listening(speaker: Speaker, told: string): string {
  const tone = mirroredTone({ said: told, doc: read(told) })
  const { listening: continuers, signs } = speaker.voice
  return said(tone ? signs[tone] : continuers.filter((words) => words.length >= fewestLetters), speaker)
}

/** "Mm-hm." is for the ear. */
const fewestLetters = 8

/** A coach that was chosen begins a talk as it would on the phone, and says that it is an AI. */
export function opening(speaker: Speaker): string {
  const sentences = greeting(speaker).split(/(?<=[.!?]) /)
  const told = sentences.findIndex((sentence) => /\bAI\b/.test(sentence))
  return sentences.slice(0, told + 1).join(' ')
}

export const welcome = () => 'You’re welcome. I’m here when there is more.'
export const identity = ({ companion }: Speaker) =>
  `I’m ${companion}, an AI: a program, not a person. I answer from what you wrote, and nobody reads along.`
export const privacy = () =>
  'I know your entries, habits, goals and lists, and what was typed in this talk; I read them anew with each question. Where a language model is allowed, your settings show word for word what was sent to it.'
export const abilities = () => canAnswer
export const otherWork = () => `That is not something I do. I know your journal and what you tell me here. ${canAnswer}`

/** Said in full once; whoever goes on is told how they can be answered. */
export const otherLanguage = (isFirst: boolean) =>
  isFirst
    ? 'I’m sorry, I only understand English. What you wrote is kept as it is; asked in English, I can look things up for you.'
    : 'Still only English here, I’m sorry. Your words are kept.'

function partOfDay(hour: number): keyof Voice['greetings'] {
  if (hour < 5) return 'night'
  if (hour < 12) return 'morning'
  if (hour < 17) return 'afternoon'
  return hour < 22 ? 'evening' : 'night'
}

function said(options: readonly string[], { name, companion, turn }: Speaker): string {
  const chosen = options[turn % options.length] ?? ''
  return chosen.replaceAll('{name}', name).replaceAll('{companion}', companion)
}
