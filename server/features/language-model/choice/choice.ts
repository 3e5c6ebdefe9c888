import type { Db } from '#server/platform/database/database.ts'
import { sealing } from '#server/platform/sealing.ts'
import type { Needs } from '#server/platform/services.ts'
import { modelChoice } from './tables.ts'

/** Where words go when the environment says nothing. */
export type Choice = { baseUrl: string; model: string; apiKey?: string }

/** With the host's safe, because it is nobody's in particular. */
const sealedChoice = sealing<Choice>(modelChoice)
const onlyRow = 1

export async function keptChoice({ db, vault }: Needs<'vault'> & { db: Db }) {
  const [row] = await db.select().from(modelChoice)
  return row ? sealedChoice.open(vault.ofHost, row) : null
}

export async function keepChoice({ db, vault, now }: Needs<'db' | 'vault' | 'now'>, choice: Choice) {
  const kept = { words: sealedChoice.seal(vault.ofHost, onlyRow, choice), chosenAt: new Date(now().epochMilliseconds) }
  await db
    .insert(modelChoice)
    .values({ id: onlyRow, ...kept })
    .onConflictDoUpdate({ target: modelChoice.id, set: kept })
}

export async function dropChoice({ db }: Needs<'db'>) {
  await db.delete(modelChoice)
}
