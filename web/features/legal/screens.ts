import type { Screen } from '#web/lib/screen.ts'

export const legalScreens: readonly Screen[] = [
  { path: '/privacy-policy', load: async () => (await import('./privacy-screen.tsx')).PrivacyScreen },
  { path: '/terms-of-service', load: async () => (await import('./service-screen.tsx')).ServiceScreen },
  { path: '/terms-of-use', load: async () => (await import('./use-screen.tsx')).UseScreen },
]
