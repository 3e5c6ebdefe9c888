import type { AiCoach, HabitSystem } from '#contract/marketplace.ts'
import { wordsFor } from '#web/lib/failures.ts'
import { toast } from '#web/ui/toast.ts'

export const coachChosen = ({ name }: AiCoach) =>
  toast({ title: 'AI Coach Updated', description: `${name} speaks with you from now on.` })

export const systemChosen = ({ name }: HabitSystem) =>
  toast({ title: 'Habit System Updated', description: `The habits of ${name} are among yours.` })

export const notChosen = (failure: unknown) =>
  toast({
    title: 'Update Failed',
    description: wordsFor(failure, 'Nothing was changed. Please try again.'),
    tone: 'danger',
  })
