import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dangerMeasures, dangerMissed, dangerMistaken } from '#contract/danger-measures.ts'
import { safetyLevel } from '#server/risk/assess.ts'

const docs = readFileSync('docs/safety.md', 'utf8')
/** Small shares stand there with a place more. */
const shown = (figure: number, share: number) => figure.toFixed(share > 0 && share < 0.01 ? 4 : 3).replace(/^0/, '')

test('the page about danger and the docs give the same figures', () => {
  for (const { what, n, share } of dangerMeasures) {
    const [value, low, high] = share.map((figure) => shown(figure, share[0]))
    const row = docs.split('\n').find((line) => line.includes(`**${value}** [${low}, ${high}]`))
    expect(row, what).toContain(`| ${n.toLocaleString('en-US')} |`)
  }
})

test('no floor is above what was measured', () => {
  for (const { what, counts, share, floor } of dangerMeasures) {
    expect(counts === 'alarmed' ? 1 - share[0] : share[0], what).toBeGreaterThanOrEqual(floor)
  }
})

test('what the page says is missed is missed, and what it says is mistaken is', () => {
  for (const words of dangerMissed) expect(safetyLevel(words), words).toBeLessThan(2)
  for (const words of dangerMistaken) expect(safetyLevel(words), words).toBeGreaterThanOrEqual(2)
  for (const words of [...dangerMissed, ...dangerMistaken]) expect(docs).toContain(words)
})
