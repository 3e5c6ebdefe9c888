import './styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { LandingScreen } from './features/landing/landing-screen.tsx'

/** The landing page needs React and nothing more, so it stands outside the app and is ready before the app has loaded. */
async function screen() {
  if (location.pathname === '/') return <LandingScreen />
  const { App } = await import('./app/app.tsx')
  return <App />
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(<StrictMode>{await screen()}</StrictMode>)
