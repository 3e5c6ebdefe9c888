import {
  BookOpen,
  CalendarCheck,
  CalendarDays,
  CalendarRange,
  Crown,
  Flag,
  Flame,
  Footprints,
  Gem,
  LetterText,
  Library,
  type LucideIcon,
  Milestone,
  Mountain,
  NotebookPen,
  PenLine,
  Phone,
  PhoneCall,
  Repeat,
  Sparkle,
  Sprout,
  Sunrise,
  Telescope,
  TreeDeciduous,
  Users,
} from 'lucide-react'
import type { Achievement, AchievementIcon, AchievementRarity, AchievementType } from '#contract/achievements.ts'

export const icons: Record<AchievementIcon, LucideIcon> = {
  sprout: Sprout,
  'calendar-check': CalendarCheck,
  'calendar-days': CalendarDays,
  'calendar-range': CalendarRange,
  mountain: Mountain,
  crown: Crown,
  'pen-line': PenLine,
  'notebook-pen': NotebookPen,
  'book-open': BookOpen,
  library: Library,
  'letter-text': LetterText,
  'tree-deciduous': TreeDeciduous,
  phone: Phone,
  'phone-call': PhoneCall,
  sunrise: Sunrise,
  gem: Gem,
  footprints: Footprints,
  repeat: Repeat,
  flag: Flag,
  users: Users,
  telescope: Telescope,
}

export const types: Record<AchievementType, { label: string; icon: LucideIcon }> = {
  streak: { label: 'Streak', icon: Flame },
  milestone: { label: 'Milestone', icon: Milestone },
  special: { label: 'Special', icon: Sparkle },
  weekly: { label: 'Weekly', icon: CalendarDays },
}

export const rarities: Record<AchievementRarity, string> = {
  common: 'Common',
  uncommon: 'Uncommon',
  rare: 'Rare',
  epic: 'Epic',
  legendary: 'Legendary',
}

export type Filter = 'all' | 'unlocked' | 'streaks' | 'milestones' | 'special'

export const filters: { value: Filter; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'unlocked', label: 'Unlocked' },
  { value: 'streaks', label: 'Streaks' },
  { value: 'milestones', label: 'Milestones' },
  { value: 'special', label: 'Special' },
]

/** What is done in a week stands with the special ones. */
export function passes({ type, unlocked }: Achievement, filter: Filter): boolean {
  switch (filter) {
    case 'all':
      return true
    case 'unlocked':
      return unlocked
    case 'streaks':
      return type === 'streak'
    case 'milestones':
      return type === 'milestone'
    case 'special':
      return type === 'special' || type === 'weekly'
  }
}

export const percentOf = ({ current, requirement }: Achievement) =>
  Math.min(100, Math.floor((100 * current) / requirement))
