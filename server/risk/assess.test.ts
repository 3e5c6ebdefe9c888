import { expect, test } from 'vitest'
import { assess, concernsAnother, type RiskLevel, riskVersion, safetyLevel } from './assess.ts'

test.each([
  'When was I thirty-six years old?',
  'How often did I cry this month?',
  'I am so tired of this job.',
  'I ended it with Tom, and I am done with dating.',
  'I took my pills this morning.',
  'I put it on the table.',
  'I put it on and cried for about an hour.',
  'I keep his photo on the windowsill.',
  'I kept one of his planes, it’s on the windowsill.',
  'My dad would have loved it.',
  'I am on the balcony.',
  'I won’t be here tomorrow, I am at my sister’s.',
  'I have my tablets laid out for the week.',
  'I just want it to be over, this exam.',
  'I want to diet, and then I want to dive.',
  'I want to bill myself for the hours.',
  'I want to hang my shelf in the hall.',
  'I had to kill my elf in the game.',
  'That app kills my cell battery.',
])('“%s” alarms nobody', (words) => {
  expect(safetyLevel(words)).toBeLessThan(2)
})

test.each<[string, RiskLevel]>([
  ['Im sucidal', 3],
  ['I want to die', 3],
  ['i dont want to live anymore and then we had pizza', 3],
  ['I want to kill my self', 3],
  ['killmyself', 3],
  ['i wanna kms', 3],
  ['I keep thinking about sue aside', 3],
  ['i keep thinking about shooting my cell', 3],
  ['i am going to do my self in', 3],
  ['i want to end in my life', 3],
  ['I can’t stop thinking about killing myself', 3],
  ['If I don’t pass I will kill myself', 3],
  ['There is no way out for me and I have the pills next to me.', 3],
  ['I have decided to kill myself tonight. The pills are in front of me.', 4],
  ['Everyone would be better off without me.', 2],
  ['quiero morir', 3],
])('“%s” is level %i', (words, level) => {
  expect(safetyLevel(words)).toBe(level)
})

test.each([
  'I would never kill myself.',
  'No, I am not suicidal. I want to talk about my flat.',
  'She said "I want to die" and slammed the door.',
  'In the film he says I want to kill myself.',
  'I nearly killed myself laughing.',
  'My laptop committed suicide in the middle of the report.',
  'no quiero morir',
])('“%s” is denied, said by another, told or an idiom', (words) => {
  expect(assess(words)).toMatchObject({ isExplicit: false })
  expect(safetyLevel(words)).toBeLessThan(2)
})

test('danger long past is told apart from danger now', () => {
  expect(safetyLevel('I tried to kill myself when I was nineteen.')).toBe(1)
  expect(safetyLevel('Years ago I tried to kill myself, and lately I want to die again.')).toBeGreaterThanOrEqual(3)
})

/** Every word that is one letter off: one left out, one doubled, one replaced, two swapped. */
function slipsOf(words: string): string[] {
  return [...words].flatMap((letter, at) => {
    if (letter === ' ' || words[at + 1] === ' ') return []
    const [ahead, behind] = [words.slice(0, at), words.slice(at + 1)]
    return [ahead + behind, ahead + letter + letter + behind, `${ahead}x${behind}`]
  })
}

test.each(['i want to kill myself', 'i am suicidal', 'i want to end my life', 'i really want to die'])(
  '“%s” is heard with any letter wrong, and without spaces',
  (words) => {
    const missed = slipsOf(words).filter((slip) => safetyLevel(slip) < 3)
    expect(missed.length / slipsOf(words).length, missed.join(' / ')).toBeLessThanOrEqual(0.05)
    expect(safetyLevel(words.replaceAll(' ', ''))).toBeGreaterThanOrEqual(3)
  },
)

test('a common word that lies one letter from a word of danger is read as what it is', () => {
  for (const text of ['I did not want to give the hour to another client', 'he was willing to do it himself'])
    expect(assess(text).level, text).toBe(0)
})

test('what is learned alone is the gentle question and no more', () => {
  const { level, isExplicit, score } = assess(
    'Nothing about tomorrow has me in it, and I would be glad not to wake up to it',
  )
  expect(score).toBeGreaterThan(0.5)
  expect({ level, isExplicit }).toEqual({ level: 2, isExplicit: false })
})

test.each([
  ['My brother told me he wants to kill himself.', true],
  ['he said he wants to die and i am scared', true],
  ['My friend was suicidal years ago.', false],
  ['He hurt himself playing football.', false],
  ['I want to kill myself.', false],
])('whether “%s” is worry for somebody else: %s', (words, isWorry) => {
  expect(concernsAnother(words)).toBe(isWorry)
})

test('capitals, missing punctuation and curly quotes change nothing', () => {
  expect(safetyLevel('I DON’T WANT TO LIVE ANYMORE!!!')).toBe(3)
})

test('danger in the middle of a long calm entry is found, and means far from it make it no graver', () => {
  const calm = 'We walked by the river and talked about the garden. '.repeat(200)
  expect(safetyLevel(`${calm}I have been thinking about killing myself. ${calm}`)).toBe(3)
  expect(safetyLevel(`I have been thinking about killing myself. ${calm}The pills are in front of me.`)).toBe(3)
})

test('a reading says by which reader it was made', () => {
  expect(riskVersion).toBeGreaterThan(1000)
})

test.each([
  '',
  '   ',
  '😀😭🔫',
  'אני לא רוצה',
  '\u0000\uD800',
  '"""""',
  'x'.repeat(1_000_000),
  'i want to '.repeat(20_000),
  'i want to kill myself '.repeat(10_000),
  'the pills are here. i never said that. '.repeat(5_000),
  '"a'.repeat(100_000),
])('odd input is read without failing (%#)', (words) => {
  expect([0, 1, 2, 3, 4]).toContain(safetyLevel(words))
})
