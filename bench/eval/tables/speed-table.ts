import { analyseEntry } from '#server/features/analysis/entry/rules.ts'
import { safetyLevel } from '#server/risk/assess.ts'
import { journals } from '#server/testing/data/sets.ts'
import { baselines } from '../baselines.ts'
import { type Line, skipped } from '../line.ts'

const leastPerSecond = 5000

function perSecond(texts: readonly string[], read: (text: string) => unknown): number {
  for (const text of texts) read(text)
  // Of the processor's time, so that what else runs on the machine does not count.
  const start = process.cpuUsage()
  for (let round = 0; round < 5; round += 1) for (const text of texts) read(text)
  const { user, system } = process.cpuUsage(start)
  return (texts.length * 5_000_000) / (user + system)
}

export function speedTable(): Line[] {
  const texts = journals()?.map(({ text }) => text)
  if (!texts) return skipped('speed')
  const readers = { 'entry analysis': analyseEntry, 'safety level': safetyLevel, ...baselines }
  const speeds = Object.entries(readers).map(([name, read]) => ({
    name,
    speed: perSecond(texts, (text) => read(text)),
  }))
  for (const { name, speed } of speeds) console.log(`${name.padEnd(46)} ${Math.round(speed)} journals/s`)
  const ours = speeds.find(({ name }) => name === 'entry analysis')
  return [{ what: 'entry analysis, speed', isReached: (ours?.speed ?? 0) >= leastPerSecond }]
}
