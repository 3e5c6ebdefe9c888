import type { Exported } from '#server/platform/exported.ts'
import type { Services, UserId } from '#server/platform/services.ts'

/** `journal.json`: everything the features hold of a person, each under its name, written piece by piece. */
export async function* everythingAsJson(services: Services, userId: UserId, exported: readonly Exported[]) {
  yield `{\n"exportedAt": ${JSON.stringify(services.now().toString())}`
  for (const { name, read } of exported) {
    yield `,\n${JSON.stringify(name)}: `
    const held = read(services, userId)
    if (Symbol.asyncIterator in held) yield* listAsJson(held)
    else yield JSON.stringify(await held, null, 1)
  }
  yield '\n}\n'
}

async function* listAsJson(list: AsyncIterable<unknown>) {
  let isFirst = true
  yield '['
  for await (const one of list) {
    yield `${isFirst ? '' : ','}\n${JSON.stringify(one, null, 1)}`
    isFirst = false
  }
  yield ']'
}
