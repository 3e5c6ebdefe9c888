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
