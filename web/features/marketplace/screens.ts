import { Store } from 'lucide-react'
import type { Screen } from '#web/lib/screen.ts'

export const marketplaceScreen: Screen = {
  path: '/marketplace',
  load: async () => (await import('./marketplace-screen.tsx')).MarketplaceScreen,
  nav: { label: 'Marketplace', icon: Store, place: 'button' },
}
