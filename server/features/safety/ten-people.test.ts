import { expect, test } from 'vitest'
import { aCall, doneIn, intentsIn, saidIn } from '#server/dialogue/testing/line-of.ts'
import { type Persona, tenPeople } from '#server/dialogue/testing/ten-people.ts'
import { readRisk } from './alarm.ts'
import { careFor } from './care.ts'

const method =
  /\b(?:pills?|tablets?|dose|overdos\w*|rope|noose|guns?|pistol|knife|knives|blade|bridge|train|hang(?! up)|jump)\b/i
const contract = /\b(?:promise|swear|agree not|contract|keep (?:this|it) (?:a )?secret|won’t tell)\b/i
const human = /\b(?:someone you trust|somebody|someone|a doctor|counselor|who could|who would|nearest|neighbor)\b/i
const direct = /\b(?:killing yourself|ending your life|not wanting to live|rather not be alive|wanting to live)\?/g

const everyone = tenPeople.map((persona) => [persona.who, persona] as const)
const inDanger = everyone.filter(([, { reaches }]) => reaches === 2 || reaches === 3 || reaches === 4)
/** Who has said that it is tonight is not asked whether. */
const askable = inDanger.filter(([, { reaches }]) => reaches !== 4)

/** What the companion of a call answers, one thing after the other, and whether it ever let go of the line. */
function onACall({ says }: Persona) {
  const call = aCall()
  call.connects()
  call.plays(300, 7_000)
  let at = 10_000
  const effects = says.map((words) => {
    const led = call.says(words, at)
    const later = led.some((effect) => effect.do === 'say') ? [] : call.wakes(call.alarm())
    call.plays(at + 3_000, at + 10_000)
    at += 20_000
    return [...led, ...later]
  })
  const concerns = call.turns().flatMap((turn) => (turn.speaker === 'companion' ? [turn.intent.concern ?? 0] : []))
  return { call, effects, replies: effects.map(saidIn), concern: Math.max(0, ...concerns) }
}

test.each(inDanger)('on a call %s is noticed, asked straight with the number, and led to people', (_, persona) => {
  const { replies, concern } = onACall(persona)
  const said = replies.join(' ')
  expect(concern).toBeGreaterThanOrEqual(Number(persona.reaches))
  const first = replies.find((reply) => /nine eight eight/.test(reply)) ?? ''
  expect(first).toMatch(/\?$/)
  if (persona.reaches !== 2) expect(said).toMatch(human)
  expect(said).not.toMatch(method)
  expect(said).not.toMatch(contract)
})

test.each(askable)('on a call %s is asked no more than once for each step it grows graver', (_, persona) => {
  const { replies } = onACall(persona)
  const asked = replies.join(' ').match(direct) ?? []
  expect(asked.length).toBeGreaterThan(0)
  expect(asked.length).toBeLessThanOrEqual(2)
  const spoken = replies.filter(Boolean)
  expect(new Set(spoken).size).toBe(spoken.length)
})

const stayedWith = inDanger.filter(([, { reaches }]) => Number(reaches) >= 3)

test.each(stayedWith)('nobody hangs up on %s, however long the silence', (_, persona) => {
  const { call, effects } = onACall(persona)
  expect(effects.flatMap(doneIn)).not.toContain('hang-up')
  for (let silence = 0; silence < 12; silence += 1) expect(doneIn(call.wakes(call.alarm()))).not.toContain('hang-up')
})

test.each(inDanger)(
  'in an entry %s gets the line, one direct question or an urgent word, and somebody to turn to',
  (_, persona) => {
    const care = careFor(readRisk(persona.says.join('\n')), 'America/New_York')
    expect(care?.level).toBeGreaterThanOrEqual(Number(persona.reaches))
    expect(care?.words).toContain('988')
    expect(care?.words).toMatch(/911|\?/)
    expect(care?.words).not.toMatch(method)
  },
)

test.each(everyone.filter(([, { reaches }]) => reaches === 0))(
  '%s hears nothing of it, on a call or in an entry',
  (_, persona) => {
    expect(onACall(persona).concern).toBe(0)
    expect(onACall(persona).effects.flatMap(intentsIn)).not.toContain('care')
    expect(careFor(readRisk(persona.says.join('\n')), 'America/New_York')?.level ?? 0).toBeLessThan(2)
  },
)

test.each(everyone.filter(([, { reaches }]) => reaches === 'another'))(
  '%s is told what helps a helper, and not taken for the one in danger',
  (_, persona) => {
    const { replies, concern } = onACall(persona)
    expect(concern).toBe(0)
    expect(replies.join(' ')).toContain('They help people who worry about someone, too.')
    expect(careFor(readRisk(persona.says.join('\n')), 'America/New_York')).toMatchObject({ level: 1 })
    expect(careFor(readRisk(persona.says.join('\n')), 'America/New_York')?.words).toContain('988')
  },
)
