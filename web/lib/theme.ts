export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

export function currentTheme(): Theme {
  const set = document.documentElement.dataset.theme
  return themes.find((theme) => theme === set) ?? 'system'
}

/** `web/public/theme.js` applies the choice before the first paint of the next visit. */
export function chooseTheme(theme: Theme) {
  localStorage.setItem('theme', theme)
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}
