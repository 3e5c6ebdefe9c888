import { expect, test } from 'vitest'
import { corrected } from './corrected.ts'

const names = new Set(['yvonne', 'yvette', 'anna', 'jonas'])

test.each([
  [
    [
      'the decorator miss yvonne comes back thursday',
      'wait i said miss yvonne it ain’t yvonne it’s yvette yvonne is my cousin',
    ],
    ['the decorator miss yvette comes back thursday', 'yvonne is my cousin'],
  ],
  [
    ['jonas will leave us in september', 'I said September that is wrong he goes on the first of October'],
    ['jonas will leave us on the first of October', 'he goes on the first of October'],
  ],
  [
    ['he got eighty eight points', 'no sorry it was eighty nine not eighty eight'],
    ['he got eighty nine points', ''],
  ],
  [['we meet on tuesday i mean wednesday at nine no ten'], ['we meet on wednesday at ten']],
  [['my sister i mean my cousin drove me'], ['my cousin drove me']],
  [
    ['he wants to do chemistry no sorry physics after nineteen years i mean twenty years'],
    ['he wants to do physics after twenty years'],
  ],
  [
    ['she passed in march', 'i said march that’s wrong it was february the funeral was in march'],
    ['she passed in february', 'the funeral was in march'],
  ],
  [
    ['she had the left eye done', 'oh i tell a lie it was the right eye not the left eye'],
    ['she had the right eye done', ''],
  ],
  [
    ['Three weeks and two men.', 'I said three weeks. It was four weeks if I count the scaffolding.'],
    ['four weeks and two men.', 'It was four weeks if I count the scaffolding.'],
  ],
  [['I met Anna. Anna cried. No wait, not Anna, Hanna.'], ['I met Hanna. Hanna cried.']],
])('what somebody puts right stands right where it was told: %s', (said, told) => {
  expect(
    corrected(
      said.map((text) => text.replaceAll('’', "'")),
      names,
    ),
  ).toEqual(told)
})

test.each([
  [['i thought anna called and it wasn’t anna it was maria']],
  [['my aunt lent it to me', 'no it’s not my aunt it was noreen who did']],
  [['we were three and then three more came', 'i said three it’s four']],
  [['anna and maria came', 'no not anna maria']],
  [['he asked how many and i said three it’s four really']],
  [['i love the garden i mean the roses were out']],
  [['he got eighty nine points not ninety']],
  [['it was work i mean stress']],
])('where it is not sure, everything stays as it was spoken: %s', (said) => {
  expect(corrected(said, names)).toEqual(said)
})
