import type { Screen } from '#web/lib/screen.ts'

export const loginScreen: Screen = {
  path: '/login',
  load: async () => (await import('./login-screen.tsx')).LoginScreen,
}

export const proveNumberScreen: Screen = {
  path: '/prove-number',
  load: async () => (await import('./proving/prove-number-screen.tsx')).ProveNumberScreen,
}

export const changeNumberScreen: Screen = {
  path: '/change-number',
  load: async () => (await import('./number/change-number-screen.tsx')).ChangeNumberScreen,
}

export const registerScreen: Screen = {
  path: '/register',
  load: async () => (await import('./register-screen.tsx')).RegisterScreen,
}
