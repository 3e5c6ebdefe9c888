import { Link } from '@tanstack/react-router'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Page } from '#web/ui/page.tsx'
import { Placeholder, Waiting } from '#web/ui/placeholder.tsx'
import { useSettings } from './api.ts'
import { SettingsForm } from './settings-form.tsx'

const index = [
  { id: 'actions', label: 'Quick Actions' },
  { id: 'calls', label: 'Calls' },
  { id: 'prompts', label: 'Writing Prompts' },
  { id: 'development', label: 'Personal Development' },
  { id: 'experimental', label: 'Experimental' },
  { id: 'analysis', label: 'Analysis' },
  { id: 'notifications', label: 'Notifications' },
  { id: 'appearance', label: 'Appearance' },
  { id: 'coach', label: 'Goals and Preferences' },
  { id: 'data', label: 'Your Data' },
]

export function SettingsScreen() {
  const settings = useSettings()
  return (
    <Page title="Settings">
      <div className="grid gap-x-16 xl:grid-cols-[minmax(0,42rem)_minmax(0,1fr)]">
        {settings.isPending && <SettingsPlaceholders />}
        {settings.isLoadingError && <LoadFailed what="your settings" retry={settings.refetch} />}
        {settings.data && <SettingsForm settings={settings.data} />}
        <nav aria-label="On this page" className="hidden xl:block">
          <ul className="sticky top-10 space-y-2.5 border-l border-line pl-5 text-small">
            {index.map(({ id, label }) => (
              <li key={id}>
                <Link to="/settings" hash={id} className="rounded-sm text-soft hover:text-ink">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </Page>
  )
}

function SettingsPlaceholders() {
  return (
    <Waiting what="your settings">
      {['h-8', 'h-72', 'h-16', 'h-80', 'h-36', 'h-16'].map((height, place) => (
        <div key={place} className="border-t border-line py-8 first:border-0 first:pt-0">
          <Placeholder className="h-7 w-52" />
          <Placeholder className={`mt-5 ${height}`} />
        </div>
      ))}
    </Waiting>
  )
}
