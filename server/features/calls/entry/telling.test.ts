import { expect, test } from 'vitest'
import type { Intent, Turn } from '#server/dialogue/turns.ts'
import { entryFrom } from './entry.ts'

const ana = (words: string): Turn => ({ speaker: 'person', words, by: 'voice', at: 0 })
const journal = (words: string, does: Intent['does'] = 'ask', rule = 'told'): Turn => ({
  speaker: 'companion',
  words,
  intent: { does, rule },
  at: 0,
})
const content = (...turns: Turn[]) => entryFrom(turns, { name: 'Ana', companion: 'Journal' })?.content
const answer = (asked: string, said: string) => content(journal(asked), ana(said))

test('speech without a mark or a capital becomes sentences', () => {
  expect(
    content(
      ana(
        'so on monday the boiler broke and the landlord said he would come at nine and he came at four with the wrong ' +
          'part so we all slept in our coats cos it was freezing',
      ),
    ),
  ).toBe(
    'On Monday the boiler broke and the landlord said he would come at nine. He came at four with the wrong part. So ' +
      'we all slept in our coats cos it was freezing.',
  )
})

test.each([
  ['What did you eat?', 'soup', 'I ate soup.'],
  ['Where did you go?', 'the harbour', 'I went to the harbour.'],
  ['Where did you meet Olek?', 'at the barber shop', 'I met Olek at the barber shop.'],
  ['When will you see her?', 'friday', 'I will see her on Friday.'],
  ['When will you see her?', 'tomorrow', 'I will see her tomorrow.'],
  ['Did you tell your boss about the leak?', 'no', 'I didn’t tell my boss about the leak.'],
  ['What would you like her to know?', 'that i miss her', 'I would like her to know that I miss her.'],
  ['What did you do today?', 'laundry', 'What I did today: laundry.'],
  ['How was the film?', 'too long', 'The film was too long.'],
])('an answer carries what it answers: “%s” “%s”', (asked, said, told) => {
  expect(answer(asked, said)?.replace("'", '’')).toBe(told)
})

test('what says nothing without its question falls away, where the question cannot be taken in', () => {
  expect(content(ana('I planted the beans.'), journal('Your beans.', 'reflect'), ana('tuesday'))).toContain('beans')
  expect(content(ana('I planted the beans.'), journal('Which one, if any?'), ana('three'))).toBe('I planted the beans.')
})

test('what the companion took for a correction is told only where it tells something new', () => {
  expect(
    content(
      ana('My uncle lent me his saw.'),
      journal('What do you want to say to your aunt?'),
      ana('No, not my aunt, I said my uncle. He is called Bartek. He cut his thumb with it once.'),
      journal('Sorry, my mistake. Go on.', 'repair', 'correction'),
    ),
  ).toBe('My uncle lent me his saw. He is called Bartek. He cut his thumb with it once.')
})

test('questions put to the companion are left out in anybody’s spelling, and what they asked themselves stays', () => {
  expect(
    content(
      ana('the bus was late again'),
      journal('Go on.', 'listen'),
      ana('r u real tho'),
      journal('I’m an AI.', 'answer', 'are-you-real'),
      ana('what was i saying'),
      journal('You told me about the bus.', 'answer', 'what-i-said'),
      ana('when you wait that long you get talking and i met a boxer'),
    ),
  ).toBe('The bus was late again. When you wait that long, you get talking and I met a boxer.')
})

test('a farewell and the reason for it are left out, what was told before it stays', () => {
  expect(
    content(
      ana('We picked nine baskets of plums. The taxi is coming, I should go. All the best then.'),
      journal('Goodbye.', 'farewell', 'goodbye'),
    ),
  ).toBe('We picked nine baskets of plums.')
})

test('a number for the mood is left out with what only explains it', () => {
  const asked = journal('One to ten?', 'ask-mood')
  expect(content(ana('I swam a mile.'), asked, ana('six maybe seven because of the swim'))).toBe('I swam a mile.')
})

test('names are written as names, also where nobody gave them a capital', () => {
  expect(
    content(ana('my cousin wojtek drove me from tenerife to my sister paulina and paulina’s dog was sick')),
  ).toMatch(/cousin Wojtek .* from Tenerife to my sister Paulina .*Paulina’s/)
})

test.each([
  ['aisha told me about freya and freyas boyfriend was there', /Freya and Freya’s boyfriend/],
  [
    'i sat by noreen twomey and it was denis’s tune and denis would have cried',
    /Noreen Twomey .*Denis’s tune.* Denis would/,
  ],
  [
    'his daughter grace she slept there and then grace started singing and we all said grace',
    /Grace.*Grace started.*said grace/,
  ],
  [
    'my roommate is called hope and hope showed me the window and i hope she stays',
    /called Hope and Hope showed .* I hope she/,
  ],
  [
    'my grandson trey he ran the register and deacon holloway clapped for trey',
    /grandson Trey.* Deacon Holloway clapped for Trey/,
  ],
  ['her name was tess and i filled tess’s bowl', /Tess .*Tess’s bowl/],
])('who was once told of by a name has it throughout: %s', (said, written) => {
  expect(content(ana(said))?.replaceAll("'", '’')).toMatch(written)
})

test('a common word gets no capital because a name is like it', () => {
  expect(content(ana('My friend Rose came by. She gave me a rose and my hand hurt from the others.'))).toBe(
    'My friend Rose came by. She gave me a rose and my hand hurt from the others.',
  )
  expect(content(ana('i ate with others and sat with strangers at the harbour'))).toBe(
    'I ate with others and sat with strangers at the harbour.',
  )
})

test('a title is the event that most was told about, and never ends in the middle', () => {
  const title = (...said: string[]) => entryFrom(said.map(ana), { name: 'Ana', companion: 'Journal' })?.title
  expect(
    title(
      'i had toast and then i took the bus',
      'the roof of the barn came down in the storm and we spent the whole day under what is left of the barn looking for the kittens',
      'the storm took half the roof next door as well',
    ),
  ).toBe('The roof of the barn came down in the storm')
})
