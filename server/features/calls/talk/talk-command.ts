import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { coaches, defaultCoach } from '#server/features/marketplace/catalogue/coaches/coaches.ts'
import { spokenHelpLine } from '#server/features/safety/lines/help-lines.ts'
import { entryFrom } from '../entry/entry.ts'
import { talk } from './talk.ts'

/**
 * `npm run talk -- [--coach Harper] [--name Sam] [--hour 20] [--zone Europe/London]`: a call in the terminal with the real
 * engine, for people who change it. An empty line is silence; the call and its entry are printed as Markdown at the end.
 */
const { values } = parseArgs({
  options: {
    coach: { type: 'string', default: defaultCoach.name },
    name: { type: 'string', default: 'Sam' },
    hour: { type: 'string', default: '20' },
    zone: { type: 'string', default: 'America/New_York' },
    seed: { type: 'string', default: '1' },
  },
})
const coach = coaches.find(({ name }) => name === values.coach) ?? defaultCoach
const help = spokenHelpLine(values.zone)
const call = talk({
  ...{ name: values.name, companion: coach.name, voice: coach.voice },
  help: { line: help.words, emergency: help.emergency },
  ...{ maxCallMs: 600_000, recentQuestions: [], hour: Number(values.hour), seed: Number(values.seed) },
})

const terminal = createInterface({ input: process.stdin, output: process.stdout, prompt: '> ' })
const show = (said: readonly string[]) => {
  for (const words of said) process.stdout.write(`${coach.name}: ${words}\n`)
  if (call.ended() === null) terminal.prompt()
  else terminal.close()
}
terminal.on('line', (line) => show(line.trim() === '' ? call.isSilent() : call.says(line.trim())))
terminal.on('close', () => {
  if (call.ended() === null) call.hangsUp()
  const told = entryFrom(call.turns(), { name: values.name, companion: coach.name })
  const page = told ? `# ${told.title}\n\n${told.content}\n\nMood: ${told.moodStated ?? 'not said'}` : 'No entry.'
  process.stdout.write(
    `\n---\n\n${page}\n\n---\n\n${told?.transcription ?? ''}\n\nEnded: ${call.ended() ?? 'hung-up'}\n`,
  )
})
show(call.connects())
