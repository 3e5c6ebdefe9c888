import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { Page } from '#web/ui/page.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { useAiCoaches, useBundles, useCurrentCoach, useCurrentSystem, useHabitSystems, useHumanCoaches } from './api.ts'
import { BundleCard } from './bundle-card.tsx'
import { CoachCard } from './coach-card.tsx'
import { HumanCoachCard } from './human-coach-card.tsx'
import { Shelf } from './shelf.tsx'
import { Sisters } from './sisters.tsx'
import { SystemCard } from './system-card.tsx'

const tabs = [
  { value: 'ai-coaches', label: 'AI Coaches', content: <AiCoaches /> },
  { value: 'habit-systems', label: 'Habit Systems', content: <HabitSystems /> },
  { value: 'bundles', label: 'Bundles', content: <Bundles /> },
  { value: 'human-coaches', label: 'Human Coaches', content: <HumanCoaches /> },
]

/** With `?tab=bundles` that tab is open. */
export function MarketplaceScreen() {
  const { tab }: { tab?: unknown } = useSearch({ strict: false })
  const navigate = useNavigate()
  const shown = tabs.find(({ value }) => value === tab)?.value ?? 'ai-coaches'
  return (
    <Page
      title="Marketplace"
      note="Who speaks with you, and what you practice"
      actions={
        <Button asChild>
          <Link to="/dashboard">
            <ArrowLeft aria-hidden />
            Back to Dashboard
          </Link>
        </Button>
      }
    >
      <Tabs
        label="Marketplace"
        tabs={tabs}
        value={shown}
        onChange={(value) =>
          navigate({ to: '/marketplace', search: { tab: value }, replace: true, resetScroll: false })
        }
      />
      <Sisters />
    </Page>
  )
}

function AiCoaches() {
  const current = useCurrentCoach().data
  return (
    <Shelf
      title="AI Coaches"
      description="Whoever you choose phones you from the next call on, and asks in their own way."
      what="the AI coaches"
      items={useAiCoaches()}
      empty={{ title: 'No AI coaches yet', words: 'Coaches you can be called by will stand here.' }}
      card={(coach) => <CoachCard key={coach.id} coach={coach} isInUse={coach.id === current?.id} />}
    />
  )
}

function HabitSystems() {
  const current = useCurrentSystem().data
  return (
    <Shelf
      title="Habit Systems"
      description="A few habits that belong together, and the thinking behind them. Installing one adds its habits to yours."
      what="the habit systems"
      items={useHabitSystems()}
      empty={{ title: 'No habit systems yet', words: 'Sets of habits you can take up will stand here.' }}
      card={(system) => <SystemCard key={system.id} system={system} isInUse={system.id === current?.id} />}
    />
  )
}

function Bundles() {
  return (
    <Shelf
      title="Bundles"
      description="A coach and a habit system that go well together."
      what="the bundles"
      items={useBundles()}
      placeholders={4}
      isBrief
      empty={{ title: 'No bundles yet', words: 'Coaches and habit systems that belong together will stand here.' }}
      card={(bundle) => <BundleCard key={bundle.id} bundle={bundle} />}
    />
  )
}

function HumanCoaches() {
  return (
    <Shelf
      title="Human Coaches"
      description="People you can meet and talk with, listed by whoever runs this Journal AI."
      what="the human coaches"
      items={useHumanCoaches()}
      empty={{
        title: 'No human coaches yet',
        words: 'Whoever runs this Journal AI has not listed any. Once they do, you will find them here.',
      }}
      card={(coach) => <HumanCoachCard key={coach.id} coach={coach} />}
    />
  )
}
