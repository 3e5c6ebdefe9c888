import type { NewHabit } from '#contract/habits.ts'

export type Logged = { daysAgo: number; value: number; notes?: string; moodAfter?: number }

/** `time` is when it is usually done; what is remarkable about a day takes the place of the usual. */
export type Practised = { name: string; time: string; log: readonly Logged[] }

export type Begun = Practised & { habit: NewHabit; since: number; pausedSince?: number }

const plain = { customDays: [], targetValue: 1, unit: 'times' }

/** Every day from one to another but these, the earliest first. */
function days(from: number, to: number, value: number, except: readonly number[], remarkable: Logged[] = []): Logged[] {
  const special = new Map(remarkable.map((one) => [one.daysAgo, one]))
  return Array.from({ length: from - to + 1 }, (_, place) => from - place)
    .filter((daysAgo) => !except.includes(daysAgo))
    .map((daysAgo) => special.get(daysAgo) ?? { daysAgo, value })
}

const kilometers = (daysAgo: number, value: number, notes?: string, moodAfter?: number): Logged => ({
  ...{ daysAgo, value },
  ...(notes && { notes }),
  ...(moodAfter && { moodAfter }),
})

export const ownHabits: readonly Begun[] = [
  {
    name: 'Run along the river',
    since: 55,
    time: '07:30',
    habit: {
      ...plain,
      name: 'Run along the river',
      description: 'Slowly. Two kilometers count.',
      category: 'health',
      frequency: '3x_week',
      targetValue: 2,
      unit: 'kilometers',
    },
    log: [
      kilometers(53, 2, 'Legs like string.', 8),
      kilometers(51, 2),
      kilometers(49, 2.5, 'Fog. Nobody could see me.', 7),
      kilometers(46, 2),
      kilometers(44, 2.2),
      kilometers(40, 2.5),
      kilometers(38, 2),
      kilometers(36, 2),
      kilometers(34, 1.3, 'The knee. Walked home.', 4),
      kilometers(30, 2),
      kilometers(26, 2.4),
      kilometers(24, 2),
      kilometers(19, 2.1),
      kilometers(17, 3, 'The knee was quiet.', 8),
      kilometers(15, 2.8),
      kilometers(13, 3),
      kilometers(10, 2),
      kilometers(8, 3.2),
      kilometers(5, 4, 'Four, and no pain at all.', 9),
      kilometers(3, 3),
      kilometers(1, 3.5, 'Slept well, ran well.', 8),
    ],
  },
  {
    name: 'Call Mom',
    since: 54,
    time: '18:10',
    habit: {
      ...plain,
      name: 'Call Mom',
      description: 'About nothing. Those are the good ones.',
      category: 'social',
      frequency: 'weekly',
      targetValue: 2,
    },
    log: [
      { daysAgo: 50, value: 1, notes: 'The neighbor’s cat, the bus line, the beans.', moodAfter: 7 },
      { daysAgo: 46, value: 1 },
      { daysAgo: 43, value: 1 },
      { daysAgo: 37, value: 1 },
      { daysAgo: 35, value: 1 },
      { daysAgo: 29, value: 1, notes: 'The scan.', moodAfter: 3 },
      { daysAgo: 27, value: 1 },
      { daysAgo: 25, value: 1 },
      { daysAgo: 19, value: 1, notes: 'She complained about the food. Good.', moodAfter: 7 },
      { daysAgo: 14, value: 1 },
      { daysAgo: 11, value: 1 },
      { daysAgo: 6, value: 1 },
      { daysAgo: 2, value: 1, notes: 'Clean. We both said it several times.', moodAfter: 10 },
    ],
  },
  {
    name: 'A bad sketch',
    since: 44,
    pausedSince: 22,
    time: '09:15',
    habit: {
      ...plain,
      name: 'A bad sketch',
      description: 'One drawing that Priya may see, however bad it is.',
      category: 'creative',
      frequency: 'daily',
    },
    log: days(
      44,
      23,
      1,
      [42, 38, 37, 31, 29, 28, 27],
      [
        { daysAgo: 44, value: 1, notes: 'The door that opens with every step.', moodAfter: 6 },
        { daysAgo: 40, value: 2 },
        { daysAgo: 33, value: 3, notes: 'Three, and none of them bad.', moodAfter: 9 },
      ],
    ),
  },
  {
    name: 'Six exercises',
    since: 43,
    time: '20:00',
    habit: {
      ...plain,
      name: 'Six exercises',
      description: 'One for each stick figure with a hat. The top hat is the hardest.',
      category: 'health',
      frequency: 'daily',
      targetValue: 6,
      unit: 'exercises',
    },
    log: days(
      43,
      0,
      6,
      [39, 29, 28, 21, 16],
      [
        { daysAgo: 43, value: 6, notes: 'So that is what a glute is.', moodAfter: 7 },
        { daysAgo: 34, value: 6, notes: 'Instead of sulking.', moodAfter: 5 },
        { daysAgo: 22, value: 6, notes: 'On the floor beside her bag.', moodAfter: 4 },
        { daysAgo: 10, value: 3, notes: 'Half of them, then bed.', moodAfter: 4 },
        { daysAgo: 8, value: 6, notes: 'Thirty days. Very good sandwich.', moodAfter: 8 },
        { daysAgo: 2, value: 6, moodAfter: 10 },
      ],
    ),
  },
  {
    name: 'A morning for drawing',
    since: 33,
    time: '11:40',
    habit: {
      ...plain,
      name: 'A morning for drawing',
      description: 'Everything off, no meetings, only the one thing.',
      category: 'productivity',
      frequency: 'weekdays',
      targetValue: 90,
      unit: 'minutes',
    },
    log: days(
      33,
      1,
      90,
      [29, 28, 24, 22, 21, 20, 15, 11, 10, 9],
      [
        { daysAgo: 33, value: 180, notes: 'The whole flow, from the first screen to the empty one.', moodAfter: 9 },
        { daysAgo: 26, value: 45 },
        { daysAgo: 19, value: 60, notes: 'Two calls in between.', moodAfter: 5 },
        { daysAgo: 12, value: 180, notes: 'The empty screen, anew.', moodAfter: 8 },
        { daysAgo: 4, value: 120, moodAfter: 9 },
      ],
    ),
  },
]

/** Of the habits that come with the system. */
export const adopted: readonly Practised[] = [
  {
    name: 'Tomorrow on paper',
    time: '21:30',
    log: days(
      9,
      1,
      5,
      [6, 4],
      [
        { daysAgo: 9, value: 10, notes: 'Ten lines, eight of them the hospital.', moodAfter: 5 },
        { daysAgo: 3, value: 10, notes: 'Only one line. Then the kitchen again.', moodAfter: 5 },
      ],
    ),
  },
  {
    name: 'Screens away',
    time: '22:30',
    log: days(
      9,
      1,
      30,
      [8, 5],
      [
        { daysAgo: 6, value: 45 },
        { daysAgo: 3, value: 10, notes: 'Looked at the phone, of course.' },
      ],
    ),
  },
  {
    name: 'Lights out at your time',
    time: '23:10',
    log: days(9, 1, 1, [8, 3], [{ daysAgo: 2, value: 1, notes: 'On the couch, with the window open.', moodAfter: 10 }]),
  },
]
