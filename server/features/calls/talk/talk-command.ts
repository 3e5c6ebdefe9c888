import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import type { Card } from '#server/dialogue/lead/card.ts'
import { coaches, defaultCoach } from '#server/features/marketplace/catalogue/coaches/coaches.ts'
import { spokenHelpLine } from '#server/features/safety/lines/help-lines.ts'
import { entryFrom } from '../entry/entry.ts'
import { mindAt } from './mind.ts'
import { talk } from './talk.ts'

/**
 * `npm run talk -- [--coach Harper] [--mind http://127.0.0.1:11434/v1 --model name] [--name Sam] [--hour 20]`: a call in the
 * terminal with the real engine, for people who change it. An empty line is silence; what a mind said and the check refused is
 * shown; the call and its entry are printed as Markdown at the end.
 */
const { values } = parseArgs({
  options: {
    coach: { type: 'string', default: defaultCoach.name },
    name: { type: 'string', default: 'Sam' },
    hour: { type: 'string', default: '20' },
    zone: { type: 'string', default: 'America/New_York' },
    seed: { type: 'string', default: '1' },
    mind: { type: 'string' },
    model: { type: 'string', default: 'by-hand' },
  },
})
const coach = coaches.find(({ name }) => name === values.coach) ?? defaultCoach
const help = spokenHelpLine(values.zone)
const call = talk({
  ...{ name: values.name, companion: coach.name, voice: coach.voice },
  help: { line: help.words, emergency: help.emergency },
  ...{ maxCallMs: 600_000, recentQuestions: [], hour: Number(values.hour), seed: Number(values.seed) },
  hasModel: values.mind !== undefined,
})
const card: Card = {
  ...{ name: values.name, companion: coach.name, character: coach.systemPrompt, today: 'today' },
  ...{ people: [], threads: [], entries: [], asked: [], mood: null, goals: [], habits: [], preferences: '' },
}
const leads = values.mind === undefined ? null : mindAt(values.mind, values.model, card)

/** Where a mind may lead, it is asked; without one, or where it fails, the guide answers. */
async function answered(said: readonly string[]): Promise<readonly string[]> {
  const asked = call.asked()
  if (!asked) return said
  const failed = { parts: [{ kind: 'failed' } as const], refused: ['no answer'] }
  const { parts, refused } = leads ? await leads(call.turns(), asked.moves, asked.leftMs).catch(() => failed) : failed
  for (const words of refused) process.stdout.write(`  (refused, ${words})\n`)
  return [...said, ...call.led(parts)]
}

const terminal = createInterface({ input: process.stdin, output: process.stdout, prompt: '> ' })
const show = (said: readonly string[]) => {
  for (const words of said) process.stdout.write(`${coach.name}: ${words}\n`)
  if (call.ended() === null) terminal.prompt()
  else terminal.close()
}
terminal.on('line', async (line) => show(await answered(line.trim() === '' ? call.isSilent() : call.says(line.trim()))))
terminal.on('close', () => {
  if (call.ended() === null) call.hangsUp()
  const told = entryFrom(call.turns(), { name: values.name, companion: coach.name })
  const page = told ? `# ${told.title}\n\n${told.content}\n\nMood: ${told.moodStated ?? 'not said'}` : 'No entry.'
  process.stdout.write(
    `\n---\n\n${page}\n\n---\n\n${told?.transcription ?? ''}\n\nEnded: ${call.ended() ?? 'hung-up'}\n`,
  )
})
show(call.connects())
