import { expect, test } from 'vitest'
import { realJournals } from '#server/testing/data/journals.ts'
import { hasData } from '#server/testing/data/sets.ts'
import { anOpening, asHeard, simulate } from './testing/caller.ts'
import { figuresOf, shareOf } from './testing/figures.ts'
import { aCall, saidIn } from './testing/line-of.ts'
import { personas } from './testing/personas.ts'
import {
  inThePage,
  manyInThePage,
  manyOnTheTelephone,
  manyWithAModel,
  type Played,
  realTalk,
  realThought,
} from './testing/played.ts'
import { broken } from './testing/rules-of-the-call.ts'
import { stories } from './testing/stories.ts'
import { answerers } from './testing/telephone.ts'

/** Shares of hundreds of calls: a few journals of our own say nothing about them. */
const testOfMany = test.skipIf(!hasData)
const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T

/** Every call of them went as calls should, and the sums say so too. */
function wentWell(played: readonly Played[]) {
  for (const { play, seed } of played) expect(broken(play), `seed ${seed}\n${asHeard(play)}`).toEqual([])
  const figures = figuresOf(played)
  expect(figures).toMatchObject({ askedTwice: 0, tooLong: 0, wordsLost: 0, private: 0, withoutReason: 0 })
  expect(figures.wrappedUp).toBe(figures.nearLimit)
  return figures
}

test.each(Object.keys(personas))('twenty-four calls of one who is “%s” go as calls should', (kind) => {
  wentWell(manyInThePage(kind, 24))
})

test.each(Object.keys(answerers))(
  'twelve calls to a telephone, answered by one who is “%s”, go as calls should',
  (kind) => {
    wentWell(manyOnTheTelephone(kind, 12))
  },
)

test.each([...new Set([...Object.keys(personas), ...Object.keys(answerers)])])(
  'eight calls with a model that is quick, late or silent, with one who is “%s”, go as calls should',
  (kind) => {
    wentWell(manyWithAModel(kind, 8))
  },
)

test('a model that is late is mostly heard, and never kept waiting for', () => {
  const turns = manyWithAModel('talkative', 24).flatMap(({ play }) => play.stored)
  const said = turns.filter((turn) => turn.speaker === 'companion' && turn.words !== '')
  const own = said.filter(({ words }) => words.startsWith('So you say'))
  const fillers = said.filter((turn) => turn.speaker === 'companion' && turn.intent.does === 'filler')
  expect(own.length).toBeGreaterThan(fillers.length / 2)
  expect(fillers.length).toBeGreaterThan(10)
})

test.each([
  ['a mailbox', ['machine', 'silence']],
  ['somebody else', ['wrong-person']],
  ['wary and not Sam', ['wrong-person']],
  ['a stranger who wants no calls', ['no-more-calls']],
  ['wanting no more calls', ['no-more-calls']],
  ['putting it off', ['not-now']],
  ['silent', ['silence']],
  ['in danger', ['hung-up', 'said-goodbye', 'no-more-calls']],
])('calls to “%s” end for the reason they end for', (kind, expected) => {
  expect(expected).toEqual(expect.arrayContaining(Object.keys(figuresOf(manyOnTheTelephone(kind, 24)).reasons)))
})

test('most mailboxes are told from people, and no person is taken for one', () => {
  expect(figuresOf(manyOnTheTelephone('a mailbox', 40)).reasons.machine).toBeGreaterThanOrEqual(36)
  for (const [kind, { hearer }] of Object.entries(answerers)) {
    if (hearer !== 'machine') expect(figuresOf(manyOnTheTelephone(kind, 24)).reasons.machine, kind).toBeUndefined()
  }
})

test('calls made of real journals go as calls should', () => {
  const some = realJournals().filter((_, n) => n % 12 === 0)
  const kinds = ['talkative', 'thinker', 'interrupter', 'mumbler', 'hangs up', 'in pieces']
  wentWell(some.map((sentences, at) => inThePage(pick(kinds, at), sentences, at + 1)))
})

testOfMany('the person does most of the talking', () => {
  const figures = wentWell(realTalk(realJournals()))
  expect(shareOf(figures)).toBeLessThan(0.35)
})

testOfMany('half a sentence is seldom taken for a whole one', () => {
  const some = realJournals().filter((_, n) => n % 8 === 0)
  const marked = wentWell(realThought(some, 'in pieces'))
  expect(marked.answered / marked.halves).toBeLessThan(0.06)
  const unmarked = wentWell(realThought(some, 'in pieces, unmarked'))
  expect(unmarked.answered / unmarked.halves).toBeLessThan(0.2)
})

test('the same call, played twice, is the same call', () => {
  for (const kind of Object.keys(answerers)) expect(manyOnTheTelephone(kind, 3)).toEqual(manyOnTheTelephone(kind, 3))
})

test('no question comes back for two days', () => {
  let recent: string[] = []
  for (let seed = 1; seed <= 3; seed += 1) {
    const call = simulate(
      anOpening({ seed, recentQuestions: recent }),
      personas.talkative?.({ lines: stories.flat().slice(0, 14), seed }) ?? { reacts: () => [] },
    )
    expect(broken(call)).toEqual([])
    recent = recent.concat(
      call.stored.flatMap((turn) => (turn.speaker === 'companion' ? (turn.intent.question ?? []) : [])),
    )
  }
  expect(recent.length).toBeGreaterThan(10)
})

test('whoever speaks another language is told once that only English is understood', () => {
  const call = aCall()
  call.connects()
  call.plays(300, 7_000)
  const answers = ['Hoy fui al trabajo y estuve muy cansada.', 'Y después hablé con mi madre un buen rato.'].map(
    (words, place) => {
      const at = 10_000 + place * 20_000
      const said = saidIn(call.says(words, at)) || saidIn(call.wakes(call.alarm()))
      call.plays(at + 1_000, at + 6_000)
      return said
    },
  )
  expect(answers[0]).toContain('English')
  expect(answers[1]).not.toContain('English')
})
