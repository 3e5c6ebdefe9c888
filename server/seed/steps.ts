import { analyseWeeks, reportMonths } from './analyses.ts'
import { makeCalls } from './calls.ts'
import { chooseCompany, openSections } from './choices.ts'
import { askCoach } from './coach.ts'
import { gather, writeLetters } from './communities.ts'
import { writeDiary } from './diary.ts'
import { findFriends, letDanaWrite } from './friends.ts'
import { setGoals, writeLists } from './goals.ts'
import { beginHabits, logHabits } from './habits.ts'
import type { Step } from './seeding.ts'
import { remindToday, reviewAchievements } from './today.ts'
import { keepRoutines, nameParts, tryThings } from './trials.ts'

/** In this order: what looks back comes after what it looks at. */
export const steps: readonly Step[] = [
  ...[makeCalls, writeDiary],
  ...[openSections, beginHabits, chooseCompany, logHabits],
  ...[setGoals, writeLists, nameParts, tryThings, keepRoutines],
  ...[findFriends, letDanaWrite, gather, writeLetters],
  ...[analyseWeeks, reportMonths, askCoach, remindToday, reviewAchievements],
]
