import { createRootRoute, createRoute, createRouter, lazyRouteComponent, Outlet } from '@tanstack/react-router'
import type { Screen } from '#web/lib/screen.ts'
import { ErrorScreen } from './error-screen.tsx'
import { openScreens, ownScreens } from './features.ts'
import { NotFoundScreen } from './not-found-screen.tsx'
import { Shell } from './shell.tsx'
import { SignedIn } from './signed-in.tsx'

const root = createRootRoute({ component: Outlet, notFoundComponent: NotFoundScreen })

const own = createRoute({
  getParentRoute: () => root,
  id: 'own',
  component: () => (
    <SignedIn>
      <Shell>
        <Outlet />
      </Shell>
    </SignedIn>
  ),
})

function route(parent: typeof root | typeof own, { path, load }: Screen) {
  return createRoute({
    getParentRoute: () => parent,
    path,
    component: lazyRouteComponent(async () => ({ default: await load() })),
  })
}

export function createAppRouter() {
  return createRouter({
    routeTree: root.addChildren([
      ...openScreens.map((screen) => route(root, screen)),
      own.addChildren(ownScreens.map((screen) => route(own, screen))),
    ]),
    defaultErrorComponent: ErrorScreen,
    defaultPreload: 'intent',
    scrollRestoration: true,
  })
}
