import { expect, test } from 'vitest'
import { spokenSentences } from './sentences.ts'

test.each([
  ['i got a job i start on monday', ['i got a job', 'i start on monday']],
  [
    'we went to the lake on sunday and the water was freezing i only put my feet in',
    ['we went to the lake on sunday and the water was freezing', 'i only put my feet in'],
  ],
  [
    'my neighbour knocked at six she had lost her keys so she slept on our sofa',
    ['my neighbour knocked at six', 'she had lost her keys so she slept on our sofa'],
  ],
])('what comes without marks is cut where a thought ends: %s', (said, sentences) => {
  expect(spokenSentences(said)).toEqual(sentences)
})

test.each([
  'i rang my sister cos she was on her own',
  'i missed the bus because my alarm was broken',
  'when the lights went out i lit a candle',
  'if it rains tomorrow we stay at home',
  'the doctor says it is only a sprain',
  'he goes you never listen to me',
  'they gave me a coat that was too big',
  'these days i am mostly tired',
  'and then after the film we had chips',
])('nothing is torn off that hangs on something else: %s', (said) => {
  expect(spokenSentences(said)).toEqual([said])
})

test('no sentence ends on a word that asks for the next, and none begins with its reason', () => {
  const said =
    'so we drove to the coast and the car broke down and my wife was cross because i had not checked the oil and we ' +
    'walked to a garage and the man there knew my father and he fixed it for nothing so we bought him a cake'
  const sentences = spokenSentences(said)
  expect(sentences.length).toBeGreaterThan(2)
  for (const sentence of sentences) {
    expect(sentence).not.toMatch(/\b(?:and|but|because|cos|so|the|a|my|if|when|to|of)$/)
    expect(sentence).not.toMatch(/^(?:because|cos|which)\b/)
  }
})

test('whoever’s speech comes with its marks has them kept', () => {
  expect(spokenSentences('I went home. It was late, and I was tired.')).toEqual([
    'I went home.',
    'It was late, and I was tired.',
  ])
})

test.each([
  [
    'she wants us to let him go and the brother is shouting at me to do more and i’m stood there holding the phone',
    'stood there',
  ],
  [
    'she has a big van and she said the plumber miss ivette don’t come back till thursday so i’m calling around',
    'te don’t',
  ],
  [
    'she came down and put it in my hand and she says nana did i do it like grandad and what could i say to her',
    'it like',
  ],
  ['i swing by her place tonight with some flour and she do the cake and i do the flowers how hard is it', 'do the fl'],
])('what belongs together is not cut: %s', (said, together) => {
  expect(spokenSentences(said).join(' | ')).toContain(together)
})

test.each([
  ['that was weird ok whatever so i will ask priya tomorrow', 'that was weird'],
  ['what should i do do i say something to her', 'what should i do'],
  ['that is not what i asked i mean does another person read it', 'that is not what i asked'],
])('where somebody turns to something else, another sentence begins: %s', (said, first) => {
  expect(spokenSentences(said)[0]).toBe(first)
})
