import type pg from 'pg'

const inside = new Map([
  ['begin', 'savepoint step'],
  ['commit', 'release savepoint step'],
  ['rollback', 'rollback to savepoint step'],
])

/** The same connection for code that opens transactions of its own: within ours, they become savepoints. */
export function nested(client: pg.ClientBase): pg.ClientBase {
  return new Proxy(client, {
    get(target, name) {
      if (name !== 'query') return Reflect.get(target, name)
      return (text: string, values?: unknown[]) => target.query(inside.get(text) ?? text, values)
    },
  })
}
