import { todayOf } from '#server/features/account/today.ts'
import { notedOf } from '#server/features/analysis/period/queries.ts'
import { llmFor } from '#server/features/language-model/allowing.ts'
import { reworded, unchanged } from '#server/features/language-model/rewording/reword.ts'
import type { Saying, Shape } from '#server/features/language-model/rewording/rules.ts'
import { settingsOf } from '#server/features/settings/queries.ts'
import { isPutRight } from '#server/language/people/retelling.ts'
import type { Services, UserId } from '#server/platform/services.ts'
import { promptsTask } from './instructions.ts'
import { memoryOf } from './queries.ts'
import { choosePrompts, type Prompt, remembered, wordsOf } from './rules.ts'
import { makeReady, stockFor, wishesOf } from './service.ts'

const shape: Shape = { longest: 220, isQuestion: true }
/** Of three each: what the first look and one refresh show. */
const rounds = 2

/**
 * Has a model word questions about what is theirs, before the day's first look. What it found is shown as long as the
 * rules would ask the same today; nobody waits for it. Not for whoever has prompts switched off.
 */
export async function wordPrompts(services: Services, userId: UserId): Promise<void> {
  const llm = await llmFor(services, userId)
  const today = await todayOf(services, userId)
  if (!llm || !(await settingsOf(services, userId)).writingPromptsEnabled) return
  const { shown, ready } = await memoryOf(services, userId)
  if (ready.some(({ on }) => on === today)) return
  const stock = await stockFor(services, userId, today, await wishesOf(services, userId))
  const chosen = upcoming(
    stock.filter(({ about, text }) => about !== null && !isPutRight(text)),
    today,
    `${userId} ${today}`,
    shown,
  )
  const pages = await notedOf(
    services,
    userId,
    chosen.flatMap(({ groundId }) => groundId ?? []),
  )
  const sayings = new Map<Saying, Prompt>(
    chosen.map((prompt) => {
      const page = pages.find(({ id }) => id === prompt.groundId) ?? null
      const core = (prompt.about ?? '').replace(/^(?:told \d+|person|goal|theme) /, '')
      const isTold = prompt.kind === 'told'
      const isOpen = isTold || prompt.kind === 'goal'
      return [{ words: prompt.text, core, page, isOpen, mustSay: isTold ? null : core }, prompt]
    }),
  )
  const said = await reworded(services, userId, llm, {
    ...{ purpose: 'prompts', task: promptsTask, shape, today },
    sayings: [...sayings.keys()],
    known: [...shown, ...stock].flatMap((one) => [one.text, wordsOf(one)]),
  })
  const words = [...said].flatMap(([saying, text]) => {
    const prompt = sayings.get(saying)
    return prompt ? [{ text: prompt.text, said: text, entryId: saying.page?.id ?? null, on: today }] : []
  })
  if (words.length === 0) return
  await makeReady(services, userId, async (db) => {
    const there = await unchanged({ db, vault: services.vault }, userId, pages)
    return words.filter(({ entryId }) => entryId === null || there.has(entryId))
  })
}

/** What would be asked about first. */
function upcoming(stock: readonly Prompt[], today: string, salt: string, before: Parameters<typeof remembered>[0]) {
  let shown = before
  const chosen: Prompt[] = []
  for (let round = 0; round < rounds; round += 1) {
    const three = choosePrompts(stock, shown, { today, salt: `${salt} ${round}` })
    chosen.push(...three)
    shown = remembered(shown, three, today)
  }
  return chosen
}
