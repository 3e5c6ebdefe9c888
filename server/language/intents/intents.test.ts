import { expect, test } from 'vitest'
import { read } from '../read.ts'
import { type IntentId, intentIds } from './intent-ids.ts'
import { intentsIn } from './intents.ts'

const found = (text: string) => intentsIn(read(text)).map(({ id }) => id)

const fixtures: readonly [string, IntentId][] = [
  ['bye', 'leave'],
  ['um i hear him waking i should go bye', 'leave'],
  ['ok i gotta go my mum is calling', 'leave'],
  ['omg stop asking about my roommate. i have to go study anyway', 'leave'],
  ['I’m going to go and put the boys to bed now.', 'leave'],
  ['tired. going to bed', 'leave'],
  ['the baby’s awake', 'leave'],
  ['that’s me done', 'done'],
  ['I think it is enough for today.', 'done'],
  ['can we stop', 'leave'],
  ['I should like to stop now.', 'leave'],
  ['Please stop calling me.', 'no-more-calls'],
  ['can you take me off your list', 'no-more-calls'],
  ['it’s not a good time', 'not-now'],
  ['call me back in an hour', 'not-now'],
  ['you have the wrong number', 'wrong-person'],
  ['that’s not what I meant', 'correction'],
  ['who cares about my roommate', 'correction'],
  ['sorry, what was that?', 'repeat'],
  ['no. are you real', 'are-you-real'],
  ['who is this', 'are-you-real'],
  ['and how are you?', 'about-you'],
  ['do you ever sleep?', 'about-you'],
  ['are you recording this', 'recording'],
  ['what do you know about me', 'what-you-know'],
  ['What did I tell you about my grandmother before?', 'what-i-said'],
  ['what do you think i should do', 'advice'],
  ['is that normal?', 'advice'],
  ['just say something nice', 'something-nice'],
  ['what’s the weather tomorrow', 'look-up'],
  ['how much time do we have', 'time-left'],
  ['hello, can you hear me', 'anyone-there'],
  ['can you just listen please', 'just-listen'],
  ['are you literally just saying my words back', 'stop-echoing'],
  ['it is machine, yes or no?', 'are-you-real'],
  ['thats all im going to bed now before i fall off this chair', 'leave'],
  ['nah thats me gtg mums shouting pasta. laters', 'leave'],
  ['you don’t say much do you', 'too-quiet'],
  ['all you have is go on would you not ask me something', 'too-quiet'],
  ['i asked you a question though', 'unanswered'],
  ['leave her name out of it please', 'leave-out'],
  ['ask me something', 'ask-me'],
  ['I’d rather not talk about it', 'skip'],
  ['this is pointless', 'insult'],
  ['thanks for listening', 'thanks'],
  ['hi there', 'hello'],
  ['six and a half today', 'mood-told'],
]

test.each(fixtures)('“%s” is %s', (text, id) => {
  expect(found(text)).toContain(id)
})

test('every intent has a fixture', () => {
  const ids = fixtures.map(([, id]) => id)
  for (const id of intentIds) expect(ids).toContain(id)
})

test.each([
  'I said bye to Mum at the station',
  'We got to sit and talk for ten minutes',
  'I have to go to the dentist on Monday',
  'We had to leave early because of the snow',
  'I got to go to the fair with my dad',
  'I should stop drinking so much coffee',
  'I told him to stop calling me',
  'he asked what time it is over there',
  'My sister said something nice about my hair',
  'The baby is crying every night at three',
  'I need to finish the report by Friday',
])('“%s” is told, and asks nothing of the talk', (text) => {
  expect(found(text)).toEqual([])
})

test.each([
  'please text me, don’t call me any more',
  'tell your people to stop calling this number',
  'i told you already stop ringing me',
  'I don’t want these calls, I told my daughter as much',
  'stop calling and tell your boss too',
])('whoever says “%s” wants no more calls', (text) => {
  expect(found(text)).toContain('no-more-calls')
})

test.each([
  'I told my ex to stop calling me.',
  'He said, don’t call me again.',
  'my mum told me to stop calling her',
  'he asked me not to call him again',
  'i was told no more calls at work',
])('“%s” was said to somebody else', (text) => {
  expect(found(text)).not.toContain('no-more-calls')
})
