import type { Achievement } from '#contract/achievements.ts'
import type { Events } from '#server/events.ts'
import { entryLadder, streakLadder } from './ladders.ts'

/** What is read of a person to tell how far they are. */
export type Facts = {
  entries: number
  words: number
  /** Days in a row with an entry, the most there ever were. */
  longestStreak: number
  /** Different days with an entry in the fullest week, Monday to Sunday. */
  daysInFullestWeek: number
  /** Times something was written again after a week or longer without a word. */
  comebacks: number
  artifacts: number
  completedCalls: number
  habitEntries: number
  /** Days on which one habit reached its target, the habit with the most. */
  daysOneHabitWasKept: number
}

type Described = Omit<Achievement, 'current' | 'unlocked' | 'unlockedAt'>
/** Read from facts, or unlocked by what happened alone, where the facts are another feature's. */
type Earned = { reads: keyof Facts; by?: never } | { reads?: never; by: keyof Events }
export type Rule = Described & Earned

/** An id is for ever: it is what is stored. */
export const rules: readonly Rule[] = [
  {
    id: 1,
    ...streakLadder.gettingStarted,
    description: 'Write on three days in a row.',
    icon: 'sprout',
    type: 'streak',
    rarity: 'common',
    reads: 'longestStreak',
  },
  {
    id: 2,
    ...streakLadder.weekChampion,
    description: 'Write on seven days in a row.',
    icon: 'calendar-check',
    type: 'streak',
    rarity: 'uncommon',
    reads: 'longestStreak',
  },
  {
    id: 3,
    ...streakLadder.twoWeekWarrior,
    description: 'Write on fourteen days in a row.',
    icon: 'mountain',
    type: 'streak',
    rarity: 'rare',
    reads: 'longestStreak',
  },
  {
    id: 4,
    ...streakLadder.streakLegend,
    description: 'Write on thirty days in a row.',
    icon: 'crown',
    type: 'streak',
    rarity: 'epic',
    reads: 'longestStreak',
  },
  {
    id: 5,
    ...entryLadder.enthusiast,
    description: 'Have ten entries in your journal.',
    icon: 'pen-line',
    type: 'milestone',
    rarity: 'common',
    reads: 'entries',
  },
  {
    id: 6,
    ...entryLadder.regular,
    description: 'Have twenty entries in your journal.',
    icon: 'notebook-pen',
    type: 'milestone',
    rarity: 'uncommon',
    reads: 'entries',
  },
  {
    id: 7,
    ...entryLadder.master,
    description: 'Have fifty entries in your journal.',
    icon: 'book-open',
    type: 'milestone',
    rarity: 'rare',
    reads: 'entries',
  },
  {
    id: 8,
    name: 'A Hundred Pages',
    description: 'Have a hundred entries in your journal.',
    icon: 'library',
    type: 'milestone',
    rarity: 'epic',
    requirement: 100,
    reads: 'entries',
  },
  {
    id: 9,
    name: 'A Year of Pages',
    description: 'Have 365 entries in your journal.',
    icon: 'tree-deciduous',
    type: 'milestone',
    rarity: 'legendary',
    requirement: 365,
    reads: 'entries',
  },
  {
    id: 10,
    name: 'Ten Thousand Words',
    description: 'Write or say ten thousand words.',
    icon: 'letter-text',
    type: 'milestone',
    rarity: 'rare',
    requirement: 10_000,
    reads: 'words',
  },
  {
    id: 11,
    name: 'First Call',
    description: 'Take your first call.',
    icon: 'phone',
    type: 'special',
    rarity: 'common',
    requirement: 1,
    reads: 'completedCalls',
  },
  {
    id: 12,
    name: 'Good Talk',
    description: 'Take ten calls.',
    icon: 'phone-call',
    type: 'special',
    rarity: 'uncommon',
    requirement: 10,
    reads: 'completedCalls',
  },
  {
    id: 13,
    name: 'Welcome Back',
    description: 'Write again after a week or longer without a word.',
    icon: 'sunrise',
    type: 'special',
    rarity: 'uncommon',
    requirement: 1,
    reads: 'comebacks',
  },
  {
    id: 14,
    name: 'Worth Keeping',
    description: 'Store your first artifact.',
    icon: 'gem',
    type: 'special',
    rarity: 'common',
    requirement: 1,
    reads: 'artifacts',
  },
  {
    id: 15,
    name: 'First Step',
    description: 'Log progress on a habit for the first time.',
    icon: 'footprints',
    type: 'special',
    rarity: 'common',
    requirement: 1,
    reads: 'habitEntries',
  },
  {
    id: 16,
    name: 'Second Nature',
    description: 'Reach the target of one habit on fourteen days.',
    icon: 'repeat',
    type: 'special',
    rarity: 'rare',
    requirement: 14,
    reads: 'daysOneHabitWasKept',
  },
  {
    id: 17,
    name: 'Goal Reached',
    description: 'Complete your first goal.',
    icon: 'flag',
    type: 'special',
    rarity: 'uncommon',
    requirement: 1,
    by: 'goals.completed',
  },
  {
    id: 18,
    name: 'Good Company',
    description: 'Connect with your first friend.',
    icon: 'users',
    type: 'special',
    rarity: 'common',
    requirement: 1,
    by: 'friends.connected',
  },
  {
    id: 19,
    name: 'Looking Back',
    description: 'Have your first week analyzed.',
    icon: 'telescope',
    type: 'weekly',
    rarity: 'common',
    requirement: 1,
    by: 'analysis.written',
  },
  {
    id: 20,
    name: 'Five-Day Week',
    description: 'Write on five days of one week.',
    icon: 'calendar-days',
    type: 'weekly',
    rarity: 'uncommon',
    requirement: 5,
    reads: 'daysInFullestWeek',
  },
  {
    id: 21,
    name: 'Monday to Sunday',
    description: 'Write on all seven days of one week.',
    icon: 'calendar-range',
    type: 'weekly',
    rarity: 'rare',
    requirement: 7,
    reads: 'daysInFullestWeek',
  },
]

/** What the facts have earned, stored or not. */
export function earnedBy(facts: Facts): number[] {
  return rules.filter(({ reads, requirement }) => reads && facts[reads] >= requirement).map(({ id }) => id)
}

export const unlockedByEvent = (event: keyof Events): number[] =>
  rules.filter(({ by }) => by === event).map(({ id }) => id)

/** What is unlocked stays so, and says what it took, though entries were added or deleted since. */
export function achievementsOf(facts: Facts, unlockedAt: ReadonlyMap<number, Date>): Achievement[] {
  return rules.map(({ reads, by: _, ...described }) => {
    const at = unlockedAt.get(described.id) ?? null
    const current = reads ? facts[reads] : 0
    return {
      ...described,
      current: at ? described.requirement : Math.min(current, described.requirement),
      unlocked: at !== null,
      unlockedAt: at,
    }
  })
}
