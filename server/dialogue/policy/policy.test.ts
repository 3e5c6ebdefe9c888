import { expect, test } from 'vitest'
import { aCall } from '../testing/line-of.ts'
import { policy } from './policy.ts'

const story = 'I had lunch with Anna by the lake and she told me about Spain.'

/** What is said, one thing after the other; the rule in front decides the answer to the last. */
const fixtures: readonly [string, readonly string[]][] = [
  ['care', ['I want to kill myself.']],
  ['third-party-risk', ['My friend said she wants to kill herself.']],
  ['no-more-calls', ['Please stop calling me.']],
  ['when-to-ring', ['I’m busy right now.', 'In twenty minutes.']],
  ['wrong-person', ['You have the wrong number.']],
  ['put-off', ['Not now.']],
  ['another-time', ['This evening.']],
  ['correction', [story, 'No, I said Hannah, not Anna.']],
  ['repeat', ['Sorry, what was that?']],
  ['are-you-real', ['are you a real person']],
  ['about-you', ['Do you ever sleep?']],
  ['recording', ['Are you recording this?']],
  ['what-you-know', ['What do you know about me?']],
  ['what-i-said', [story, 'What did I say?']],
  ['advice', [story, 'What should I do?']],
  ['something-nice', [story, 'Can you say something nice?']],
  ['look-up', ['What’s the weather tomorrow?']],
  ['time-left', ['How much time do we have?']],
  ['anyone-there', ['Can you hear me?']],
  ['question', [story, 'How many points did he have?']],
  ['insult', ['You are useless.']],
  ['stop-echoing', [story, 'Are you just saying my words back?']],
  ['too-quiet', [story, 'You don’t say much, do you?']],
  ['unanswered', [story, 'You have not answered my question.']],
  ['leave-out', [story, 'Please leave her name out of it.']],
  ['just-listen', ['Can you just listen, please?']],
  ['next-subject', [story, 'Ask me something else.']],
  ['hello', ['Hello.']],
  ['thanks', [story, 'Thanks.']],
  ['goodbye', [story, 'ok i gotta go']],
  ['after-goodbye', [story, 'Bye.', 'Oh wait, I forgot that my father rang me this morning.']],
  ['mood-answered', [story, 'That’s it.', 'A seven.']],
  ['mood-not-answered', [story, 'That’s it.', 'I don’t know.']],
  ['done', [story, 'That’s it.']],
  ['close-offered', [story, 'Fine.', 'Okay.', 'Sure.', 'Fine.', 'Okay.', 'Sure.', 'No.']],
  ['enough', [story, 'Fine.', 'Okay.', 'Sure.', 'Fine.', 'Okay.', 'Sure.']],
  ['other-language', ['Hoy fui al trabajo y estuve muy cansada todo el día.']],
  ['listens-only', ['Can you just listen, please?', story]],
  ['mood-told', [story, 'It’s a seven.']],
  ['nothing-to-tell', ['Nothing much.']],
  ['bare', [story, 'Yes.']],
  ['told', [story]],
]

function ruleFor(said: readonly string[]): string | undefined {
  const call = aCall()
  call.connects()
  call.plays(300, 7_000)
  let at = 10_000
  for (const words of said) {
    if (!call.says(words, at).some((effect) => effect.do === 'say')) call.wakes(call.alarm())
    call.plays(at + 300, at + 5_000)
    at += 15_000
  }
  const last = call.turns().findLast((turn) => turn.speaker === 'companion')
  return last?.speaker === 'companion' ? last.intent.rule : undefined
}

test.each(fixtures)('%s decides the answer to %j', (id, said) => {
  expect(ruleFor(said)).toBe(id)
})

test('every rule of the policy has a fixture, and no name is used twice', () => {
  const ids = policy.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  // The clock decides this one: the tests of closing wait for it.
  const tested = [...fixtures.map(([id]) => id), 'time-nearly-up']
  expect(ids.filter((id) => !tested.includes(id))).toEqual([])
})
