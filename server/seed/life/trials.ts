import type { NewExperiment } from '#contract/experiments.ts'
import type { NewRoutine } from '#contract/routines.ts'

/** `endsIn` counts days from the day of the seeding, back where it is negative. */
export type Tried = Omit<NewExperiment, 'startDate' | 'endDate'> & { since: number; endsIn: number }
export type Usual = Omit<NewRoutine, 'startDate' | 'relatedExperimentId'> & { since: number; experiment?: string }

export const experiments: readonly Tried[] = [
  {
    since: 33,
    endsIn: -20,
    title: 'Two weeks of free mornings',
    description: 'No meetings before noon, everything turned off, draw.',
    goal: 'To find out whether I am slow or only interrupted',
    hypothesis: 'With three hours in one piece I finish in a week what takes me three.',
    status: 'completed',
    successMetrics: ['Mornings kept', 'A number for the day'],
    dailyActions: ['Calendar blocked the evening before', 'Phone in the drawer'],
    weeklyActions: ['Show Priya what came of it'],
    results: 'Seven mornings of ten, until Mom’s surgery. On those days the number was higher, and the flow got done.',
    lessonsLearned: 'I am only interrupted. Two blocked mornings a week survive, five do not.',
  },
  {
    since: 9,
    endsIn: 12,
    title: 'The phone sleeps in the hall',
    description: 'From ten in the evening it lies in the hall, with the sound on for Mom and Leo.',
    goal: 'To sleep through from three to five',
    hypothesis: 'If it is not beside me I do not look up words in the middle of the night.',
    status: 'active',
    successMetrics: ['Hours slept', 'Words looked up at night'],
    dailyActions: ['Phone into the hall at ten', 'Worries on paper'],
    weeklyActions: ['Count the nights'],
    notes: 'Two exceptions so far, both of them the results.',
  },
]

export const routines: readonly Usual[] = [
  {
    since: 19,
    experiment: 'Two weeks of free mornings',
    title: 'A morning in one piece',
    description: 'Three hours for the one thing, before anybody can ask.',
    type: 'current',
    frequency: 'weekdays',
    timeOfDay: 'morning',
    duration: 180,
    actions: ['Everything off', 'The one thing on a note', 'Draw', 'Tea at half time'],
    benefits: 'The day has worked before it is noon.',
    challenges: 'Other people’s calendars.',
    isActive: true,
    priority: 1,
  },
  {
    since: 9,
    title: 'Down to sleep',
    description: null,
    type: 'current',
    frequency: 'daily',
    timeOfDay: 'night',
    duration: 45,
    actions: ['Water the lemon tree', 'Tomorrow on paper', 'Phone into the hall', 'Window open'],
    benefits: 'Fewer hours between three and five.',
    challenges: 'Evenings when we wait for news.',
    isActive: true,
    priority: 2,
  },
]
