import { type Counts, counts } from './sizes.ts'
import { isNode, type Node, type Source } from './sources.ts'

type Written = { path: string; name: string; body: string }

/** Shorter bodies are alike because there is nothing in them. */
const shortest = 30

/** Functions at the top of a file that stand in another file too, whatever they and their parameters are called. */
export function copiesIn(sources: readonly Source[]): string[][] {
  const written = sources.filter(({ path }) => !/\.test\.tsx?$/.test(path)).flatMap(functionsOf)
  return [...Map.groupBy(written, ({ path, body }) => `${shelf(path)} ${body}`).values()]
    .filter((same) => new Set(same.map(({ path }) => path)).size > 1)
    .map((same) => same.map(({ path, name }) => `${path} ${name}`))
}

/** How many of its functions each file shares with another. */
export function copies(sources: readonly Source[]): Counts {
  const paths = copiesIn(sources).flatMap((same) => same.map((one) => one.split(' ')[0] ?? ''))
  return counts([...Map.groupBy(paths, (path) => path)].map(([path, all]) => [path, all.length]))
}

/** What one may import the other may too: the web takes nothing from the server. */
const shelf = (path: string) => (/^(?:web|scripts)\//.exec(path) ?? ['server/'])[0]

function functionsOf({ path, text, program }: Source): Written[] {
  return (program.body as Node[]).flatMap((statement) => {
    const declared = isNode(statement.declaration) ? statement.declaration : statement
    if (declared.type === 'FunctionDeclaration') return written(path, text, declared.id, declared)
    const declarators = declared.type === 'VariableDeclaration' ? (declared.declarations as Node[]) : []
    return declarators.flatMap(({ id, init }) =>
      isNode(init) && /^(?:Arrow)?FunctionExpression$/.test(init.type) ? written(path, text, id, init) : [],
    )
  })
}

function written(path: string, text: string, id: unknown, made: Node): Written[] {
  const parameters = (made.params as Node[]).flatMap(({ name }) => (typeof name === 'string' ? [name] : []))
  const body = parameters.reduce(
    (rest, name, place) =>
      rest.replaceAll(new RegExp(`(?<![.\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`, 'g'), `#${place}`),
    bodyOf(text, made.body as Node),
  )
  return body.length < shortest ? [] : [{ path, name: String((id as Node | null)?.name ?? ''), body }]
}

/** `{ return x }` is the same as `x`. */
function bodyOf(text: string, body: Node): string {
  const [only, ...more] = body.type === 'BlockStatement' ? (body.body as Node[]) : []
  const isReturn = only?.type === 'ReturnStatement' && more.length === 0 && isNode(only.argument)
  const { start, end } = isReturn ? (only.argument as Node) : body
  return text.slice(start, end).replace(/\s+/g, ' ')
}
