import { useState } from 'react'

const choices = [
  { theme: 'system', label: 'System' },
  { theme: 'light', label: 'Light' },
  { theme: 'dark', label: 'Dark' },
]

/** `web/public/theme.js` applies the choice before the first paint of the next visit. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState(document.documentElement.dataset.theme ?? 'system')
  function choose(chosen: string) {
    setTheme(chosen)
    localStorage.setItem('theme', chosen)
    if (chosen === 'system') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = chosen
  }
  return (
    <fieldset className="flex rounded-control border border-line p-0.5">
      <legend className="sr-only">Theme</legend>
      {choices.map(({ theme: value, label }) => (
        <label
          key={value}
          className="relative grid min-h-10 flex-1 place-items-center rounded-lg text-small text-soft hover:text-ink has-checked:bg-sunken has-checked:font-medium has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name="theme"
            checked={theme === value}
            onChange={() => choose(value)}
            className="sr-only"
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
