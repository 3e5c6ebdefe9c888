import { expect, test } from 'vitest'
import { sentencesOf } from './sentences.ts'

async function* torn(text: string, every = 3) {
  for (let at = 0; at < text.length; at += every) yield text.slice(at, at + every)
}

const heard = async (text: string, every?: number) => Array.fromAsync(sentencesOf(torn(text, every)))

test('words torn anywhere become the same whole sentences', async () => {
  const text = 'You wrote “I met Dana. She smiled.” on Tuesday [12]. What now? One step… Mr. Hill said so! [3] The end'
  const sentences = [
    'You wrote “I met Dana. She smiled.” on Tuesday [12].',
    'What now?',
    'One step…',
    'Mr. Hill said so! [3]',
    'The end',
  ]
  for (const every of [1, 2, 3, 5, 8, 200]) expect(await heard(text, every)).toEqual(sentences)
})

test('a line of its own is a sentence, and a number with a point in it is not two', async () => {
  expect(await heard('Two things:\n- One\n- It was 6.5 on average. Good.')).toEqual([
    ...['Two things:', '- One', '- It was 6.5 on average.', 'Good.'],
  ])
})

test('half a sentence is not said when the words break off', async () => {
  async function* cut() {
    yield 'You wrote twice. You also sa'
    throw new Error('the line was cut')
  }
  const said: string[] = []
  await expect(
    (async () => {
      for await (const sentence of sentencesOf(cut())) said.push(sentence)
    })(),
  ).rejects.toThrow('cut')
  expect(said).toEqual(['You wrote twice.'])
})
