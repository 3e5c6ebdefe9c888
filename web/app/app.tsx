import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { config } from 'zod'
import { createQueryClient } from '#web/lib/query-client.ts'
import { onSessionEnded } from '#web/lib/session.ts'
import { createAppRouter } from './router.tsx'

// Zod compiles its checks with `new Function` where it can; our content security policy rightly refuses that.
config({ jitless: true })

// A toast can wait a moment for its frame; the first screen should not. Fetched at once all the same: a page that has
// lost its server still says so.
const Toaster = lazy(async () => ({ default: (await import('#web/ui/toaster.tsx')).Toaster }))
/** Several answers may say so at once, and the first has led there already; and whoever asks for help goes on asking. */
const needNobody = new Set(['/login', '/support'])
const queryClient = createQueryClient()
const router = createAppRouter()

export function App() {
  useEffect(
    () =>
      onSessionEnded(() => {
        queryClient.clear()
        if (!needNobody.has(router.state.location.pathname)) void router.navigate({ to: '/login' })
      }),
    [],
  )
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Suspense>
        <Toaster />
      </Suspense>
    </QueryClientProvider>
  )
}
