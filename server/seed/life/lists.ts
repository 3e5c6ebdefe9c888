import type { NewChecklist } from '#contract/checklists.ts'

export type Listed = Omit<NewChecklist, 'dueDate' | 'relatedGoalId'> & { since: number; dueIn?: number; goal?: string }

const done = (text: string) => ({ text, completed: true })
const open = (text: string) => ({ text, completed: false })

export const lists: readonly Listed[] = [
  {
    since: 33,
    title: 'Before the week begins',
    description: 'Half an hour on the couch, with tea.',
    category: 'weekly',
    isRecurring: true,
    recurrencePattern: 'weekly',
    isActive: true,
    items: [
      done('Look at the number on the fridge'),
      done('Block two mornings'),
      open('Groceries for five dinners at home'),
      open('Ask Dana about the boat'),
    ],
  },
  {
    since: 26,
    dueIn: 14,
    goal: 'A week in Lisbon with Leo',
    title: 'Lisbon',
    description: 'What has to happen before there is a flight.',
    category: 'project',
    isRecurring: false,
    isActive: true,
    items: [
      done('Go through the budget'),
      done('Ask Priya for the days'),
      open('Book the flight'),
      open('Somebody for the lemon tree'),
      open('A present for the new table'),
    ],
  },
  {
    since: 9,
    title: 'Every evening',
    description: null,
    category: 'daily',
    isRecurring: true,
    recurrencePattern: 'daily',
    isActive: true,
    items: [done('Water the lemon tree'), done('Six exercises'), open('Phone into the hall'), open('Window open')],
  },
]
