import type { NewGoal } from '#contract/goals.ts'

/** `dueIn` counts days ahead. A goal that has ended was active until then. */
export type Meant = Omit<NewGoal, 'status' | 'targetDate'> & {
  since: number
  dueIn?: number
  ended?: { daysAgo: number; status: 'completed' | 'paused' | 'dropped'; notes?: string }
}

export const goals: readonly Meant[] = [
  {
    since: 53,
    title: 'A half marathon this year',
    description: 'Because everybody at work seems to have run one.',
    type: 'long_term',
    category: 'health',
    priority: 4,
    progressPercentage: 5,
    milestones: ['Ten kilometers', 'A plan', 'A number on my shirt'],
    successCriteria: ['Cross the line'],
    obstacles: ['The knee', 'That I do not really want it'],
    resources: [],
    ended: { daysAgo: 43, status: 'dropped', notes: 'The physio raised one eyebrow. I was relieved.' },
  },
  {
    since: 48,
    dueIn: 6,
    title: 'Get the onboarding design through',
    description: 'From a list of questions to something Priya can show to the whole company.',
    type: 'short_term',
    category: 'career',
    priority: 1,
    progressPercentage: 60,
    milestones: ['The list of questions', 'First sketches to the team', 'The whole flow', 'The empty screen', 'Review'],
    successCriteria: ['The review asks for nothing essential'],
    obstacles: ['Meetings', 'Throwing sketches away before anybody sees them'],
    resources: ['Priya', 'Free mornings'],
    ended: { daysAgo: 4, status: 'completed', notes: 'Without a single change.' },
  },
  {
    since: 43,
    dueIn: 21,
    title: 'Five kilometers without the knee saying anything',
    description: 'Along the river, past the bridge and back. Slowly is allowed.',
    type: 'short_term',
    category: 'health',
    priority: 2,
    progressPercentage: 80,
    milestones: ['Thirty days of six exercises', 'Three kilometers', 'Four kilometers', 'Five kilometers'],
    successCriteria: ['No pain on the stairs the day after'],
    obstacles: ['Rain', 'Wanting too much at once'],
    resources: ['Six stick figures with hats', 'The old man with the dog'],
    notes: 'Four kilometers, no pain. One to go.',
  },
  {
    since: 38,
    title: 'Bake through my grandmother’s notebook',
    description: 'Thirty-one recipes in a handwriting that only Mom can read.',
    type: 'long_term',
    category: 'creative',
    priority: 5,
    progressPercentage: 10,
    milestones: ['The apple cake', 'The honey bread', 'The one with the stain on it'],
    successCriteria: [],
    obstacles: ['Butter is expensive'],
    resources: ['Mom', 'The honey woman'],
    ended: { daysAgo: 26, status: 'paused', notes: 'After Lisbon, when there is money for butter.' },
  },
  {
    since: 26,
    dueIn: 75,
    title: 'A week in Lisbon with Leo',
    description: 'When he has a table. Cook at home until then, and book before it gets expensive.',
    type: 'long_term',
    category: 'relationships',
    priority: 1,
    progressPercentage: 45,
    milestones: ['Half the money', 'Days off', 'The flight', 'Leo buys a table'],
    successCriteria: ['We eat something at that table'],
    obstacles: ['The budget', 'That I put off booking'],
    resources: ['The note on the fridge', 'The couch in Leo’s new apartment'],
  },
]
