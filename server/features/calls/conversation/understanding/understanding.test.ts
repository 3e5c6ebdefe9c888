import { expect, test } from 'vitest'
import { bareAnswer } from './bare.ts'
import { echo } from './echo.ts'
import { breaksOff, isThinking, mayGoOn } from './fragments.ts'
import { answeredNumber, correctedNumber, inWords, statedNumber } from './numbers.ts'
import { requestIn } from './requests/requests.ts'
import { someoneIn } from './someone.ts'
import { toneOf } from './tone.ts'

test.each([
  ['seven', 7],
  ['a seven', 7],
  ['A solid eight.', 8],
  ['about 6 out of ten', 6],
  ['seven and a half', 7.5],
  ['six point five', 6.5],
  ['four or five', 4.5],
  ['between 4 and 5', 4.5],
  ['four to five maybe', 4.5],
  ['10', 10],
  ['ten out of ten', 10],
  ['7/10', 7],
  ['eight-ish', 8],
  ['zero', 1],
  ['I slept four hours, so a three', 3],
  ['one', 1],
  ['a nine out of ten', 9],
  ['I’d say a 6', 6],
])('“%s”, asked for a number, is %d', (words, value) => expect(answeredNumber(words)).toBe(value))

test.each(['I don’t know', 'eleven', 'it was one of those days', 'pretty good', 'a hundred', 'this one is hard'])(
  '“%s” is no number',
  (words) => {
    expect(answeredNumber(words)).toBeNull()
  },
)

test.each([
  ['I’d give today an 8 out of 10.', 8],
  ['My mood is a six.', 6],
  ['Today was a 7.', 7],
  ['I feel like a four out of ten today.', 4],
  ['The pain is 8 out of 10 today.', null],
  ['The film was an 8 out of 10.', null],
  ['I have 3 kids.', null],
  ['We walked ten miles today.', null],
  ['I feel like I have two jobs.', null],
])('said unasked, “%s” gives %s', (words, value) => expect(statedNumber(words)).toBe(value))

test('a number can be corrected, and is said back in words', () => {
  expect(correctedNumber('Actually, make it a six.')).toBe(6)
  expect(correctedNumber('I made six of them.')).toBeNull()
  expect(inWords(4.5)).toBe('four and a half')
  expect(inWords(10)).toBe('ten')
})

test.each(['I went to the', 'and', 'um', 'because', 'I was talking with my', 'So I said,', 'and then I', 'It was —'])(
  '“%s” breaks off',
  (words) => {
    expect(breaksOff(words)).toBe(true)
  },
)
test.each([
  'I went home.',
  'No.',
  'He is moving over',
  'I guess so',
  'She wants to and I don’t',
  'That’s what I live for.',
])('“%s” does not break off', (words) => {
  expect(breaksOff(words)).toBe(false)
})
test.each(['Work was', 'football', 'my sister', 'I really wanted to'])('after “%s” more may come', (words) =>
  expect(mayGoOn(words)).toBe(true),
)
test.each(['Tired', 'no', 'Football.', 'not really', 'work', 'I walked home'])('“%s” stands', (words) =>
  expect(mayGoOn(words)).toBe(false),
)
test.each(['Hmm.', 'Let me think.', 'Give me a second', 'hang on'])('“%s” asks for time', (words) =>
  expect(isThinking(words)).toBe(true),
)
test('a story with a moment in it does not', () =>
  expect(isThinking('I told him to give me a moment and then I walked all the way out to the car')).toBe(false))

test.each([
  ['I baked lemon bars late last night.', 'you baked lemon bars late last night'],
  [
    'I finally finished the garden fence with my brother today.',
    'you finally finished the garden fence with your brother',
  ],
  ['we walked to the mill because it was sunny', 'you walked to the mill'],
  ['I took my daughter to the dentist, and I was nervous', 'you took your daughter to the dentist'],
])('“%s” is said back as “%s”', (words, back) => expect(echo(words)).toBe(back))
test.each([
  'I failed the exam again.',
  'I hate myself.',
  'I was so stupid.',
  'I told him that you were right.',
  'I felt sad.',
  'I like it.',
  'I ended it.',
  'My wife cooked dinner.',
  'I went to the',
  'I lost my mother last week.',
  'I hit my brother.',
])('“%s” is not said back', (words) => expect(echo(words)).toBeNull())

test.each([
  ['I had lunch with Anna.', 'Anna'],
  ['I saw my sister yesterday.', 'your sister'],
  ['My friend Tom came by.', 'Tom'],
  ['My boss was late.', 'your boss'],
  ['I watched it with Netflix on.', null],
  ['I practised with Spanish podcasts.', null],
  ['We met Friday.', null],
  ['My sister’s car broke.', null],
])('in “%s” the person is %s', (words, called) => expect(someoneIn(words)?.called ?? null).toBe(called))

test.each([
  ['It was lovely and relaxing.', 'good'],
  ['I’m exhausted and sad.', 'hard'],
  ['I’m nervous but excited.', 'mixed'],
  ['I took the bus.', 'plain'],
  ['It wasn’t good.', 'hard'],
  ['It was not bad.', 'good'],
])('“%s” leans %s', (words, tone) => expect(toneOf(words)).toBe(tone))

test.each([
  ['Yes.', 'yes'],
  ['um, yeah I guess so', 'yes'],
  ['No, thanks.', 'no'],
  ['Not really', 'no'],
  ['I don’t know', 'unsure'],
  ['Nothing much', 'nothing'],
  ['The usual.', 'nothing'],
  ['I walked.', null],
  ['No one came to the party', null],
])('“%s” alone is %s', (words, kind) => expect(bareAnswer(words)).toBe(kind))

const asked: Record<string, string[]> = {
  stop: [
    'Bye.',
    'okay bye',
    'Goodbye!',
    'please stop',
    'hang up',
    'I want to stop here',
    'end the call please',
    'Alright, talk to you tomorrow',
    'That was my day. Okay, bye.',
    'we had fun so anyway thanks bye',
  ],
  leave: [
    'I have to go',
    'I gotta run now',
    'okay I really need to go',
    'I should go to bed',
    'someone’s at the door',
    'I’ve got to go',
    'the kids are calling so i have to go',
  ],
  done: [
    'that’s it',
    'That’s all for today.',
    'and that’s pretty much it',
    'I’m done',
    'nothing else',
    'That’s about it',
    'and then we slept and that’s it',
  ],
  'not-now': [
    'I’m busy',
    'not now',
    'it’s not a good time',
    'I’m really busy right now',
    'can you call me back later?',
    'I can’t talk right now',
    'I’m driving',
    'this is a bad time',
  ],
  'wrong-person': ['this isn’t Sam', 'You have the wrong number.', 'there’s no Sam here', 'I’m not Sam'],
  repeat: [
    'what did you say?',
    'Sorry?',
    'can you repeat that',
    'What?',
    'pardon me',
    'I didn’t catch that',
    'Could you repeat the question?',
  ],
  'time-left': ['how long have we got?', 'how much time do we have left', 'How long is this call going to take?'],
  'are-you-real': ['are you a robot?', 'Are you a real person?', 'am I talking to a human?', 'is this a recording'],
  who: ['who is this?', 'what is this about?', 'why are you calling me'],
  'just-listen': ['can you just listen', 'stop asking questions', 'I just want to talk. No questions.'],
  skip: [
    'skip',
    'next question please',
    'I don’t want to talk about that',
    'I’d rather not',
    'Can we talk about something else?',
  ],
  'how-are-you': ['how are you?', 'I’m good, how are you?', 'what about you?', 'hello how are you'],
  'anyone-there': ['are you there?', 'can you hear me?'],
  advice: ['What should I do?', 'Do you think I should call her?', 'should I quit my job?'],
  'look-up': ['what’s the weather tomorrow?', 'what time is it?'],
  'no-more-calls': ['stop calling me', 'never call me again'],
}
for (const [request, ways] of Object.entries(asked)) {
  test.each(ways)(`“%s” asks: ${request}`, (words) => expect(requestIn(words, 'Sam')).toBe(request))
}

test.each([
  'She left without saying goodbye.',
  'I told him bye',
  'I was not happy',
  'we had to stop at the store',
  'I had to go to work',
  'what a day',
  'It was a good night.',
  'I’m not good',
  'my boss told me to call back later and I was busy',
  'I need to go to the dentist next week',
  'I should call her',
  'this is not the best job but I like it',
  'work was busy',
  'I stopped smoking',
  'I have to go back to school',
])('“%s” tells something', (words) => expect(requestIn(words, 'Sam')).toBeNull())
