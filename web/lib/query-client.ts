import { QueryClient } from '@tanstack/react-query'

/** What was read stays true until something says it changed: a mutation, or a message on the realtime line. */
export function createQueryClient(): QueryClient {
  const common = {
    retry: false,
    // Self-hosted and reachable without the internet: `navigator.onLine` says nothing about our server.
    networkMode: 'always',
  } as const
  return new QueryClient({
    defaultOptions: {
      queries: { ...common, staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false },
      mutations: common,
    },
  })
}
