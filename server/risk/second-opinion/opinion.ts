import type { Risk } from '../assess.ts'

/** What somebody else makes of a text: danger, none, or that it cannot be told. Null where no answer came in time. */
export type Opinion = 'danger' | 'none' | 'unsure' | null

/** How far below the learned mark it is still asked, in log odds. */
const nearness = 2
const nearMark = 1 / (1 + Math.exp(nearness))

/** What a second opinion may change of a reading; null where ours stands, as it does for whatever is explicit. */
export function opinionMay({ level, levelUnlearned, isExplicit, score }: Risk): 'raise' | 'lower' | null {
  if (isExplicit) return null
  if (level === 2 && levelUnlearned < 2) return 'lower'
  return level < 2 && score >= nearMark ? 'raise' : null
}

/** Raised to the gentle question, or lowered to what it is without what was learned; else as it was. */
export function weighed(risk: Risk, opinion: Opinion): Risk {
  const may = opinionMay(risk)
  if (may === 'raise' && opinion === 'danger') return { ...risk, level: 2 }
  return may === 'lower' && opinion === 'none' ? { ...risk, level: risk.levelUnlearned } : risk
}
