/**
 * Calls `stop` when npm is gone. A SIGTERM to `npm start` ends npm and the shell it runs us in, and neither passes it
 * on: without this the server would stay, with nobody to stop it.
 */
export function whenOrphaned(stop) {
  if (!process.env.npm_lifecycle_event) return
  const shell = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(watch)
    stop()
  }, 250).unref()
}
