import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'

export type Node = { type: string; start: number; end: number; [field: string]: unknown }
export type Source = { path: string; text: string; program: Node }

const rooms = ['contract', 'server', 'web', 'e2e', 'bench', 'scripts']

/** Every TypeScript and script file of ours, parsed; paths are relative to the root. */
export function readSources(root: string): Source[] {
  return rooms.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:tsx?|mjs)$/.test(name))
      .map((name) => sourceOf(`${room}/${name.replaceAll('\\', '/')}`, readFileSync(join(root, room, name), 'utf8'))),
  )
}

/** Throws where the text is no TypeScript. */
export function sourceOf(path: string, text: string): Source {
  const { program, errors } = parseSync(path, text)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  return { path, text, program: program as unknown as Node }
}

/** Every node below a value, the outer before the inner. */
export function visit(value: unknown, see: (node: Node) => void) {
  if (Array.isArray(value)) for (const one of value) visit(one, see)
  else if (isNode(value)) {
    see(value)
    for (const field in value) visit(value[field], see)
  }
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}
