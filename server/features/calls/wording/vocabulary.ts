import { rootOf } from '#server/features/coach/answering/words.ts'
import * as acknowledgements from '../conversation/builtin/acknowledgements.ts'

const list = (words: string) => words.split(/\s+/).filter(Boolean)

/** To ask with: they presume nothing that was not told. */
const asking = list(`afterwards answer became become begin beginning bring brought catch caught change changed choose
  chose come decide decided describe different differently end ended enjoy enjoyed expect expected favorite favourite
  felt find finish first follow found happen help helped hope hoped idea imagine important kind learn learned leave left
  long look looked matter mattered mean meant mind miss moment notice noticed part picture place play reason remember
  sense show side sit sits sort stand stands start started stay stayed stays stick sticks story surprise surprised turn
  wish word words`)

const shown = [
  ...[acknowledgements.neutral, acknowledgements.glad, acknowledgements.hard, acknowledgements.mixed].flat(),
  ...[acknowledgements.sorrow, acknowledgements.hums, acknowledgements.listening].flat(),
]
  .join(' ')
  .match(/[\p{L}’]+/gu)

/** Roots of words that a companion asks or listens with, whatever was told. */
export const plainRoots = new Set([...asking, ...(shown ?? [])].map(rootOf))
