import { areaTable } from './tables/area-table.ts'
import { coachTable } from './tables/coach-table.ts'
import { intentTable } from './tables/intent-table.ts'
import { moodTable } from './tables/mood-table.ts'
import { safetyTable } from './tables/safety-table.ts'
import { speedTable } from './tables/speed-table.ts'
import { toldTable } from './tables/told-table.ts'

const tables = await Promise.all(
  [moodTable, areaTable, safetyTable, intentTable, toldTable, coachTable, speedTable].map((table) => table()),
)
const missed = tables.flat().filter((line) => !line.isReached)
for (const line of missed) console.log(`below its floor, or not what the page about it says: ${line.what}`)
process.exitCode = missed.length > 0 ? 1 : 0
