/** The names and thresholds that the journal's hints and the achievements share. */

/** Days in a row with an entry. */
export const streakLadder = {
  gettingStarted: { name: 'Getting Started', requirement: 3 },
  weekChampion: { name: 'Week Champion', requirement: 7 },
  twoWeekWarrior: { name: 'Two Week Warrior', requirement: 14 },
  streakLegend: { name: 'Streak Legend', requirement: 30 },
} as const

/** Entries in all. */
export const entryLadder = {
  enthusiast: { name: 'Journaling Enthusiast', requirement: 10 },
  regular: { name: 'Regular Writer', requirement: 20 },
  master: { name: 'Journal Master', requirement: 50 },
} as const
