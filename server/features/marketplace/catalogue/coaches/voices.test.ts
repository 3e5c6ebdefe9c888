import { expect, test } from 'vitest'
import { anOpening, asHeard, type Play, simulate } from '#server/dialogue/testing/caller.ts'
import { aCall, intentsIn, saidIn } from '#server/dialogue/testing/line-of.ts'
import { personas } from '#server/dialogue/testing/personas.ts'
import { broken } from '#server/dialogue/testing/rules-of-the-call.ts'
import { stories } from '#server/dialogue/testing/stories.ts'
import { wordsIn } from '#server/dialogue/turn-taking/speech-activity.ts'
import type { Opening } from '#server/dialogue/turns.ts'
import type { Voice } from '#server/dialogue/voice.ts'
import { leaningOf } from '#server/language/mood/tone.ts'
import { realJournals } from '#server/testing/data/journals.ts'
import type { Coach } from './coach.ts'
import { coaches, defaultCoach } from './coaches.ts'

const each = coaches.map((coach) => [coach.name, coach] as const)
const hours = [2, 7, 13, 19, 22]
const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T

const callBy = ({ name, voice }: Coach, more: Partial<Opening> = {}) => anOpening({ companion: name, voice, ...more })

function play(coach: Coach, kind: string, seed: number, more: Partial<Opening> = {}): Play {
  const persona = personas[kind]?.({ lines: pick(stories, seed), seed })
  if (!persona) throw new Error(`no such caller: ${kind}`)
  const maxCallMs = pick([60_000, 180_000, 600_000], Math.floor(seed / 5))
  return simulate(callBy(coach, { seed, hour: pick(hours, seed), maxCallMs, ...more }), persona)
}

const companionIn = ({ stored }: Play) => stored.flatMap((turn) => (turn.speaker === 'companion' ? [turn] : []))

test.each(each)('whoever phones, calls with %s go as calls should', (_, coach) => {
  for (const kind of Object.keys(personas)) {
    for (let seed = 1; seed <= 8; seed += 1) {
      const call = play(coach, kind, seed)
      expect(broken(call), `${kind}, seed ${seed}\n${asHeard(call)}`).toEqual([])
    }
  }
})

test('calls made of real journals go as calls should with every coach', () => {
  const some = realJournals().filter((_, n) => n % 40 === 0)
  for (const [at, lines] of some.entries()) {
    const coach = pick(coaches, at)
    const kind = pick(['talkative', 'thinker', 'interrupter', 'mumbler', 'hangs up'], Math.floor(at / coaches.length))
    const persona = personas[kind]?.({ lines, seed: at + 1 }) ?? { reacts: () => [] }
    const call = simulate(callBy(coach, { seed: at + 1, hour: pick(hours, at) }), persona)
    expect(broken(call), asHeard(call)).toEqual([])
  }
})

test.each(each)('%s asks no question twice in two days', (_, coach) => {
  let recent: string[] = []
  for (let seed = 1; seed <= 3; seed += 1) {
    const call = play(coach, 'talkative', seed, { recentQuestions: recent, maxCallMs: 600_000 })
    expect(broken(call), asHeard(call)).toEqual([])
    recent = recent.concat(companionIn(call).flatMap(({ intent }) => intent.question ?? []))
  }
})

test.each(each)('%s says hello with their own name, as an AI, with one question to go with it', (_, coach) => {
  for (let seed = 0; seed < 40; seed += 1) {
    const hour = (seed * 5) % 24
    const greeting = saidIn(aCall(callBy(coach, { seed, hour })).connects())
    expect(greeting).toContain('Sam')
    expect(greeting).toContain(coach.name)
    expect(greeting).toMatch(/\bAI\b/)
    expect(greeting.match(/\?/g)).toHaveLength(1)
    expect(wordsIn(greeting)).toBeLessThanOrEqual(30)
    if (hour >= 4 && hour < 12) expect(greeting).not.toMatch(/evening|tonight|from today|today was/)
  }
})

test('no two coaches sound alike: hello, questions of their own and goodbye are each one’s own', () => {
  const own = coaches.map(({ voice }) => sentencesOf(voice))
  const all = own.flatMap((sentences) => [...new Set(sentences)])
  expect(all.filter((words, at) => all.indexOf(words) !== at)).toEqual([])
  const ids = coaches.flatMap(({ voice }) => idsOf(voice))
  expect(new Set(ids).size).toBe(ids.length)
})

test.each(each.slice(1))('in every talk with %s, something only they would say is heard', (_, coach) => {
  for (let seed = 1; seed <= 8; seed += 1) {
    const call = play(coach, 'talkative', seed, { maxCallMs: 600_000 })
    const said = companionIn(call)
    const shared = defaultCoach.voice.listening
    const own = [...Object.values(coach.voice.signs).flat(), ...coach.voice.listening].filter(
      (words) => !shared.includes(words),
    )
    expect(said[0]?.intent.question?.startsWith(`day.${coach.voice.name}-`), asHeard(call)).toBe(true)
    const middle = said.slice(1).filter(({ words }) => own.some((sign) => words.startsWith(sign)))
    expect(middle.length, asHeard(call)).toBeGreaterThan(0)
  }
})

test.each(each)('everything %s says to show they listen is a short statement', (_, { voice }) => {
  for (const words of [...Object.values(voice.signs).flat(), ...voice.listening, ...voice.fillers]) {
    expect(words).toMatch(/^[A-Z].*\.$/)
    expect(words).not.toMatch(/[?!]/)
    expect(wordsIn(words)).toBeLessThanOrEqual(9)
  }
  for (const words of Object.values(voice.farewells).flat()) {
    expect(words).toMatch(/\b(?:goodbye|goodnight|bye)\b/i)
    expect(words).not.toMatch(/[?!]/)
  }
})

test.each(each)('while %s looks for words, it is heard that they listen, and nothing is said to it', (_, { voice }) => {
  expect(new Set(voice.fillers).size).toBeGreaterThanOrEqual(3)
  for (const words of voice.fillers) {
    expect(wordsIn(words)).toBeLessThanOrEqual(3)
    expect(leaningOf(words).tone).toBe('plain')
  }
})

test.each(each)(
  'whoever is in danger hears from %s what everyone would hear, and from then on no manner',
  (_, coach) => {
    const said = (opening: Opening) => {
      const call = aCall(opening)
      call.connects()
      call.plays(300, 7_000)
      const care = call.says('I want to kill myself.', 10_000)
      call.plays(10_300, 22_000)
      expect(intentsIn(care)).toEqual(['care'])
      const after = [
        'I don’t know.',
        'I’m safe now, I didn’t mean it like that.',
        'Work was a mess today.',
        'I had lunch.',
      ]
      const answers = after.map((words, n) => saidIn(call.says(words, 30_000 + n * 10_000)))
      return [saidIn(care), ...answers]
    }
    expect(said(callBy(coach))).toEqual(said(callBy(defaultCoach, { companion: coach.name })))
  },
)

test('a sad story is never met with gladness', () => {
  for (const coach of coaches) {
    for (let seed = 0; seed < 24; seed += 1) {
      const call = aCall(callBy(coach, { seed }))
      call.connects()
      call.plays(300, 7_000)
      const answer = saidIn(call.says('My grandmother died on Sunday and I am sad.', 10_000))
      for (const words of coach.voice.signs.glad) expect(answer).not.toContain(words)
    }
  }
})

test('every coach tells a model that it is an AI, no therapist, and what to do in danger', () => {
  for (const { name, systemPrompt } of coaches) {
    expect(systemPrompt).toContain(`You are ${name}`)
    expect(systemPrompt).toMatch(/no therapist/)
    expect(systemPrompt).toMatch(/help line/)
  }
})

test('there are six coaches, free, with one who is there from the start', () => {
  expect(coaches.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6])
  expect(coaches.filter(({ isDefault }) => isDefault)).toEqual([defaultCoach])
  expect(new Set(coaches.map(({ price, author, rating }) => `${price} ${author} ${rating}`))).toEqual(
    new Set(['0 Journal AI 0']),
  )
})

function sentencesOf({ greetings, openings, farewells }: Voice): string[] {
  return [
    ...Object.values(greetings).flat(),
    ...Object.values(openings).flatMap(Object.values),
    ...[farewells.light, farewells.night, farewells.gentle].flat(),
  ]
}

const idsOf = ({ openings }: Voice): string[] =>
  Object.values(openings).flatMap((questions) => Object.keys(questions).map((key) => `day.${key}`))
