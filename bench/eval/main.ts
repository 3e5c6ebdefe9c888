import { areaTable } from './area-table.ts'
import { coachTable } from './coach-table.ts'
import { intentTable } from './intent-table.ts'
import { moodTable } from './mood-table.ts'
import { safetyTable } from './safety-table.ts'
import { speedTable } from './speed-table.ts'

const tables = await Promise.all(
  [moodTable, areaTable, safetyTable, intentTable, coachTable, speedTable].map((table) => table()),
)
const missed = tables.flat().filter((line) => !line.isReached)
for (const line of missed) console.log(`below its floor, or not what the page about it says: ${line.what}`)
process.exitCode = missed.length > 0 ? 1 : 0
