import { expect, test } from 'vitest'
import { whoAnswers } from '../identity/answer.ts'
import { machineSigns } from '../identity/answering-machine.ts'
import { breaksOff, isThinking, isUnfinished, mayGoOn } from '../turn-taking/end-of-turn.ts'
import { bareAnswer } from './bare.ts'
import { wishIn } from './delay.ts'
import { echo } from './echo.ts'
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

test.each([
  'What I mean is',
  'What I mean is.',
  'and then we',
  'because.',
  'but she',
  'I went to the',
  'and',
  'um',
  'because',
  'I was talking with my',
  'So I said,',
  'and then I',
  'It was —',
])('“%s” breaks off', (words) => {
  expect(breaksOff(words)).toBe(true)
})
test.each([
  'I went home.',
  'No.',
  'He is moving over',
  'I guess so',
  'She wants to and I don’t',
  'That’s what I live for.',
  'So did we.',
  'better than they',
])('“%s” does not break off', (words) => {
  expect(breaksOff(words)).toBe(false)
})
test.each(['Work was', 'football', 'my sister', 'I really wanted to'])('after “%s” more may come', (words) =>
  expect(mayGoOn(words)).toBe(true),
)
test.each(['Tired', 'no', 'Football.', 'not really', 'work', 'I walked home'])('“%s” stands', (words) =>
  expect(mayGoOn(words)).toBe(false),
)
test('where full stops are put, a sentence without one has not ended', () => {
  expect(isUnfinished('I walked home with the children', ['It was cold today.'])).toBe(true)
  expect(isUnfinished('I walked home with the children', ['it was cold today'])).toBe(false)
  expect(isUnfinished('I walked home with the children.', ['It was cold today.'])).toBe(false)
  expect(isUnfinished('nothing much', ['It was cold today.'])).toBe(false)
})
test.each(['Hmm.', 'Let me think.', 'Give me a second', 'hang on'])('“%s” asks for time', (words) =>
  expect(isThinking(words)).toBe(true),
)
test('a story with a moment in it does not', () =>
  expect(isThinking('I told him to give me a moment and then I walked all the way out to the car')).toBe(false))

const seven = { hour: 19, minute: 10 }
test.each([
  ['in twenty minutes', { minutes: 20 }, 'in twenty minutes'],
  ['in 45 minutes', { minutes: 45 }, 'in forty-five minutes'],
  ['half an hour', { minutes: 30 }, 'in half an hour'],
  ['an hour and a half', { minutes: 90 }, 'in an hour and a half'],
  ['in two and a half hours', { minutes: 150 }, 'in two and a half hours'],
  ['ten or fifteen minutes', { minutes: 15 }, 'in fifteen minutes'],
  ['in a couple of hours', { minutes: 120 }, 'in two hours'],
  ['in a bit', { minutes: 30 }, 'in half an hour'],
  ['in two minutes', { minutes: 5 }, 'in five minutes'],
  ['at nine', { minutes: 110 }, 'at nine'],
  ['at 8:30', { minutes: 80 }, 'at half past eight'],
  ['ten past nine', { minutes: 120 }, 'at nine ten'],
  ['tonight', { minutes: 50 }, 'at eight this evening'],
  ['tomorrow morning', 'tomorrow', 'tomorrow, at your usual time'],
  ['call me back', { minutes: 60 }, 'in an hour'],
  ['in six hours', 'too-far', ''],
  ['next week', 'too-far', ''],
  ['at 4 am', 'too-far', ''],
])('at ten past seven, “%s” is %s', (words, until, said) => expect(wishIn(words, seven)).toEqual({ until, said }))
test('no time is named in "I’m busy"', () => expect(wishIn('I’m busy', seven)).toBeNull())

test.each([
  ['Yes.', 'me'],
  ['Speaking.', 'named'],
  ['Yes, Sam here, go ahead', 'named'],
  ['You’ve got him', 'me'],
  ['No.', 'not-me'],
  ['There’s no Sam here.', 'not-me'],
  ['Sam moved out last year', 'not-me'],
  ['She’s not here.', 'not-there'],
  ['Sam’s in the shower', 'not-there'],
  ['This is Sam’s mom', 'not-there'],
  ['Daddy is sleeping', 'not-there'],
  ['Hold on, I’ll get him', 'fetching'],
  ['Sam, it’s for you', 'fetching'],
  ['Hello?', 'hello'],
  ['Yes?', 'hello'],
  ['Yes, who is this?', 'wondering'],
  ['I had such a long day and I am so tired', 'told'],
])('asked for Sam, “%s” is: %s', (words, who) => expect(whoAnswers(words, 'Sam')).toBe(who))
test('a name with marks in it is only a name', () => expect(whoAnswers('This is J.R.', 'J.R.')).toBe('named'))

test.each([
  ['Please leave your message after the tone.', 3],
  ['The person you have called is not available.', 2],
  ['I can’t come to the phone with wet hands, hold on', 0],
  ['I’m not available to talk right now', 1],
  ['I reached out to him', 0],
])('“%s” has %d signs of a machine', (words, signs) => expect(machineSigns(words)).toBe(signs))

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
  ['I laughed it off, but then I sat in the car for twenty minutes.', 'hard'],
  ['They laughed at me.', 'hard'],
  ['I pretended to be happy for her.', 'hard'],
  ['We laughed a lot.', 'good'],
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
    'I’m driving, call me at nine',
    'I have to go, call me tomorrow',
    'can we talk in half an hour',
    'give me half an hour',
    'could you ring back at half past eight please',
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
  'no-more-calls': [
    'stop calling me',
    'never call me again',
    'Please take me off your list.',
    'Don’t call me again, okay?',
    'Stop calling me. I mean it.',
    'I don’t want you to call me anymore',
    'Can you please stop calling me?',
    'remove my number',
    'okay so please stop calling',
  ],
  later: ['in twenty minutes', 'later', 'maybe tomorrow', 'at half past nine', 'make it two hours'],
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
  'I told him to stop calling me',
  'My ex won’t stop calling me',
  'He said, don’t call me again.',
  'They took me off the project',
  'I told her to call me back tomorrow.',
  'And I said, call me back in an hour.',
  'in the morning we left at eight',
  'We talk at nine every day',
  'I gave him an hour',
])('“%s” tells something', (words) => expect(requestIn(words, 'Sam')).toBeNull())
