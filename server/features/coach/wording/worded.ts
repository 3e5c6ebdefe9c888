import type { Citation, CoachMessage } from '#contract/coach.ts'
import type { AllowedLlm } from '#server/features/language-model/allowing.ts'
import { streamed } from '#server/features/language-model/asking.ts'
import { checker, type Held } from '#server/features/language-model/comparing/checking.ts'
import { quotedIn } from '#server/features/language-model/sending.ts'
import { speaksOf } from '#server/features/memory/forbidden.ts'
import { forbiddenBy } from '#server/features/memory/notes.ts'
import { settingsOf } from '#server/features/settings/queries.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { LlmFailed } from '#server/providers/llm/llm.ts'
import type { Library } from '../answering/answer.ts'
import type { Before } from '../answering/listening.ts'
import type { Reply } from '../answering/reply.ts'
import { instructionsFor, isWorry, messagesFor } from '../instructions.ts'
import { factsIn, materialFor, pagesFor } from './material.ts'
import { sentencesOf } from './sentences.ts'

export type Wording = {
  conversationId: number
  coach: { name: string; systemPrompt: string }
  library: Library
  before: readonly (Before & Pick<CoachMessage, 'citations'>)[]
  said: string
  /** The answer of the rules: what is true, and what is said where the model has nothing that holds. */
  builtIn: Reply
  /** What is said instead of either where the model hears danger. */
  worried: Reply
  signal?: AbortSignal | undefined
  /** A sentence that held, as soon as it did. */
  onHeld: (sentence: string) => void
}

type Worded = Reply & Pick<CoachMessage, 'ending' | 'wordedBy'>

const mostSentences = 8
const mostCitations = 5

/**
 * The answer in the words of a model, or null where the built-in words stand. Somebody who asked the journal hears
 * nothing until a sentence holds that the journal bears out; half a sentence is said to nobody.
 */
export async function worded(
  services: Needs<'db' | 'vault' | 'now' | 'metrics'>,
  userId: UserId,
  llm: AllowedLlm,
  { conversationId, coach, library, before, said, builtIn, worried, signal, onHeld }: Wording,
): Promise<Worded | null> {
  const isFromData = builtIn.intent === null
  const told = [...before.filter(({ role }) => role === 'user').map(({ content }) => content), said]
  // Whoever speaks of it may be answered.
  const forbidden = (await forbiddenBy(services, userId)).filter((words) => !speaksOf(told.join('\n'), [words]))
  const pages = pagesFor(library, { said, answer: builtIn, forbidden })
  const facts = isFromData ? factsIn(builtIn, library.pages, forbidden) : []
  const { preferences } = await settingsOf(services, userId)
  const instructions = instructionsFor(coach.systemPrompt)
  const messages = messagesFor(before, said, materialFor(library, { pages, answer: builtIn, facts, preferences }))
  const { today, dismissed } = library
  const check = checker({ pages, facts, told, instructions, today, companion: coach.name, dismissed, forbidden })
  const held: Held[] = []
  let isOpen = false
  let ending: Worded['ending'] = 'whole'
  const about = {
    entryIds: whoseWords(library, [...pages, ...quotedIn(library.pages, facts)], before),
    conversationId,
  }
  const question = { purpose: 'coach', instructions, messages, ...(signal && { signal }) } as const
  try {
    for await (const sentence of sentencesOf(streamed(services, userId, llm, about, question))) {
      if (isWorry(sentence)) {
        services.metrics.modelWorries.inc({ purpose: 'coach' })
        return caringly(worried, held, isOpen, onHeld)
      }
      const checked = check(sentence)
      const verdict = 'fault' in checked ? checked.fault : 'kept'
      services.metrics.modelSentences.inc({ purpose: 'coach', verdict })
      if ('fault' in checked) continue
      held.push(checked)
      if (isOpen) onHeld(checked.text)
      else if (!isFromData || checked.isFounded) {
        isOpen = true
        for (const { text } of held) onHeld(text)
      }
      if (held.length === mostSentences) break
    }
  } catch (error) {
    if (!(error instanceof LlmFailed)) throw error
    ending = signal?.aborted ? 'stopped' : 'broken-off'
  }
  services.metrics.modelAnswers.inc({ purpose: 'coach', words: isOpen ? 'model' : 'built-in' })
  if (!isOpen) return null
  return {
    ...builtIn,
    content: held.map(({ text }) => text).join(' '),
    citations: citationsOf(held, isFromData ? builtIn.citations : []),
    intent: null,
    ending,
    wordedBy: llm.model,
  }
}

/** In our words, never the model’s; what was shown before it is not taken back. */
function caringly(worried: Reply, held: readonly Held[], isOpen: boolean, onHeld: Wording['onHeld']): Worded {
  const shown = isOpen ? held.map(({ text }) => text) : []
  if (isOpen) onHeld(worried.content)
  return { ...worried, content: [...shown, worried.content].join(' '), ending: 'whole', wordedBy: null }
}

/** Every entry that is still there and of which the question holds words: sent along, or spoken of earlier in the talk. */
function whoseWords({ pages }: Library, sent: readonly { id: number }[], before: Wording['before']): number[] {
  const cited = before.flatMap(({ citations }) => citations.map(({ entryId }) => entryId))
  const known = new Set([...cited, ...sent.map(({ id }) => id)])
  return pages.flatMap(({ id }) => (known.has(id) ? [id] : []))
}

/** What the model showed, and then what the answer rests on anyway. */
function citationsOf(held: readonly Held[], builtIn: readonly Citation[]): Citation[] {
  const shown = held.flatMap(({ citations }) => citations)
  const others = builtIn.filter(({ entryId }) => !shown.some((one) => one.entryId === entryId))
  const all = [...shown, ...others]
  const isFirst = (one: Citation, at: number) =>
    all.findIndex(({ entryId, quote }) => entryId === one.entryId && quote === one.quote) === at
  return all.filter(isFirst).slice(0, mostCitations)
}
