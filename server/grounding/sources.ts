import { read } from '#server/language/read.ts'
import { type NumberSaid, numbersIn } from './anchors/numbers.ts'
import { type Asked, askedIn } from './questions.ts'
import { type Word, wordsOf } from './reading.ts'
import { runsIn } from './runs.ts'

/** What may bear a sentence out. `by` tells whose words it holds: only theirs are what "you said". */
export type Source = {
  /** The number a sentence names it by: of an entry, or the place of a turn. */
  id?: number
  by: 'person' | 'companion' | 'entry' | 'fact' | 'card'
  words: string
  /** What else of it may be named, and is not quoted: the title and the day of an entry, the question a turn answers. */
  about?: string
}

/** A source that was read; read each once, however often something is checked against it. */
export type Text = Source & {
  read: readonly Word[]
  forms: ReadonlySet<string>
  roots: ReadonlySet<string>
  numbers: readonly NumberSaid[]
}

export function textOf(source: Source): Text {
  const doc = read(`${source.words}\n${source.about ?? ''}`)
  const words = wordsOf(doc.tokens)
  return {
    ...source,
    read: words,
    forms: new Set(words.flatMap(({ form, lemma }) => [form, lemma])),
    roots: new Set(words.map(({ root }) => root)),
    numbers: numbersIn(words),
  }
}

/** What words are checked against. */
export type Sources = {
  texts: readonly Text[]
  /** Names that need no source: the companion's own, and the person's. */
  names: readonly string[]
  /** What is not to be brought up. */
  forbidden: readonly string[]
  /** What was asked in this call and on the last two days, openings apart. */
  asked: readonly Asked[]
  /** Our instructions to the model, as runs of their words. */
  instructions: ReadonlySet<string>
  /** What was said of this turn already: a turn is checked by the sentence. */
  said: string
  /** Exact stretches that the person does not want to see again. */
  isUnwanted: (quote: string, id: number | undefined) => boolean
  /**
   * What a report may say beyond the words of its sources: in `every` sentence nothing; in what says something `of-them`
   * nothing; where the sentences are `ours`, anything but names, days and numbers.
   */
  claims: 'every' | 'of-them' | 'ours'
  /** The numbers of our own sentences, measured again, in the order in which they are said. */
  figures: readonly number[] | null
}

const nothing: Omit<Sources, 'asked' | 'instructions'> = {
  ...{ texts: [], names: [], forbidden: [], said: '', isUnwanted: () => false },
  ...{ claims: 'of-them', figures: null },
}

type Given = Partial<Omit<Sources, 'asked' | 'instructions'>> & { asked?: readonly string[]; instructions?: string }

export const sourcesOf = ({ asked = [], instructions = '', ...given }: Given): Sources => ({
  ...{ ...nothing, ...given },
  ...{ asked: asked.flatMap(askedIn), instructions: runsIn(instructions) },
})

export const holdsForm = (texts: readonly Text[], form: string) => texts.some(({ forms }) => forms.has(form))
export const holdsRoot = (texts: readonly Text[], root: string) => texts.some(({ roots }) => roots.has(root))
