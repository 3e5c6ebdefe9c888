import { setTimeout as pause } from 'node:timers/promises'

/** Asks again until there is an answer: for what a job does a moment later, or much later where the machine is busy. */
export async function eventually<Result>(
  what: string,
  ask: () => Promise<Result | null | undefined | false>,
  { withinMs = 60_000, everyMs = 50 } = {},
): Promise<Result> {
  const tooLate = Date.now() + withinMs
  while (Date.now() < tooLate) {
    const answer = await ask()
    if (answer) return answer
    await pause(everyMs)
  }
  throw new Error(`waited in vain for ${what}`)
}
