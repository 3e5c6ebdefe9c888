import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Refuses import cycles and imports against the direction main → app → features → dialogue → grounding, risk → language → contract. */
const root = fileURLToPath(new URL('..', import.meta.url))
const rooms = ['contract', 'server', 'web', 'e2e', 'bench', 'models']

const forbidden: { from: RegExp; to: RegExp; because: string }[] = [
  { from: /^contract\//, to: /^(?!contract\/)/, because: 'the contract knows nothing else' },
  { from: /^web\//, to: /^server\//, because: 'the web never reaches into the server' },
  { from: /^server\//, to: /^(web|bench|e2e|models)\//, because: 'the server does not know who uses it' },
  { from: /^server\/language\//, to: /^server\/(?!language\/)/, because: 'language knows only the contract' },
  {
    from: /^server\/(risk|grounding)\//,
    to: /^server\/(?!language\/|risk\/|grounding\/)/,
    because: 'risk and grounding know only language',
  },
  {
    from: /^server\/dialogue\/(?!.*(\.test\.|\/testing\/))/,
    to: /^server\/(?!language\/|risk\/|grounding\/|dialogue\/)/,
    because: 'dialogue knows only language, grounding and risk',
  },
  {
    from: /^server\/(platform|providers)\/(?!.*(\.test\.|\/testing\/))/,
    to: /^server\/features\//,
    because: 'platform carries features',
  },
  {
    from: /^server\/(features|platform|providers)\/(?!.*(\.test\.|\/testing\/))/,
    to: /^server\/testing\//,
    because: 'tests only',
  },
  {
    from: /^server\/features\//,
    to: /^server\/(start\/|(main|app|build|features)\.ts$)/,
    because: 'features do not know the app',
  },
  { from: /^web\/(ui|lib)\//, to: /^web\/(app|features)\//, because: 'ui and lib would fit another product' },
  { from: /^web\/features\//, to: /^web\/app\//, because: 'features do not know the app' },
]

const everyImport = /^(?:import|export)\s(?:[^'"]*?\sfrom\s)?['"]([^'"]+)['"]/gm
/** Types are gone when the code runs, and cannot be a cycle there. */
const importOfValues = /^(?:import|export)\s(?!type\s)(?:[^'"]*?\sfrom\s)?['"]([^'"]+)['"]/gm

const files = rooms.flatMap((room) =>
  readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .map((file) => join(room, file))
    .filter((file) => /\.tsx?$/.test(file)),
)
const imports = new Map(files.map((file) => [file, importsOf(file, everyImport)]))
const runningImports = new Map(files.map((file) => [file, importsOf(file, importOfValues)]))
const complaints = [...wrongDirections(), ...cycles()]
for (const complaint of complaints) process.stderr.write(`${complaint}\n`)
process.exit(complaints.length > 0 ? 1 : 0)

function importsOf(file: string, kind: RegExp): string[] {
  const text = readFileSync(join(root, file), 'utf8')
  const found = text.matchAll(kind)
  return [...found].flatMap(([, name = '']) => {
    if (name.startsWith('#')) return [name.slice(1)]
    return name.startsWith('.') ? [normalize(join(dirname(file), name))] : []
  })
}

function wrongDirections(): string[] {
  return [...imports].flatMap(([file, targets]) =>
    targets.flatMap((target) =>
      forbidden
        .filter(({ from, to }) => from.test(file) && to.test(target))
        .map(({ because }) => `${file} imports ${target}: ${because}`),
    ),
  )
}

function cycles(): string[] {
  const done = new Set<string>()
  const found: string[] = []
  const visit = (file: string, path: readonly string[]) => {
    if (path.includes(file)) found.push(`a cycle: ${[...path.slice(path.indexOf(file)), file].join(' → ')}`)
    if (done.has(file) || path.includes(file)) return
    for (const target of runningImports.get(file) ?? []) visit(target, [...path, file])
    done.add(file)
  }
  for (const file of files) visit(file, [])
  return found
}
