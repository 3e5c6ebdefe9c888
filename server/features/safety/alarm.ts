import { assess, type Risk, type RiskLevel } from '#server/risk/assess.ts'

/**
 * What was read of danger in a text, as it is kept beside it. `answer` is what the person said of it themselves. What
 * was noticed only when the text was old is `isLate`: it changes nothing, and is only not brought up.
 */
export type KeptRisk = Pick<Risk, 'level' | 'isExplicit' | 'concernsAnother'> & {
  answer: AlarmAnswer | null
  isLate: boolean
  secondOpinion?: Weighed
}

/** What a second opinion made of it: `raised` until the person was asked, then `asked`. */
export type Weighed = 'raised' | 'asked' | 'lowered' | 'kept'

/** `meant` also for what was told in plain words on a call. */
export type AlarmAnswer = 'meant' | 'not-meant'

export function readRisk(words: string, answer: AlarmAnswer | null = null): KeptRisk {
  const { level, isExplicit, concernsAnother } = assess(words)
  return { level, isExplicit, concernsAnother, answer, isLate: false }
}

/** From here on a text is an alarm: asked about, once, when it is written. */
const alarming = 2

export const isAlarm = ({ level, concernsAnother, answer }: KeptRisk) =>
  level >= alarming || concernsAnother || answer === 'meant'

/** Something was said to it: at least that it sounds hard. */
export const isNoticed = (risk: KeptRisk) => risk.level > 0 || isAlarm(risk)

const isDismissed = ({ answer }: KeptRisk) => answer === 'not-meant'

const policy: readonly { id: string; when: (risk: KeptRisk) => boolean; then: (risk: KeptRisk) => RiskLevel }[] = [
  { id: 'dismissed', when: isDismissed, then: () => 0 },
  { id: 'late', when: ({ isLate }) => isLate, then: () => 0 },
  { id: 'meant', when: ({ answer }) => answer === 'meant', then: ({ level }) => (level === 4 ? 4 : 3) },
  { id: 'explicit', when: ({ isExplicit }) => isExplicit, then: ({ level }) => level },
  { id: 'another', when: ({ concernsAnother }) => concernsAnother, then: () => 1 },
  { id: 'alarm alone', when: ({ level }) => level >= alarming, then: () => 0 },
]

/**
 * The level by which greetings, reminders, prompts, analyses and the dashboard may be changed: an alarm that was neither
 * explicit nor agreed to changes nothing.
 */
export const standingLevel = (risk: KeptRisk): RiskLevel =>
  policy.find(({ when }) => when(risk))?.then(risk) ?? risk.level

/** Whether the person is asked on its page, later than when it was written, if it was meant. */
export const hasStandingAlarm = (risk: KeptRisk) => standingLevel(risk) >= alarming

/**
 * Whether it may be brought up unasked, and shown to a model. What was never answered may not; nor may explicit words,
 * though the person said that they were not meant.
 */
export const isCalm = (risk: KeptRisk) => (isDismissed(risk) ? !risk.isExplicit : !isAlarm(risk))

/** What the person is answered, however sure it is. */
export const levelHeard = (risk: KeptRisk): RiskLevel => (isDismissed(risk) ? 0 : risk.level)

export const dismissed = (risk: KeptRisk): KeptRisk => ({ ...risk, answer: 'not-meant' })

/** Other words in the same place: what the person said of the old ones holds as long as the new are not graver. */
export function rewritten(before: KeptRisk, words: string): KeptRisk {
  const now = readRisk(words)
  const isGraver = now.level > before.level || (now.isExplicit && !before.isExplicit)
  return isGraver ? now : { ...now, answer: before.answer, isLate: before.isLate && isAlarm(now) }
}

const lateAfterDays = 2

/** The same words by a newer reader. Of what was written some days ago, no alarm arises that was none before. */
export function readAnew(before: KeptRisk | null, words: string, { daysAgo }: { daysAgo: number }): KeptRisk {
  const now = readRisk(words, before?.answer ?? null)
  const stood = before !== null && standingLevel(before) > 0
  return { ...now, isLate: isAlarm(now) && !stood && daysAgo > lateAfterDays }
}
