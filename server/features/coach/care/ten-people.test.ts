import { expect, test } from 'vitest'
import { tenPeople } from '#server/dialogue/testing/ten-people.ts'
import { readRisk } from '#server/features/safety/alarm.ts'
import { careFor, type Talk } from './care.ts'

const method =
  /\b(?:pills?|tablets?|dose|overdos\w*|rope|noose|guns?|pistol|knife|knives|blade|bridge|train|hang(?! up)|jump)\b/i
const contract = /\b(?:promise|swear|agree not|contract|keep (?:this|it) (?:a )?secret|won’t tell)\b/i
const human = /\b(?:someone you trust|somebody|someone|a doctor|counselor|who could|who would|nearest|neighbor)\b/i
const ofTheTelephone = /hang up|on the line|put (?:it|the phone) down|stay on/i

const everyone = tenPeople.map((persona) => [persona.who, persona] as const)
const inDanger = everyone.filter(([, { reaches }]) => reaches === 2 || reaches === 3 || reaches === 4)

/** Types one thing after the other; where care has nothing to say, the answer is some other one. */
function talking(said: readonly string[]) {
  const before: Talk['before'][number][] = []
  return said.map((content, turn) => {
    const care = careFor({ name: 'Ana', timeZone: 'America/New_York', before, said: content, risk: readRisk(content) })
    const reply = care ?? { words: `Answer ${turn}.`, intent: { does: 'answer' } }
    before.push({ role: 'user', content, intent: null })
    before.push({ role: 'assistant', content: reply.words, intent: reply.intent })
    return reply
  })
}

test.each(inDanger)('in a chat %s gets the same care as on a call, in words made for reading', (_, persona) => {
  const replies = talking(persona.says)
  const said = replies.map(({ words }) => words).join(' ')
  expect(Math.max(...replies.map(({ intent }) => intent.concern ?? 0))).toBeGreaterThanOrEqual(Number(persona.reaches))
  expect(said).toContain('988')
  if (persona.reaches !== 2) expect(said).toMatch(human)
  for (const unwanted of [method, contract, ofTheTelephone]) expect(said).not.toMatch(unwanted)
  expect(new Set(replies.map(({ words }) => words)).size).toBe(replies.length)
})

test.each(everyone.filter(([, { reaches }]) => reaches === 0))('in a chat %s hears nothing of it', (_, persona) => {
  expect(talking(persona.says).some(({ intent }) => intent.does === 'care')).toBe(false)
})

test('a denial ends the question, and naming nobody is no denial', () => {
  const [asked, denied, after] = talking([
    'No one would even notice if I was gone.',
    'God no, I meant my flat.',
    'It rained.',
  ])
  expect(asked?.words).toContain('988')
  expect(denied?.words).not.toContain('?')
  expect(after?.words).toBe('Answer 2.')
  expect(talking(['I want to kill myself.', 'No doctors.'])[1]?.intent.concern).toBe(3)
})
