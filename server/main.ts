/**
 * Everything else is loaded from here, so that a file that is missing or broken ends the start with one line, as does all
 * that goes wrong until it is ready. What is wrong with the code itself is told with where it is.
 */
const faultsOfTheCode = [SyntaxError, TypeError, ReferenceError, RangeError]

try {
  const { start } = await import('./start/start.ts')
  await start(process.env)
} catch (error) {
  const isOurs = faultsOfTheCode.some((kind) => error instanceof kind)
  const told = error instanceof Error ? (isOurs ? error.stack : error.message) : String(error)
  process.stderr.write(`${told}\n`)
  process.exit(1)
}

export {}
