import { expect, test } from 'vitest'
import { anOpening, simulate } from '#server/dialogue/testing/caller.ts'
import { personas } from '#server/dialogue/testing/personas.ts'
import { stories } from '#server/dialogue/testing/stories.ts'
import type { Intent, Turn } from '#server/dialogue/turns.ts'
import { realJournals } from '#server/testing/data/journals.ts'
import { entryFrom } from './entry.ts'

const names = { name: 'Sam', companion: 'Journal' }
const sam = (words: string): Turn => ({ speaker: 'person', words, by: 'voice', at: 0 })
const key = (words: string): Turn => ({ speaker: 'person', words, by: 'keys', at: 0 })
const journal = (words: string, does: Intent['does'] = 'ask', question?: string): Turn => ({
  speaker: 'companion',
  words,
  intent: { does, question },
  at: 0,
})

const content = (...turns: Turn[]) => entryFrom(turns, names)?.content
const title = (...said: string[]) => entryFrom(said.map(sam), names)?.title

test('nothing said, no entry', () => {
  expect(entryFrom([], names)).toBeNull()
  expect(entryFrom([journal('Good evening, Sam.', 'greet'), key('#')], names)).toBeNull()
})

test('the entry is what the person said, in their words and order', () => {
  expect(
    content(
      journal('What’s on your mind?', 'greet'),
      sam('I walked to the mill.'),
      journal('You walked to the mill. How was it?'),
      sam('It rained all the way.'),
    ),
  ).toBe('I walked to the mill. It rained all the way.')
})

test('what keeps a call going is left out', () => {
  const turns = [
    sam('Hello?'),
    sam('Yes.'),
    sam('I walked to the mill.'),
    sam('Sorry, what did you say?'),
    sam('How long have we got?'),
    sam('Hmm, let me think.'),
    sam('I don’t know.'),
    sam('That’s it.'),
    sam('No, thank you.'),
    sam('Okay, bye.'),
  ]
  expect(content(...turns)).toBe('I walked to the mill.')
})

test('a question put to the companion is left out, one they put to themselves stays', () => {
  expect(
    content(
      sam('I start at the library on Monday.'),
      journal('How is that for you?'),
      sam('What do you think I should do?'),
      journal('What have you ruled out?'),
      sam('What should I do about the dog?'),
    ),
  ).toBe('I start at the library on Monday.\n\nWhat should I do about the dog?')
})

test('the number of the mood is left out, what was said with it stays', () => {
  expect(
    content(sam('I walked to the mill.'), journal('One to ten?', 'ask-mood'), sam('Maybe a seven. My knee hurts.')),
  ).toBe('I walked to the mill. My knee hurts.')
})

test('a number that is part of the story stays', () => {
  expect(content(sam('Seven of us went to the mill.'), sam('Three.'))).toContain('Seven of us')
})

test('half sentences are put together again, also around a "go on"', () => {
  expect(
    content(
      sam('I had a long talk with the'),
      journal('Go on, I’m listening.', 'answer'),
      sam('doctor about my mother.'),
    ),
  ).toBe('I had a long talk with the doctor about my mother.')
})

test('a sentence that was never finished shows it', () => {
  expect(content(sam('I walked to the mill.'), sam('And then I saw the'))).toBe(
    'I walked to the mill. And then I saw the…',
  )
})

test('stumbling is smoothed, meaning is not', () => {
  expect(content(sam('um so i i walked to the the mill and uh it was very very far'))).toBe(
    'I walked to the mill and it was very very far.',
  )
  expect(content(sam('It had had its day.'))).toBe('It had had its day.')
})

test('another subject begins another paragraph', () => {
  expect(
    content(
      sam('I walked to the mill.'),
      journal('What’s on your plate?', 'ask', 'people.around'),
      sam('Anna came by.'),
      journal('How was it?', 'ask', 'tell.like'),
      sam('We laughed a lot.'),
    ),
  ).toBe('I walked to the mill.\n\nAnna came by. We laughed a lot.')
})

test('whoever only says when to be called again has no entry of that', () => {
  const later: Turn = {
    speaker: 'companion',
    words: 'Of course.',
    intent: { does: 'farewell', ends: 'not-now' },
    at: 0,
  }
  expect(entryFrom([journal('Good evening.', 'greet'), sam('I’m busy, call me in an hour.'), later], names)).toBeNull()
  expect(content(journal('Good evening.', 'greet'), sam('My mother fell. Call me tomorrow.'), later)).toBe(
    'My mother fell.',
  )
})

const who = journal('Hello. Is this Sam?', 'identify')
test('what a stranger said on the telephone is nobody’s entry, and not under the person’s name', () => {
  expect(entryFrom([who, sam('She is at work, and I am so tired of these calls.')], names)).toBeNull()
  const told = entryFrom(
    [who, sam('I’ll get her, the soup can wait.'), who, sam('This is Sam.'), journal('Hi.', 'greet'), sam('I walked.')],
    names,
  )
  expect(told).toMatchObject({ content: 'I walked.', wordCount: 5 })
  expect(told?.transcription).toContain('Someone: I’ll get her')
  expect(told?.transcription).toContain('Sam: I walked.')
})

test('whoever turns out to be somebody else has told nothing', () => {
  const excused: Turn = {
    speaker: 'companion',
    words: 'I’m sorry.',
    intent: { does: 'farewell', ends: 'wrong-person' },
    at: 0,
  }
  expect(entryFrom([who, sam('yes'), journal('Hi.', 'greet'), sam('Wait, this isn’t Sam.'), excused], names)).toBeNull()
})

test('somebody who only hummed has an entry that says so', () => {
  expect(entryFrom([sam('um')], names)).toMatchObject({ title: 'Um', content: 'um', wordCount: 1 })
  expect(title('and stuff')).not.toBe('')
})

test('the transcript has every turn but those nobody heard', () => {
  const told = entryFrom(
    [journal('Good evening, Sam.', 'greet'), sam('um I walked'), journal('', 'ask'), sam('to the mill'), key('7')],
    names,
  )
  expect(told?.transcription).toBe('Journal: Good evening, Sam.\nSam: um I walked\nSam: to the mill\nSam: (pressed 7)')
  expect(told?.wordCount).toBe(6)
})

test('the mood is the number they gave', () => {
  const asked = journal('One to ten?', 'ask-mood')
  expect(entryFrom([sam('I walked.'), asked, sam('four or five')], names)?.moodStated).toBe(4.5)
  expect(entryFrom([sam('I walked.'), asked, key('8')], names)?.moodStated).toBe(8)
  expect(entryFrom([sam('I’d give today a 6 out of 10.')], names)?.moodStated).toBe(6)
  expect(entryFrom([sam('I have two brothers.')], names)?.moodStated).toBeNull()
})

test('the title is the most telling thing said', () => {
  expect(title('Pretty good.', 'I finally finished the garden fence with my brother.', 'It was nice.')).toBe(
    'I finally finished the garden fence with my brother',
  )
  expect(title('It was okay.', 'I quit my job today.', 'I drove home and sat in the car for an hour.')).toBe(
    'I quit my job today',
  )
  expect(title('I am scared of the new school though.')).toBe('I am scared of the new school')
  expect(title('Well, yesterday my wife and I went to the lighthouse.')).toBe('My wife and I went to the lighthouse')
})

test('a title never frightens, where anything else was said', () => {
  expect(title('I want to kill myself.', 'I talked to my sister about it.')).toBe('I talked to my sister about it')
})

const callers = ['talkative', 'thinker', 'interrupter', 'mumbler']
const lists = [...stories, ...realJournals().filter((_, at) => at % 10 === 0)]

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’‘']/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? []

test('entries of whole calls hold only what the person said, and titles are cut where one may stop', () => {
  for (const [at, lines] of lists.entries()) {
    const persona = personas[callers[at % callers.length] ?? '']?.({ lines, seed: at + 1 })
    const call = simulate(anOpening({ seed: at }), persona ?? { reacts: () => [] })
    const told = entryFrom(call.stored, names)
    if (!told) throw new Error('nothing told')
    const said = wordsOf(call.uttered.map(({ words }) => words).join(' '))
    const asked = call.stored.flatMap((turn) => (turn.speaker === 'companion' ? wordsOf(turn.words) : []))
    const known = new Set([...said, ...asked, 'i', 'im', 'my', 'me', 'felt', 'went', 'was'])
    expect(wordsOf(`${told.content} ${told.title}`).filter((word) => !known.has(word))).toEqual([])
    // A sentence that took up its question is no stretch of what was said; every other is.
    const sentences = told.content.split(/(?<=[.!?…])\s+/)
    const own = sentences.filter((sentence) => isWithin(wordsOf(sentence), said))
    expect(own.length, told.content).toBeGreaterThanOrEqual(sentences.length * 0.6)
    expect(isWithin(own.flatMap(wordsOf), said), told.content).toBe(true)
    for (const { words } of call.uttered) expect(told.transcription).toContain(`Sam: ${words}`)
    expect(told.title.length, told.title).toBeLessThanOrEqual(60)
    expect(told.title).toMatch(/^[^a-z]/)
    expect(told.title).not.toMatch(/[,;:.]$|\s(?:the|a|an|and|but|my|of|with)$/)
    expect(told.wordCount).toBe(call.uttered.flatMap(({ words }) => words.split(/\s+/).filter(Boolean)).length)
  }
})

/** The same words in the same order, some left out. */
function isWithin(some: readonly string[], all: readonly string[]): boolean {
  let at = 0
  for (const word of all) if (word === some[at]) at += 1
  return at === some.length
}

test('what was said in another language is kept as it was said', () => {
  const said = 'Hoy hablé con mi madre, y y no supe qué decirle a la pobre.'
  expect(entryFrom([sam(said)], names)).toMatchObject({
    content: said,
    title: 'Hoy hablé con mi madre, y y no supe qué decirle a la pobre',
  })
})
