import { expect, test } from 'vitest'
import type { Intent, Turn } from '#server/dialogue/turns.ts'
import { entryFrom } from '../entry.ts'

const ana = (words: string): Turn => ({ speaker: 'person', words, by: 'voice', at: 0 })
const journal = (words: string, intent: Partial<Intent> = {}): Turn => ({
  speaker: 'companion',
  words,
  intent: { does: 'reflect', rule: 'told', ...intent },
  at: 0,
})
const content = (...turns: Turn[]) => entryFrom(turns, { name: 'Ana', companion: 'Journal' })?.content
const goOn = journal('Go on, if you like.')
const careQuestion = 'Do you mean that you’d rather not be alive?'

test('a denied question of danger leaves nothing but what was told with it', () => {
  expect(
    content(
      ana('i filled her bowl this morning without thinking'),
      journal(careQuestion, { does: 'care', concern: 2, rule: 'care' }),
      ana('oh goodness no nothing like that i’m not in any danger i’m just sad about my dog'),
      journal('Sorry, I misread that.', { does: 'care', rule: 'care', question: 'care.eased' }),
      ana('that was so weird ok whatever so i will ask priya in the morning'),
    ),
  ).toBe(
    'I filled her bowl this morning without thinking. I’m just sad about my dog. So I will ask Priya in the morning.',
  )
})

test.each([
  'that’s so annoying i just asked you to say something and you said keep going',
  'i asked you a question though like what do i say to bo',
  'but what precisely did you note for example how often did bo fall and when',
  'that is no answer but very well',
  'i don’t want to be asked things tonight',
])('what is said only to the companion is left out: “%s”', (said) => {
  expect(content(ana('bo fell off his bike'), goOn, ana(said), goOn, ana('we laughed so much'))).toBe(
    'Bo fell off his bike. We laughed so much.',
  )
})

test('what a sentence goes on to ask the companion is left out of it', () => {
  expect(content(ana('we stayed up till four like are you gonna say anything or just sit there'))).toBe(
    'We stayed up till four.',
  )
  expect(content(ana('i said to her did you know about this and she cried'))).toBe(
    'I said to her did you know about this and she cried.',
  )
})

test('what the question is echoed with before the answer is left out', () => {
  expect(
    content(
      journal('What happened today that you haven’t told anyone yet?', { does: 'ask' }),
      ana('oh man that i haven’t told anybody okay so my daughter is moving out'),
      journal('How were you, going into your lunch?', { does: 'ask' }),
      ana('going into my lunch um i was hungry'),
    ),
  ).toBe('My daughter is moving out.\n\nI was hungry.')
})

test('what sounds like an end is told where it is a story, and what came before the end stays', () => {
  expect(content(ana('just finished my third night i’m at the bus stop'))).toContain('at the bus stop')
  expect(content(ana('i thought i lost it but the manager donna she rang me an hour later'))).toMatch(
    /rang me an hour later/,
  )
  expect(
    content(ana('she wants us to let him go peaceful and the brother shouts at me on a video call from Lagos')),
  ).toMatch(/let him go peaceful .* Lagos/)
  expect(
    content(
      ana(
        'this year i took the whole day off for it i’m gonna be there if i have to hold the cake up myself oh that’s the door i gotta go',
      ),
      journal('Goodbye.', { does: 'farewell', rule: 'goodbye' }),
    ),
  ).toBe('This year I took the whole day off for it. I’m gonna be there if I have to hold the cake up myself.')
  expect(content(ana('it helped to say her name out loud'), goOn, ana('that’s about all i’ve got in me'))).toBe(
    'It helped to say her name out loud.',
  )
})

test('what was told beside a question to the companion is not taken for a correction', () => {
  expect(
    content(
      ana('it is not dramatic but i could not sit through the ceremony. who can hear this?'),
      journal('Your words become text in your own journal.', { does: 'answer', rule: 'recording' }),
    ),
  ).toBe('It is not dramatic, but I could not sit through the ceremony.')
})

test('a person may say again what they told, where nothing was misunderstood', () => {
  expect(
    content(ana('i cried into the pillow and it was my mother who saw it'), goOn, ana('it was my mother’s pillow')),
  ).toMatch(/It was my mother’s pillow/)
})

test('what somebody would say is told, though the companion took it for a question', () => {
  expect(
    content(
      ana('i need a cake for the party and my mama bakes'),
      journal('What would you want to say to your mama?', { does: 'ask' }),
      ana('what would i say i’d say mama can you make a cake by ten'),
      journal('You told me about the party.', { does: 'answer', rule: 'what-i-said' }),
    ),
  ).toMatch(/I’d say Mama can you make a cake by ten/)
})

test('a mood told in words is told', () => {
  expect(content(ana('my mood is content'), goOn, ana('six out of ten'))).toBe('My mood is content.')
})
