import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Placeholder, Waiting } from '#web/ui/placeholder.tsx'
import {
  useAiCoaches,
  useChooseCoach,
  useChooseSystem,
  useCurrentCoach,
  useCurrentSystem,
  useHabitSystems,
} from './api.ts'
import { coachChosen, notChosen, systemChosen } from './chosen.ts'
import { InUse } from './in-use.tsx'

/** Which coach and which habit system are in use, to be changed where one sets everything else. */
export function InUseSection() {
  return (
    <div className="grid gap-8 md:grid-cols-2">
      <CoachInUse />
      <SystemInUse />
    </div>
  )
}

function CoachInUse() {
  const [coaches, current, choosing] = [useAiCoaches(), useCurrentCoach(), useChooseCoach()]
  if (coaches.isLoadingError || current.isLoadingError) {
    return <LoadFailed what="your AI coach" retry={() => Promise.all([coaches.refetch(), current.refetch()])} />
  }
  if (!coaches.data || !current.data) return <InUsePlaceholder what="your AI coach" />
  return (
    <InUse
      label="AI Coach"
      items={coaches.data}
      current={current.data}
      about={current.data.description}
      specialty={current.data.specialty}
      change="Change AI Coach"
      dialog={{ title: 'Choose your AI coach', submit: 'Use this coach' }}
      isBusy={choosing.isPending}
      choose={(coach, then) =>
        choosing.mutate(coach, {
          onSuccess: () => {
            coachChosen(coach)
            then()
          },
          onError: notChosen,
        })
      }
    />
  )
}

function SystemInUse() {
  const [systems, current, choosing] = [useHabitSystems(), useCurrentSystem(), useChooseSystem()]
  if (systems.isLoadingError || current.isLoadingError) {
    return <LoadFailed what="your habit system" retry={() => Promise.all([systems.refetch(), current.refetch()])} />
  }
  if (!systems.data || current.data === undefined) return <InUsePlaceholder what="your habit system" />
  return (
    <InUse
      label="Habit System"
      items={systems.data}
      current={current.data}
      about={current.data?.description ?? 'Choosing one adds its habits to yours.'}
      change="Change Habit System"
      dialog={{ title: 'Choose your habit system', submit: 'Use this system' }}
      isBusy={choosing.isPending}
      choose={(system, then) =>
        choosing.mutate(system, {
          onSuccess: () => {
            systemChosen(system)
            then()
          },
          onError: notChosen,
        })
      }
    />
  )
}

function InUsePlaceholder({ what }: { what: string }) {
  return (
    <Waiting what={what}>
      <Placeholder className="h-5 w-24" />
      <Placeholder className="mt-2 h-7 w-40" />
      <Placeholder className="mt-2 h-11 w-full" />
      <Placeholder className="mt-4 h-24 w-4/5" />
      <Placeholder className="mt-3 h-9 w-36" />
    </Waiting>
  )
}
