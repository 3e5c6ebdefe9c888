import { availableParallelism, cpus, totalmem } from 'node:os'
import { benchAnalysis } from './analysis.ts'
import { benchCalls } from './calls/calls.ts'
import { benchConversation } from './conversation.ts'
import { benchDay } from './day/table.ts'
import { benchDiary } from './diary.ts'
import { say } from './figures.ts'
import { benchJournal } from './journal/journal.ts'
import { benchSchedule } from './schedule/schedule.ts'
import { benchSearch } from './search/search.ts'
import { benchStart } from './start.ts'
import { benchWeb } from './web.ts'
import { benchWording } from './wording.ts'

const benches: Record<string, () => Promise<void>> = {
  calls: benchCalls,
  wording: benchWording,
  conversation: benchConversation,
  schedule: benchSchedule,
  day: benchDay,
  journal: benchJournal,
  diary: benchDiary,
  search: benchSearch,
  analysis: benchAnalysis,
  web: benchWeb,
  start: benchStart,
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !benches[name])
if (unknown.length > 0) {
  process.stderr.write(`${unknown.join(', ')}: there is only ${Object.keys(benches).join(', ')}\n`)
  process.exit(1)
}

const memory = `${Math.round(totalmem() / 2 ** 30)} GiB`
say(
  `${availableParallelism()} cores, ${cpus()[0]?.model.trim()}, ${memory}, Node ${process.version}, ${process.platform}`,
)
for (const [name, run] of Object.entries(benches)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  say(`\n## ${name}`)
  await run()
}
