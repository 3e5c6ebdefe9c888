import { isNamed } from '#server/grounding/style/manners.ts'
import { rank } from '#server/language/seeded-order.ts'
import type { Conversation } from '../../state.ts'
import { choose } from '../../variety.ts'
import { voiceOf } from '../../voice.ts'
import { ahead } from './questions/ahead.ts'
import { body } from './questions/body.ts'
import { day } from './questions/day.ts'
import { doing } from './questions/doing.ts'
import { people } from './questions/people.ts'
import { type Area, type Question, questionsOf } from './questions/question.ts'
import { weight } from './questions/weight.ts'

const areas: readonly Area[] = [day, people, doing, body, ahead, weight]

/** Asked of anybody: it takes nothing of what was told for granted, so nothing about it can be wrong. */
export const isAskedOfAnybody = (call: Conversation, id: string | undefined) =>
  [...areas, voiceOf(call)].some(({ name }) => id?.startsWith(`${name}.`))

const isWelcome = ({ opening: { forbidden = [] } }: Conversation, { words }: Question) =>
  !forbidden.some((topic) => isNamed(words, topic))

const isMorning = (hour: number) => hour >= 4 && hour < 12

const ofTheHour = (area: Pick<Area, 'name' | 'morning' | 'later'>, hour: number) =>
  questionsOf(area.name, isMorning(hour) ? area.morning : area.later)

/** The first question of a call: about the day itself, light to answer. */
export function openingQuestion(call: Conversation): Question {
  const { hour, recentQuestions } = call.opening
  const own = ofTheHour({ name: day.name, ...voiceOf(call).openings }, hour)
  const fitting = [...ofTheHour(day, hour), ...questionsOf(day.name, day.anytime)]
  const rest = areas.flatMap((area) => ofTheHour(area, hour))
  const isNew = (one: Question) => !recentQuestions.includes(one.id) && isWelcome(call, one)
  const open = [own, fitting, rest].map((list) => list.filter(isNew)).find((list) => list.length > 0)
  return choose(open ?? fitting, call, 'opening') ?? { id: 'day.start', words: 'Where would you like to start?' }
}

/** What they like to be asked about. */
export const wishedSubject = ({ opening: { wishes = [] } }: Conversation): Question[] =>
  wishes.map((topic) => ({ id: `wish.${rank(topic).toString(36)}`, words: `What’s new with ${topic}?` }))

/** The first question after a call in which somebody may have been in danger. */
export function afterAHardCall(call: Conversation): Question {
  const hard = questionsOf('care', {
    'last-time': 'Last time you told me something hard. How are you today?',
    'last-talk': 'Our last talk was a hard one. How are you now?',
  })
  const fresh = hard.filter(({ id }) => !call.opening.recentQuestions.includes(id))
  return choose(fresh, call, 'after a hard call') ?? openingQuestion(call)
}

/** A way into another part of life, as `isNew` allows; null when all of them were gone through. */
export function anotherSubject(
  call: Conversation,
  trail: readonly string[],
  isNew: (one: Question) => boolean,
  isDeep: boolean,
) {
  const visited = new Set(trail.map((id) => id.split('.')[0]))
  const listsOf = (area: Area) => [
    ...(isDeep ? questionsOf(area.name, area.deep) : []),
    ...ofTheHour(area, call.opening.hour),
    ...questionsOf(area.name, area.anytime),
  ]
  const unvisited = areas.filter(({ name }) => !visited.has(name))
  const found = [unvisited, areas]
    .map((some) => some.flatMap(listsOf).filter((one) => isNew(one) && isWelcome(call, one)))
    .find((list) => list.length > 0)
  return found ? (choose(found, call, 'subject') ?? null) : null
}
