const key = 'farewell'
const farewells = ['logged-out', 'deleted'] as const
export type Farewell = (typeof farewells)[number]

/** Leaving reloads the page, and the toast has to survive that. */
export function leaveFarewell(farewell: Farewell) {
  sessionStorage.setItem(key, farewell)
}

export function farewellDue(): Farewell | null {
  const left = sessionStorage.getItem(key)
  return farewells.find((farewell) => farewell === left) ?? null
}

export function farewellIsSaid() {
  sessionStorage.removeItem(key)
}
