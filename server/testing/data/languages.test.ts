import { expect, test } from 'vitest'
import { isOtherLanguage } from '#server/language/detection/detection.ts'
import { hasData, journals, telephone } from './sets.ts'

test.skipIf(!hasData)(
  'hardly anything said on a telephone or written in a journal is taken for another language',
  () => {
    const turns = telephone()?.flatMap((side) => side.turns) ?? []
    const wrong = turns.filter(isOtherLanguage).length
    expect(wrong / turns.length).toBeLessThanOrEqual(0.001)
    const written = journals()?.map(({ text }) => text) ?? []
    expect(written.filter(isOtherLanguage).length / written.length).toBeLessThanOrEqual(0.001)
  },
)
