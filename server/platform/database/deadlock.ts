import { hasCode } from './failure-code.ts'

const deadlock = '40P01'
const mostTries = 5

/** Where two transactions wait for each other, PostgreSQL ends one of them; ended, ours begins anew. */
export async function despiteDeadlock<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await run()
    } catch (error) {
      if (tries === mostTries || !hasCode(error, deadlock)) throw error
    }
  }
}
