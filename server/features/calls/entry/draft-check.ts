import { analyseEntry } from '#server/features/analysis/entry/rules.ts'
import { check } from '#server/grounding/check.ts'
import { type Sources, sourcesOf, textOf } from '#server/grounding/sources.ts'
import { capitalised } from '#server/language/format.ts'
import { assess } from '#server/risk/assess.ts'
import { draftInstructions, type EntryDraft } from './instructions.ts'
import type { Told } from './paragraphs.ts'

const longestTitle = 60
const mostThemes = 5

export type CheckedDraft = { title: string; content: string; themes: string[] }

/**
 * What of a draft stands: sentences that say nothing new, nothing turned around and nobody else's deed, in the order of
 * what was told. Null where it leaves out more than a tenth, or tells it in another order. A title that does not stand is
 * the one the rules found.
 */
export function checkedDraft(
  { title, paragraphs, themes }: EntryDraft,
  told: readonly Told[],
  own: { title: string; names: readonly string[] },
): CheckedDraft | null {
  const texts = told.map(({ sentences, asked }, index) =>
    textOf({ id: index + 1, by: 'person', words: sentences.join(' '), about: asked }),
  )
  const sources = sourcesOf({ texts, names: own.names, instructions: draftInstructions })
  const { faults, kept } = check(paragraphs.flat(), sources, 'entry')
  if (faults.some(({ id }) => id === 'coverage') || !isInOrder(kept.map(({ on }) => Math.min(...on)))) return null
  const held = new Set(kept.map(({ text }) => text))
  const content = paragraphs
    .map((sentences) =>
      sentences
        .filter(({ text }) => held.has(text))
        .map(({ text }) => text)
        .join(' '),
    )
    .filter((paragraph) => paragraph !== '')
    .join('\n\n')
  const known = `${content} ${told.flatMap(({ sentences }) => sentences).join(' ')}`
  return { title: titleOf(title, sources) ?? own.title, content, themes: themesOf(themes, content, known) }
}

const isInOrder = (places: readonly number[]) => places.every((place, index) => place >= (places[index - 1] ?? 0))

/** A title rests on all that was told; what would frighten at every look at the journal is none. */
function titleOf(title: string, sources: Sources): string | null {
  const bare = title.replace(/[.!…]+$/, '')
  if (bare.length > longestTitle || assess(bare).isExplicit) return null
  const on = sources.texts.flatMap(({ id }) => id ?? [])
  return check([{ text: bare, on }], sources, 'entry').kept.length === 1 ? capitalised(bare) : null
}

/** Areas of life that the words point to, and what was said itself; where a model names none of these, what the rules see. */
function themesOf(themes: readonly string[], content: string, known: string): string[] {
  const seen = analyseEntry(content).themes
  const said = known.toLowerCase()
  const kept = themes.filter((theme) => seen.includes(theme.toLowerCase()) || said.includes(theme.toLowerCase()))
  return [...new Set([...kept, ...seen])].slice(0, mostThemes)
}
