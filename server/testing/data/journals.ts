import { journals } from './sets.ts'

/** Real journal answers as their sentences, or a handful of our own, saying so, where the data is not there. */
export function realJournals(): string[][] {
  const real = journals()
  if (!real) process.stdout.write('the real journals are not here: playing our own few instead\n')
  const texts = real?.map(({ text }) => text) ?? ours
  return texts.map(sentences).filter((told) => told.length > 0)
}

const splitter = new Intl.Segmenter('en', { granularity: 'sentence' })

function sentences(text: string): string[] {
  return [...splitter.segment(text.replace(/\s+/g, ' '))].map(({ segment }) => segment.trim()).filter(Boolean)
}

const ours = [
  'My sister came over and we baked bread. It burned on one side. We ate it anyway and laughed.',
  'Work was long. The new manager changed the plan again. I felt tired and a little angry on the way home.',
  'I went for a run along the river before breakfast. My knee did not hurt for the first time in weeks.',
  'The doctor called with the results. Everything is fine. I sat on the stairs and cried a bit.',
]
