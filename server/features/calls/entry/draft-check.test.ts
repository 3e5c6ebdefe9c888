import { expect, test } from 'vitest'
import { checkedDraft } from './draft-check.ts'

const told = [
  { sentences: ['I walked to the mill with Leo and we didn’t talk much.'], asked: 'What happened?', isAskedAnew: true },
  {
    sentences: ['He’s moving to Lisbon in the spring.', 'I’m going to miss him.'],
    asked: 'How is Leo?',
    isAskedAnew: true,
  },
  { sentences: ['I cooked soup for six people and she cried.'], asked: 'And then?', isAskedAnew: true },
]
const own = { title: 'I walked to the mill with Leo', names: ['Ana', 'Journal'] }
const good = {
  title: 'Leo is moving to Lisbon',
  paragraphs: [
    [
      { text: 'I walked to the mill with Leo, and we didn’t talk much.', on: [1] },
      { text: 'He’s moving to Lisbon in the spring, and I’m going to miss him.', on: [2] },
    ],
    [{ text: 'I cooked soup for six people, and she cried.', on: [3] }],
  ],
  themes: ['friends', 'Leo', 'Lisbon', 'chess'],
}
const checked = (change: object) => checkedDraft({ ...good, ...change }, told, own)
const mill = { text: 'I walked to the mill with Leo, and we didn’t talk much.', on: [1] }
const lisbon = { text: 'He’s moving to Lisbon in the spring, and I’m going to miss him.', on: [2] }
const soup = { text: 'I cooked soup for six people, and she cried.', on: [3] }

test('a draft in the person’s words and order stands, in its paragraphs, under its title', () => {
  expect(checked({})).toMatchObject({
    title: 'Leo is moving to Lisbon',
    content: `${mill.text} ${lisbon.text}\n\n${soup.text}`,
    themes: expect.arrayContaining(['Leo', 'Lisbon']),
  })
  expect(checked({})?.themes).not.toContain('chess')
})

test('what was made up is left out of it', () => {
  const invented = { text: 'The evening light lay golden over the valley.', on: [1] }
  expect(checked({ paragraphs: [[mill, invented, lisbon], [soup]] })?.content).toBe(
    `${mill.text} ${lisbon.text}\n\n${soup.text}`,
  )
})

test.each([
  [
    'a thing is denied that was so',
    [[mill, { text: 'I’m not going to miss him, and he’s not moving.', on: [2] }, soup]],
  ],
  [
    'somebody else’s deed is the person’s',
    [[mill, lisbon, { text: 'I cooked soup for six people, and I cried.', on: [3] }]],
  ],
  ['more than a tenth is left out', [[mill, lisbon]]],
  ['it is told in another order', [[soup, mill, lisbon]]],
  ['a passage is named that is not there', [[mill, lisbon, { ...soup, on: [7] }]]],
])('where %s, the entry of the rules stands', (_, paragraphs) => {
  expect(checked({ paragraphs })).toBeNull()
})

test.each([
  'Marta is moving to Lisbon',
  'Leo is not moving to Lisbon',
  'I want to kill myself',
  `Leo is moving ${'a'.repeat(60)}`,
])('the title “%s” gives way to that of the rules', (title) => {
  expect(checked({ title })?.title).toBe(own.title)
})
