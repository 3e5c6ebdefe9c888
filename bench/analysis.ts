import { analyseEntry } from '#server/features/analysis/entry/rules.ts'
import { realJournals } from '#server/testing/data/journals.ts'
import { ratio, row } from './figures.ts'

/** Entries understood a second, beside only cutting the same texts into words. */
export async function benchAnalysis() {
  const texts = realJournals().map((sentences) => sentences.join(' '))
  const split = rate(texts, (text) => text.split(/\s+/).length)
  const analysed = rate(texts, (text) => analyseEntry(text).wordCount)
  row('entry analysis', 'entries a second')
  row('---', '---')
  row('floor: the text cut into words', split.toFixed(0))
  row('built-in analysis', analysed.toFixed(0))
  row('ratio', ratio(analysed, split))
}

function rate(texts: readonly string[], use: (text: string) => number): number {
  for (const text of texts) use(text)
  const from = performance.now()
  let done = 0
  for (; performance.now() - from < 2_000; done += texts.length) for (const text of texts) use(text)
  return done / ((performance.now() - from) / 1000)
}
