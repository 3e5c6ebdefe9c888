import { isNode, type Node, type Source, visit } from './sources.ts'

type Role = {
  id: string
  files: RegExp
  /** Modules that it may not import; types are gone when the code runs, and may be. */
  imports?: RegExp
  /** What it may not read or call, as it is written: `Date.now`, `process.env`, `.insert()`, `new Date()`. */
  uses?: RegExp
  because: string
}

const clock = /^(?:Date\.now|Temporal\.Now|new Date\(\))$/

/** What the file names of CONTRIBUTING promise. */
export const roles: readonly Role[] = [
  {
    id: 'routes',
    files: /^server\/features\/.*\/routes\.ts$/,
    imports: /^(?:drizzle-orm|pg)\b|\/tables\.ts$|\/platform\/database\//,
    uses: /^\.(?:insert|update|select|execute|transaction)\(\)$/,
    because: 'routes say who may, and make one call: reads are queries, writes are the service',
  },
  {
    id: 'rules',
    files: /^server\/features\/.*\/rules\.ts$/,
    imports:
      /^(?:drizzle-orm|pg|node:)|\/(?:tables|queries|service|jobs|routes)\.ts$|\/providers\/|\/platform\/(?!changed|problems|time)/,
    uses: /^Math\.random$/,
    because: 'rules are pure: no database, no vendor, no chance',
  },
  {
    id: 'queries',
    files: /^server\/features\/.*\/queries\.ts$/,
    uses: /^\.(?:insert|update|delete|transaction)\(\)$/,
    because: 'queries read; what is written is the service’s',
  },
  {
    id: 'service',
    files: /^server\/features\/.*\/(?:service|queries|rules|jobs|tables)\.ts$/,
    imports: /^@?fastify\b/,
    because: 'only routes know of HTTP',
  },
  {
    id: 'tables',
    files: /^server\/features\/(?!.*\/tables\.ts$)/,
    imports: /^drizzle-orm\/pg-core$/,
    because: 'tables are declared in tables.ts',
  },
  {
    id: 'vendors',
    files: /^server\/features\//,
    imports: /^(?:twilio|telnyx|ai|@ai-sdk\/.*)$|\/providers\/telephony\/(?:twilio|telnyx)/,
    because: 'a vendor’s name stands in providers only',
  },
  {
    id: 'pure rooms',
    files: /^server\/(?:dialogue|grounding|risk|language)\//,
    imports: /^(?:drizzle-orm|pg)\b|\/platform\/(?!time)|\/providers\//,
    uses: /^Math\.random$/,
    because: 'what understands and answers is pure: no database, no vendor, no chance',
  },
  {
    id: 'clock',
    files: /^(?:contract|server\/(?:features|dialogue|grounding|risk|language))\//,
    uses: clock,
    because: 'what time it is comes in as `now`, so that a test can say it',
  },
  {
    id: 'environment',
    files: /^(?:contract|server\/(?!platform\/|testing\/|(?:.*-command|main|at-the-database)\.ts$))/,
    uses: /^process\.env$/,
    because: 'the environment is read by platform/config.ts',
  },
]

const isOfTests = /\.test\.|\/testing\//

/** Where a file holds what its name says it never holds. */
export function brokenRoles({ path, program }: Source): string[] {
  const own = isOfTests.test(path) ? [] : roles.filter(({ files }) => files.test(path))
  if (own.length === 0) return []
  const imported = importsOf(program)
  const used = usesOf(program)
  return own.flatMap(({ imports, uses, because }) =>
    [...imported.filter((name) => imports?.test(name)), ...used.filter((name) => uses?.test(name))].map(
      (name) => `${path} has ${name}: ${because}`,
    ),
  )
}

function importsOf({ body }: Node): string[] {
  return (body as Node[]).flatMap((statement) => {
    const { source, importKind, exportKind, specifiers } = statement
    const isType = importKind === 'type' || exportKind === 'type' || areTypes(specifiers)
    return isNode(source) && !isType ? [String(source.value)] : []
  })
}

const areTypes = (specifiers: unknown) =>
  Array.isArray(specifiers) && specifiers.length > 0 && specifiers.every(({ importKind }) => importKind === 'type')

function usesOf(program: Node): string[] {
  const uses = new Set<string>()
  visit(program, (node) => {
    if (node.type === 'NewExpression' && (node.arguments as Node[]).length === 0)
      uses.add(`new ${(node.callee as Node).name}()`)
    if (node.type === 'MemberExpression')
      uses.add(`${(node.object as Node).name ?? ''}.${(node.property as Node).name ?? ''}`)
    if (node.type === 'CallExpression' && (node.callee as Node).type === 'MemberExpression')
      uses.add(`.${((node.callee as Node).property as Node).name ?? ''}()`)
  })
  return [...uses]
}
