const key = 'currentUserId'
const listeners = new Set<() => void>()

/** Whether someone is signed in, as far as this browser knows; the server has the last word. */
export function currentUserId(): number | null {
  const id = Number(localStorage.getItem(key))
  return Number.isInteger(id) && id > 0 ? id : null
}

export function rememberUser(id: number) {
  localStorage.setItem(key, String(id))
}

export function forgetUser() {
  localStorage.removeItem(key)
}

/** The server no longer knows this session: forget it and let the app lead to the login. */
export function sessionEnded() {
  forgetUser()
  for (const tell of listeners) tell()
}

export function onSessionEnded(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
