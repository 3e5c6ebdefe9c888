import { createContext, useContext } from 'react'

export const UserIdContext = createContext<number | null>(null)

/** Whose journal this is. Only below the sign-in guard. */
export function useUserId(): number {
  const userId = useContext(UserIdContext)
  if (userId === null) throw new Error('useUserId needs someone signed in')
  return userId
}
