import type { Counts } from './sizes.ts'

export type Kind = { id: string; counted: string; limit: string; found: Counts }

/** What each file or folder may have of a kind at most: what it had when it was last looked at, and never more. */
export type Allowance = Record<string, Counts>

/** What went over its allowance, and what stayed so far under it that the allowance has to follow. */
export function complaintsOf(kinds: readonly Kind[], allowance: Allowance): string[] {
  return kinds.flatMap(({ id, counted, limit, found }) => {
    const allowed = allowance[id] ?? {}
    const paths = [...new Set([...Object.keys(found), ...Object.keys(allowed)])].sort()
    return paths.flatMap((path) => {
      const [has, may] = [found[path] ?? 0, allowed[path] ?? 0]
      if (has > may) return [`${path} has ${has} ${counted}${may > 0 ? `, and had ${may}` : ''}: ${limit}`]
      if (has < may) return [`${path} had ${may} ${counted} and is better now: node scripts/check-structure.ts --lower`]
      return []
    })
  })
}

/** The allowance for what is there now: a file that moved takes its own along, as long as there is no more in all. */
export function lowered(kinds: readonly Kind[], allowance: Allowance): Allowance {
  return Object.fromEntries(
    kinds.map(({ id, found }) => {
      const allowed = allowance[id] ?? {}
      const rows = sum(found) <= sum(allowed) ? Object.entries(found) : lowest(found, allowed)
      return [id, Object.fromEntries(rows.filter(([, count]) => count > 0).sort())]
    }),
  )
}

const sum = (counts: Counts) => Object.values(counts).reduce((total, count) => total + count, 0)

const lowest = (found: Counts, allowed: Counts) =>
  Object.entries(allowed).map(([path, may]): [string, number] => [path, Math.min(may, found[path] ?? 0)])
