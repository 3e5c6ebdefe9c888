import type { Care } from '#contract/help.ts'
import { type KeptRisk, levelHeard } from './alarm.ts'
import { helpLine } from './lines/help-lines.ts'

const today = 'A doctor or a counselor can help with exactly this. Who could you tell today?'

/** For the writer alone, at once: the same protocol as on a call, in the one answer that writing allows. */
export function careFor(risk: KeptRisk, timeZone: string): Care | null {
  const level = levelHeard(risk)
  const { words: line, emergency } = helpLine(timeZone)
  switch (level) {
    case 4:
      return {
        level,
        words: `I’m worried for your life. Please call ${emergency} now. ${line} Get to another person, and away from anything that could hurt you. I’m an AI and can’t send help myself.`,
      }
    case 3:
      return {
        level,
        words: `I’m glad you put it into words. ${line} Are you thinking about killing yourself? If you might act on it, call ${emergency}. ${today}`,
      }
    case 2:
      return {
        level,
        words: `That sounds very heavy, and you don’t have to carry it alone. ${line} Are you having thoughts of not wanting to live? ${today}`,
      }
    default:
      if (risk.concernsAnother && risk.answer !== 'not-meant') {
        return {
          level: 1,
          words: `That’s frightening to be near. ${line} They help people who worry about someone, too.`,
        }
      }
      return level === 1 ? { level, words: lightly } : null
  }
}

const lightly = 'That sounds hard. If it gets heavier than you can carry, somebody to talk to is one tap away.'
const recentDays = 14

/** What was written longer ago is no emergency of today: one soft line, whatever it says. */
export function careForOld(risk: KeptRisk, timeZone: string, { daysAgo }: { daysAgo: number }): Care | null {
  const care = careFor(risk, timeZone)
  return care && daysAgo > recentDays ? { level: 1, words: lightly } : care
}
