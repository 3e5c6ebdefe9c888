import { exercise, food, health, sleep } from './body.ts'
import { faith, home, outdoors, plans, play, school, work } from './days.ts'
import { gratitude, joy, love, pride } from './gladness.ts'
import { illness, lonely, loss, missing, parting, sadness } from './heavy.ts'
import { children, family, friends, pets } from './people.ts'
import { conflict, money, tiredness, worry } from './strain.ts'
import type { Topic } from './topic.ts'

const all: readonly Topic[] = [
  loss,
  missing,
  parting,
  illness,
  lonely,
  sadness,
  conflict,
  worry,
  money,
  tiredness,
  health,
  pride,
  joy,
  gratitude,
  love,
  family,
  children,
  friends,
  pets,
  work,
  school,
  plans,
  faith,
  sleep,
  food,
  exercise,
  home,
  play,
  outdoors,
]

/** From this weight on, a topic is stayed with. */
export const heavy = 7

export const sadTopics: readonly Topic[] = [loss, parting, illness, lonely, sadness]

/** Only touched in passing where all the rest was good: "it takes the stress away". */
export const strains: readonly Topic[] = [conflict, worry, tiredness]

export const gladTopics: readonly Topic[] = [pride, joy, gratitude]

const byName = new Map(all.map((topic) => [topic.name, topic]))

export const topicNamed = (name: string) => byName.get(name) ?? null

/** The topics touched: the heaviest first, then in the order they came up. */
export function topicsIn(words: string): Topic[] {
  const straight = words.replace(/[’‘]/g, "'")
  return all
    .map((topic) => ({ topic, at: straight.search(topic.hint) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => other.topic.weight - one.topic.weight || one.at - other.at)
    .map(({ topic }) => topic)
}
