import { exercise, food, health, sleep } from './body.ts'
import { faith, home, outdoors, plans, play, school, work } from './days.ts'
import { gratitude, joy, love, pride } from './gladness.ts'
import { illness, lonely, loss, parting, sadness } from './heavy.ts'
import { children, family, friends, pets } from './people.ts'
import { conflict, money, tiredness, worry } from './strain.ts'
import type { Topic } from './topic.ts'

const all: readonly Topic[] = [
  loss, parting, illness, lonely, sadness, conflict, worry, money, tiredness, health, pride, joy, gratitude, love,
  family, children, friends, pets, work, school, plans, faith, sleep, food, exercise, home, play, outdoors,
]

export const sadTopics: readonly Topic[] = [loss, parting, illness, lonely, sadness]

/** The topics touched, the heaviest first. */
export function topicsIn(words: string): Topic[] {
  const straight = words.replace(/[’‘]/g, "'")
  return all.filter(({ hint }) => hint.test(straight)).sort((one, other) => other.weight - one.weight)
}
