import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { misreadings, moodMeasures } from '#contract/mood-measures.ts'
import { analyseEntry } from './rules.ts'

test('what the page about mood calls misread is still read so', () => {
  for (const { text, mood } of misreadings) expect(analyseEntry(text).moodScore, text).toBe(mood)
})

test('the page about mood and the docs give the same figures', () => {
  const docs = readFileSync('docs/mood.md', 'utf8')
  for (const { ours } of moodMeasures) {
    const [value, low, high] = ours.map((figure) => figure.toFixed(3).slice(1))
    expect(docs).toContain(`**${value}** [${low}, ${high}]`)
  }
})
