import type { z } from 'zod'
import type { User } from '#contract/account.ts'
import type { Achievement } from '#contract/achievements.ts'
import type { MonthlyReport, Patterns, Statement, WeeklyAnalysis } from '#contract/analysis.ts'
import type { Call } from '#contract/calls.ts'
import type { Checklist } from '#contract/checklists.ts'
import type { Community, CommunityMember, Post, Response } from '#contract/communities.ts'
import type { Experiment } from '#contract/experiments.ts'
import type { Friend, FriendInvite, FriendRequest, SharedEntry } from '#contract/friends.ts'
import type { Goal } from '#contract/goals.ts'
import type { Habit, HabitEntry, HabitProgress } from '#contract/habits.ts'
import type { Stats, WrittenEntry } from '#contract/journal.ts'
import type { AiCoach, HabitSystem } from '#contract/marketplace.ts'
import type { Part } from '#contract/parts.ts'
import type { Routine } from '#contract/routines.ts'
import type { Schedule } from '#contract/schedule.ts'
import type { Settings } from '#contract/settings.ts'

/** Things as the server sends them; each test names only what matters to it. */

export const user = (own: Partial<User> = {}): User => ({
  id: 1,
  name: 'Ana',
  phoneNumber: '+12125550123',
  timeZone: 'America/New_York',
  callTime: '19:00',
  phone: 'browser',
  ...own,
})

/** As it comes back from being written; where it is only read, `care` is not sent. */
export const entry = (own: Partial<z.input<typeof WrittenEntry>> = {}): z.input<typeof WrittenEntry> => ({
  id: 7,
  userId: 1,
  title: 'The fence is finished',
  content: 'I finally finished the garden fence.',
  transcription: null,
  moodScore: 8,
  sentiment: 'positive',
  themes: ['garden'],
  wordCount: 6,
  callDuration: null,
  source: 'manual',
  isArtifact: false,
  speakingAsPartId: null,
  visibility: 'private',
  createdAt: '2026-03-03T19:04:00.000Z',
  version: 1,
  care: null,
  ...own,
})

export const stats = (own: Partial<Stats> = {}): Stats => ({
  totalEntries: 12,
  journalStreak: 4,
  longestJournalStreak: 9,
  streakBroken: false,
  averageMood: 7.2,
  totalWords: 4321,
  achievement: 'Building Momentum',
  nextAchievement: '3 more days for Week Champion',
  isQuiet: false,
  ...own,
})

export const phoneCall = (own: Partial<z.input<typeof Call>> = {}): z.input<typeof Call> => ({
  id: 5,
  userId: 1,
  phoneNumber: '+12125550123',
  status: 'ringing',
  duration: null,
  recordingUrl: null,
  transcriptionText: null,
  journalEntryId: null,
  providerCallId: 'browser-3f9c2a17',
  answeredBy: null,
  reason: null,
  attempt: 1,
  companionName: 'Journal',
  createdAt: '2026-03-03T19:04:00.000Z',
  ...own,
})

export const schedule = (own: Partial<z.input<typeof Schedule>> = {}): z.input<typeof Schedule> => ({
  nextCallAt: null,
  attempt: 1,
  pausedUntil: null,
  isResting: false,
  missedDays: 0,
  ...own,
})

export const goal = (own: Partial<z.input<typeof Goal>> = {}): z.input<typeof Goal> => ({
  id: 3,
  userId: 1,
  title: 'Run ten kilometres',
  description: 'Along the river',
  type: 'long_term',
  category: 'health',
  priority: 2,
  targetDate: null,
  status: 'active',
  progressPercentage: 40,
  milestones: [],
  successCriteria: [],
  obstacles: [],
  resources: [],
  notes: null,
  completedAt: null,
  createdAt: '2026-03-03T19:04:00.000Z',
  ...own,
})

export const checklist = (own: Partial<z.input<typeof Checklist>> = {}): z.input<typeof Checklist> => ({
  id: 4,
  userId: 1,
  title: 'Morning',
  description: null,
  relatedGoalId: null,
  category: 'daily',
  items: [
    { id: '0d9c4e0e-58ab-4b35-8d1d-5c7a2f5a0001', text: 'Water', completed: true },
    { id: '0d9c4e0e-58ab-4b35-8d1d-5c7a2f5a0002', text: 'Stretch', completed: false },
  ],
  completionPercentage: 50,
  isRecurring: false,
  recurrencePattern: null,
  lastResetDate: null,
  dueDate: null,
  isActive: true,
  createdAt: '2026-03-03T19:04:00.000Z',
  ...own,
})

export const part = (own: Partial<z.input<typeof Part>> = {}): z.input<typeof Part> => ({
  id: 6,
  userId: 1,
  name: 'The critic',
  description: 'Wants me to be safe from blame',
  role: 'protector',
  characteristics: [],
  triggers: [],
  strengths: [],
  challenges: [],
  color: '#6B7280',
  isActive: true,
  createdAt: '2026-03-03T19:04:00.000Z',
  ...own,
})

export const experiment = (own: Partial<z.input<typeof Experiment>> = {}): z.input<typeof Experiment> => ({
  id: 8,
  userId: 1,
  title: 'Walk after lunch',
  description: 'Twenty minutes outside',
  goal: null,
  hypothesis: null,
  startDate: '2026-03-01',
  endDate: '2026-03-14',
  status: 'active',
  successMetrics: [],
  dailyActions: [],
  weeklyActions: [],
  notes: null,
  results: null,
  lessonsLearned: null,
  createdAt: '2026-03-03T19:04:00.000Z',
  ...own,
})

export const routine = (own: Partial<z.input<typeof Routine>> = {}): z.input<typeof Routine> => ({
  id: 9,
  userId: 1,
  title: 'Evening pages',
  description: null,
  type: 'current',
  frequency: 'daily',
  timeOfDay: 'evening',
  duration: 20,
  actions: [],
  benefits: null,
  challenges: null,
  isActive: true,
  startDate: null,
  implementationDate: null,
  priority: 1,
  relatedExperimentId: null,
  createdAt: '2026-03-03T19:04:00.000Z',
  ...own,
})

const onSale = { price: 0, author: 'Journal AI', rating: 0, totalInstalls: 0, isInstalled: false, isDefault: false }

export const aiCoach = (own: Partial<AiCoach> = {}): AiCoach => ({
  ...onSale,
  id: 5,
  name: 'Willow',
  description: 'For grief, and for days that are too much.',
  personality: 'Slow and gentle.',
  specialties: ['Grief', 'Hard days'],
  ...own,
})

export const habitSystem = (own: Partial<HabitSystem> = {}): HabitSystem => ({
  ...onSale,
  id: 2,
  name: 'Clear Week',
  description: 'Know what this week is for.',
  methodology: 'Decide before the week decides for you.',
  compatibleCoaches: [2],
  habits: ['Choose the one thing', 'Look over the week'],
  ...own,
})

export const settings = (own: Partial<z.input<typeof Settings>> = {}): z.input<typeof Settings> => ({
  id: 1,
  userId: 1,
  dailyCallEnabled: true,
  callTime: '19:00',
  timeZone: 'America/New_York',
  maxCallDuration: 600,
  weeklyAnalysisEnabled: true,
  monthlyReportEnabled: true,
  writingPromptsEnabled: true,
  notificationsEnabled: true,
  experimentsEnabled: false,
  routineBuilderEnabled: false,
  coherenceModeEnabled: false,
  goalsEnabled: false,
  checklistsEnabled: false,
  goals: [],
  preferences: [],
  currentHabitSystemId: null,
  currentAiCoachId: null,
  createdAt: '2026-03-03T19:04:00.000Z',
  updatedAt: '2026-03-03T19:04:00.000Z',
  ...own,
})

export const habitProgress = (own: Partial<HabitProgress> = {}): HabitProgress => ({
  streakUnit: 'day',
  currentStreak: 4,
  bestStreak: 9,
  rate: { kept: 12, of: 14 },
  strength: 0.46,
  freezes: 0,
  today: 0,
  week: null,
  lastDays: [
    { day: '2026-03-03', state: 'done', value: 3 },
    { day: '2026-03-04', state: 'open', value: 0 },
  ],
  ...own,
})

export const habit = (own: Partial<z.input<typeof Habit>> = {}): z.input<typeof Habit> => ({
  id: 3,
  userId: 1,
  systemId: null,
  name: 'Evening walk',
  description: 'Round the lake',
  category: 'health',
  frequency: 'daily',
  customDays: [],
  targetValue: 3,
  unit: 'km',
  isActive: true,
  createdAt: '2026-02-03T19:04:00.000Z',
  progress: habitProgress(),
  ...own,
})

export const habitEntry = (own: Partial<z.input<typeof HabitEntry>> = {}): z.input<typeof HabitEntry> => ({
  id: 11,
  userId: 1,
  habitId: 3,
  date: '2026-03-03',
  value: 3,
  notes: null,
  moodAfter: null,
  createdAt: '2026-03-03T19:04:00.000Z',
  ...own,
})

export const achievement = (own: Partial<z.input<typeof Achievement>> = {}): z.input<typeof Achievement> => ({
  id: 5,
  name: 'Journaling Enthusiast',
  description: 'Have ten entries in your journal.',
  icon: 'pen-line',
  type: 'milestone',
  rarity: 'common',
  current: 4,
  requirement: 10,
  unlocked: false,
  unlockedAt: null,
  ...own,
})

export const friend = (own: Partial<z.input<typeof Friend>> = {}): z.input<typeof Friend> => ({
  id: 2,
  name: 'Bo Lind',
  createdAt: '2026-03-03T19:04:00.000Z',
  ...own,
})

export const friendRequest = (own: Partial<FriendRequest> = {}): FriendRequest => ({
  id: 4,
  requesterId: 3,
  requesterName: 'Cleo Marsh',
  ...own,
})

export const friendInvite = (own: Partial<z.input<typeof FriendInvite>> = {}): z.input<typeof FriendInvite> => ({
  id: 6,
  token: 'abc',
  createdAt: '2026-03-03T19:04:00.000Z',
  expiresAt: '2026-03-10T19:04:00.000Z',
  usedAt: null,
  ...own,
})

export const sharedEntry = (own: Partial<z.input<typeof SharedEntry>> = {}): z.input<typeof SharedEntry> => ({
  id: 9,
  title: 'Heron at dawn',
  content: 'The heron stood in the reeds again.',
  authorName: 'Bo Lind',
  createdAt: '2026-03-03T19:04:00.000Z',
  ...own,
})

export const statement = (own: Partial<Statement> = {}): Statement => ({
  id: 's1',
  text: 'You wrote on three of seven days this week, 120 words in all.',
  entryIds: [7],
  evidence: [{ entryId: 7, day: '2026-03-03', quote: 'I finally finished the garden fence.' }],
  isEdited: false,
  ...own,
})

export const patterns = (own: Partial<Patterns> = {}): Patterns => ({
  days: ['02', '03', '04', '05', '06', '07', '08'].map((day, at) => ({
    day: `2026-03-${day}`,
    entries: at === 1 ? 2 : 0,
    mood: at === 1 ? 7.5 : null,
    lowest: at === 1 ? 6 : null,
    highest: at === 1 ? 9 : null,
  })),
  themes: [{ theme: 'home', entries: 2, before: 1, averageMood: 7.5 }],
  entriesBefore: 4,
  findings: [statement()],
  suggestions: [],
  concerns: [],
  lifted: [],
  weighed: [],
  openThreads: [],
  kept: [],
  bestDay: null,
  hardestDay: null,
  care: null,
  letter: null,
  verified: { kept: 19, checked: 19 },
  ...own,
})

const period = {
  id: 3,
  userId: 1,
  until: '2026-03-08',
  totalEntries: 2,
  totalWords: 120,
  averageMood: 7.5,
  createdAt: '2026-03-09T11:00:00.000Z',
}

export const week = (own: Partial<z.input<typeof WeeklyAnalysis>> = {}): z.input<typeof WeeklyAnalysis> => ({
  ...period,
  weekStart: '2026-03-02',
  weekEnd: '2026-03-08',
  dominantThemes: ['home'],
  patterns: patterns(),
  insights: statement().text,
  recommendations: [],
  ...own,
})

export const month = (own: Partial<z.input<typeof MonthlyReport>> = {}): z.input<typeof MonthlyReport> => ({
  ...period,
  monthStart: '2026-03-01',
  monthEnd: '2026-03-31',
  moodTrend: 'stable',
  keyInsights: statement().text,
  lifeOptimizations: [],
  goalsAchieved: [],
  areasForImprovement: [],
  detailedAnalysis: patterns(),
  ...own,
})

export const community = (own: Partial<z.input<typeof Community>> = {}): z.input<typeof Community> => ({
  id: 5,
  name: 'Early risers',
  description: 'For those who begin before the sun does',
  type: 'support',
  tags: ['dawn'],
  isPrivate: false,
  maxMembers: 25,
  guidelines: null,
  meetingSchedule: null,
  isActive: true,
  memberCount: 4,
  role: 'member',
  hasNews: false,
  createdAt: '2026-03-03T19:04:00.000Z',
  ...own,
})

export const member = (own: Partial<z.input<typeof CommunityMember>> = {}): z.input<typeof CommunityMember> => ({
  id: 2,
  name: 'Bo Lind',
  role: 'member',
  joinedAt: '2026-03-03T19:04:00.000Z',
  isMe: false,
  ...own,
})

export const letter = (own: Partial<z.input<typeof Post>> = {}): z.input<typeof Post> => ({
  id: 11,
  communityId: 5,
  authorId: 2,
  authorName: 'Bo Lind',
  title: 'A slow start',
  content: 'The kettle took its time.',
  type: 'feeling',
  moodScore: null,
  isAnonymous: false,
  isMine: false,
  supportCount: 0,
  responseCount: 0,
  isSupported: false,
  createdAt: '2026-03-03T19:04:00.000Z',
  ...own,
})

export const letterResponse = (own: Partial<z.input<typeof Response>> = {}): z.input<typeof Response> => ({
  id: 21,
  postId: 11,
  authorId: 3,
  authorName: 'Cleo Marsh',
  content: 'I know that kettle.',
  type: 'support',
  isAnonymous: false,
  isMine: false,
  supportCount: 0,
  isSupported: false,
  createdAt: '2026-03-03T20:04:00.000Z',
  ...own,
})
