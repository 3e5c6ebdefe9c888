import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createQueryClient } from '#web/lib/query-client.ts'
import { UserIdContext } from '#web/lib/user-id.ts'
import { Toaster } from '#web/ui/toaster.tsx'

/**
 * Shows a screen to the person with id 1, with everything it leans on and nothing of the shell. A screen that reads its
 * address is given the `path` it stands at.
 */
export function show(screen: ReactNode, address = '/', path?: string) {
  const root = createRootRoute({
    component: () => (
      <UserIdContext value={1}>
        {path ? <Outlet /> : screen}
        <Toaster />
      </UserIdContext>
    ),
    notFoundComponent: () => null,
  })
  const routeTree = path
    ? root.addChildren([createRoute({ getParentRoute: () => root, path, component: () => screen })])
    : root
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [address] }) })
  const queryClient = createQueryClient()
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { router, queryClient }
}
