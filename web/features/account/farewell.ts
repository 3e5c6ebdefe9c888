const key = 'just-logged-out'

/** Logging out reloads the page, and the toast has to survive that. */
export function leaveFarewell() {
  sessionStorage.setItem(key, 'yes')
}

export function farewellIsDue(): boolean {
  return sessionStorage.getItem(key) !== null
}

export function farewellIsSaid() {
  sessionStorage.removeItem(key)
}
