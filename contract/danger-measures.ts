/**
 * How well danger was measured to be noticed, as the page about it says, and the floor below which `npm run eval` fails. It
 * measures again, and fails too where a figure here is no longer true. `what` is the line of the eval.
 */
export type DangerMeasure = {
  what: string
  texts: string
  n: number
  /** What the figure counts: those that were understood as they should, or those that raised an alarm and should not. */
  counts: 'right' | 'alarmed'
  /** The share, and its 95 % interval. */
  share: readonly [value: number, low: number, high: number]
  /** Of those that were understood as they should. */
  floor: number
}

export const noticed: readonly DangerMeasure[] = [
  {
    ...{ what: 'danger, fresh: levels 2–4 noticed', texts: 'Sentences of people in danger', n: 200 },
    ...{ counts: 'right', share: [0.645, 0.577, 0.708], floor: 0.63 },
  },
  {
    ...{ what: 'danger, fresh: levels 3–4 noticed', texts: 'Of these, in danger now', n: 120 },
    ...{ counts: 'right', share: [0.792, 0.711, 0.855], floor: 0.78 },
  },
  {
    ...{
      what: 'danger, kept apart: explicit, heard as 3 or 4',
      texts: 'Said in plain words, and taken as such',
      n: 63,
    },
    ...{ counts: 'right', share: [0.841, 0.732, 0.911], floor: 0.82 },
  },
  {
    ...{ what: 'danger, fresh: levels 2–4 noticed, mistyped', texts: 'The first ones, badly mistyped', n: 200 },
    ...{ counts: 'right', share: [0.58, 0.511, 0.646], floor: 0.58 },
  },
]

export const leftAlone: readonly DangerMeasure[] = [
  {
    ...{ what: 'danger, fresh: levels 0–1 left alone', texts: 'Harmless sentences left alone', n: 160 },
    ...{ counts: 'right', share: [0.994, 0.965, 0.999], floor: 0.98 },
  },
  {
    ...{ what: 'telephone: turns left alone', texts: 'Turns of everyday telephone calls, alarmed', n: 2750 },
    ...{ counts: 'alarmed', share: [0.0015, 0.0006, 0.0037], floor: 0.997 },
  },
  {
    ...{ what: 'telephone: sides of a call left alone', texts: 'Whole calls of one speaker, alarmed', n: 68 },
    ...{ counts: 'alarmed', share: [0.059, 0.023, 0.142], floor: 0.92 },
  },
  {
    ...{ what: 'real journals: left alone', texts: 'Journal entries of strangers, alarmed', n: 507 },
    ...{ counts: 'alarmed', share: [0, 0, 0.008], floor: 0.99 },
  },
]

export const dangerMeasures = [...noticed, ...leftAlone]

/** What is not noticed, and what is though it is harmless. A test keeps these true. */
export const dangerMissed = [
  "I've been showing my wife how to do the till and the VAT. She says why are you teaching me, you're always here. I didn't answer her.",
  "I gave my little brother my medals. Like all of them. He was so happy and I'm thinking remember me with those.",
] as const
export const dangerMistaken = [
  "I'm sick of feeling ill, that's different from being sick of being alive.",
  "After my second tour I wanted to die, and it took years, but I don't anymore.",
] as const
