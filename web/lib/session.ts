const key = 'currentUserId'
const listeners = new Set<() => void>()
let isLeaving = false

/** Whether someone is signed in, as far as this browser knows; the server has the last word. */
export function currentUserId(): number | null {
  const id = Number(localStorage.getItem(key))
  return Number.isInteger(id) && id > 0 ? id : null
}

export function rememberUser(id: number) {
  localStorage.setItem(key, String(id))
  isLeaving = false
}

/** The person leaves of their own accord; the page goes with them, and nothing leads it elsewhere meanwhile. */
export function forgetUser() {
  localStorage.removeItem(key)
  isLeaving = true
}

/** Where nothing of a person is left: what the browser keeps for one of several people carries their id in its key. */
export function forgetWhatIsKeptFor(id: number) {
  for (const storage of [localStorage, sessionStorage]) {
    for (const name of Object.keys(storage)) if (name.split(':').includes(String(id))) storage.removeItem(name)
  }
}

/** The server no longer knows this session: forget it and let the app lead to the login. */
export function sessionEnded() {
  if (isLeaving) return
  localStorage.removeItem(key)
  for (const tell of listeners) tell()
}

export function onSessionEnded(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
