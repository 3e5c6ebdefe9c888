import type pg from 'pg'
import { typesOf } from './tables.ts'

type Cells = (string | null)[]
type Loader = { add(row: Cells): Promise<void>; flush(): Promise<void> }

const enoughRows = 1_000
const enoughCharacters = 4_000_000

/** Puts rows of text into a table, a good many at a time. A column that the table no longer has is left out. */
export async function loader(
  client: pg.ClientBase,
  target: { table: string; columns: string[] } | null,
): Promise<Loader> {
  const types = target ? await typesOf(client, target.table) : new Map<string, string>()
  if (target && types.size === 0) throw new Error(`The backup holds ${target.table}, which this version does not know`)
  const kept = (target?.columns ?? []).flatMap((column, at) => {
    const type = types.get(column)
    return type ? [{ column, type, at }] : []
  })
  const columns = kept.map(({ column }) => column).join(', ')
  const values = kept.map(({ column, type }) => `r.${column}::${type}`).join(', ')
  const texts = kept.map((_, index) => `$${index + 1}::text[]`).join(', ')
  const insert = `insert into ${target?.table} (${columns}) overriding system value
    select ${values} from unnest(${texts}) as r(${columns})`

  let waiting: Cells[] = []
  let characters = 0

  async function flush() {
    if (waiting.length === 0) return
    await client.query(
      insert,
      kept.map(({ at }) => waiting.map((row) => row[at] ?? null)),
    )
    waiting = []
    characters = 0
  }

  return {
    flush,
    async add(row) {
      waiting.push(row)
      characters += row.reduce((sum, cell) => sum + (cell?.length ?? 0), 0)
      if (waiting.length >= enoughRows || characters >= enoughCharacters) await flush()
    },
  }
}
