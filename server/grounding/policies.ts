import { form, grounds, type Rule, style } from './rules.ts'

/**
 * What is looked for, in this order; the first fault of a sentence is its fault.
 * `report`: letters, analyses, reminders, prompts. Every word that says something of the person stands in the sources.
 * `chat`: a coach's answer. Claims are checked by anchors and rest on an entry for the most part; advice is free.
 * `spoken`: a turn of a call. Only anchors are looked for; everything else is free.
 * `entry`: a drafted entry. Every sentence names the turns it rests on.
 */
export const policies = {
  report: [
    ...[form.typed, style.harm, style.forbidden, grounds.named, grounds.quote],
    ...[style.instructions, style.refusal, style.self, style.causes, style.diagnosis, style.sweeping],
    ...[
      grounds.name,
      grounds.count,
      grounds.date,
      grounds.person,
      grounds.event,
      grounds.retold,
      grounds.borneOut,
      grounds.advice,
    ],
    ...[style.promise, style.dose],
  ],
  chat: [
    ...[form.typed, form.language, style.harm, style.forbidden, grounds.named, grounds.quote],
    ...[style.instructions, style.refusal, style.deed, style.self],
    ...[style.promise, style.dose, style.causes, style.diagnosis, style.sweeping],
    ...[grounds.name, grounds.count, grounds.date, grounds.person, grounds.event, grounds.said, grounds.supported],
  ],
  spoken: [
    ...[form.spoken, form.length, form.questions, form.language, form.repeated, style.harm, style.forbidden],
    ...[style.instructions, style.refusal, style.self, style.promise, style.dose, style.diagnosis, style.sweeping],
    ...[grounds.quote, grounds.name, grounds.number, grounds.date, grounds.person, grounds.event, grounds.said],
  ],
  entry: [
    ...[grounds.resting, form.typed, style.instructions, style.refusal, grounds.quote, grounds.name, grounds.number],
    ...[grounds.date, grounds.person, grounds.event, grounds.ofTurns, grounds.polarity, grounds.doer],
  ],
} as const satisfies Record<string, readonly Rule[]>

export type Policy = keyof typeof policies
