import { ordersAModel } from '#server/grounding/orders.ts'
import { withoutContacts } from './private.ts'

/** What a model knows of a person beside the talk, frozen when the call begins. Days are in words, as they are to be said. */
export type Card = {
  name: string
  companion: string
  /** The coach’s character. */
  character: string
  today: string
  people: readonly { called: string; who: string }[]
  threads: readonly { words: string; day: string }[]
  /** The last entries, in a line each. */
  entries: readonly { id: number; day: string; line: string }[]
  /** Questions of the last two days. */
  asked: readonly string[]
  mood: { score: number; day: string } | null
  goals: readonly string[]
  habits: readonly string[]
  preferences: string
}

const most = { people: 12, threads: 8, entries: 3, asked: 10, goals: 4, habits: 6 } as const
const longestLine = 220

/** What may be known: a line each. `isAllowed` says whether a line may be brought up. */
export function linesOf(card: Card, isAllowed: (line: string) => boolean = () => true): string[] {
  const { today, people, threads, entries, mood, goals, habits, preferences } = card
  const lines = [
    `Today is ${today}. You talk with ${card.name}.`,
    ...people.slice(0, most.people).map(({ called, who }) => `${called}: ${who}`),
    ...threads.slice(0, most.threads).map(({ words, day }) => `Still open, ${day}: ${words}`),
    ...entries.slice(0, most.entries).map(({ day, line }) => `Journal, ${day}: ${line}`),
    ...(mood ? [`Last mood: ${mood.score} of 10, ${mood.day}.`] : []),
    ...goals.slice(0, most.goals).map((goal) => `Goal: ${goal}`),
    ...habits.slice(0, most.habits).map((habit) => `Habit today: ${habit}`),
    ...(preferences === '' ? [] : [`How they like to be talked with: ${preferences}`]),
  ]
  return lines.map(asLine).filter((line) => isAllowed(line) && !ordersAModel(line))
}

/** Questions that are not to be asked again. */
export const askedOf = ({ asked }: Card) => asked.slice(-most.asked).map(asLine)

const asLine = (words: string) => withoutContacts(words.replace(/\s+/g, ' ').trim()).slice(0, longestLine)
