import { dirname } from 'node:path'
import { type Node, type Source, visit } from './sources.ts'

export type Counts = Record<string, number>

const longestPattern = 150
const longestFile = 250
const fullestFolder = 12

/** One file a feature or a journey: they grow with the product. */
const growing = new Set(['contract', 'e2e'])

/** How many regular expressions of over 150 characters each file holds. */
export function longPatterns(sources: readonly Source[]): Counts {
  return counts(sources.map(({ path, program }) => [path, patternsIn(program).filter(isLong).length]))
}

/** How many lines each file has that has over 250. */
export function longFiles(sources: readonly Source[]): Counts {
  return counts(sources.map(({ path, text }) => [path, over(longestFile, text.trimEnd().split('\n').length)]))
}

/** How many files of code each folder holds that holds over a dozen. */
export function fullFolders(sources: readonly Source[]): Counts {
  const folders = Map.groupBy(sources, ({ path }) => dirname(path))
  const sizes = [...folders].filter(([folder]) => !growing.has(folder))
  return counts(sizes.map(([folder, files]) => [folder, over(fullestFolder, files.length)]))
}

const over = (limit: number, value: number) => (value > limit ? value : 0)
const isLong = (pattern: string) => pattern.length > longestPattern

export function counts(rows: readonly (readonly [string, number])[]): Counts {
  return Object.fromEntries(rows.filter(([, count]) => count > 0))
}

/** Literals, and strings that are made into a regular expression where they stand. */
function patternsIn(program: Node): string[] {
  const patterns: string[] = []
  visit(program, (node) => {
    if (node.type === 'Literal' && node.regex) patterns.push((node.regex as { pattern: string }).pattern)
    if (node.type !== 'NewExpression' || (node.callee as Node).name !== 'RegExp') return
    const [first] = node.arguments as Node[]
    if (first && /Literal$/.test(first.type)) patterns.push(' '.repeat(first.end - first.start - 2))
  })
  return patterns
}
