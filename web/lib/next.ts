const otherwise = '/dashboard'

/** Where to go after signing in: only an address of our own, whatever somebody wrote into the link. */
export function nextAddress(next: unknown): string {
  const url = typeof next === 'string' && next.startsWith('/') ? URL.parse(next, location.origin) : null
  if (url?.origin !== location.origin || url.pathname.startsWith('//')) return otherwise
  return url.pathname + url.search + url.hash
}

/** The search of a link to the login or the registration, that comes back to `next` afterwards. */
export const comingBackTo = (next: unknown) => {
  const address = nextAddress(next)
  return address === otherwise ? {} : { next: address }
}
