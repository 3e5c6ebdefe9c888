import type { Citation, CoachMessage } from '#contract/coach.ts'
import type { Noted } from '#server/features/analysis/period/facts/noted.ts'
import type { AllowedLlm } from '#server/features/language-model/allowing.ts'
import { type About, consulted, streamed } from '#server/features/language-model/asking.ts'

import { speaksOf } from '#server/features/memory/forbidden.ts'
import { forbiddenBy } from '#server/features/memory/notes.ts'
import { preferencesOf } from '#server/features/settings/preferences.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { LlmFailed, type Question } from '#server/providers/llm/llm.ts'
import type { Journal } from '../answering/journal.ts'
import type { Before, Reply } from '../answering/reply.ts'
import { chatCheck, type Held } from './checking.ts'
import { instructionsFor, isWorry, messagesFor } from './instructions.ts'
import { factsIn, materialFor, pagesFor } from './material.ts'
import { sentencesOf } from './sentences.ts'
import { mostCalls, toolsFor } from './tools.ts'

export type Leading = {
  conversationId: number
  coach: { name: string; systemPrompt: string }
  journal: Journal
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

type Led = Reply & Pick<CoachMessage, 'ending' | 'wordedBy'>
type Asking = Needs<'db' | 'vault' | 'now' | 'metrics'>

const mostSentences = 8
const mostCitations = 5

/**
 * The answer of a model, or null where the built-in words stand. Somebody who asked the journal hears nothing until a
 * sentence holds that the journal bears out; half a sentence is said to nobody.
 */
export async function led(services: Asking, userId: UserId, llm: AllowedLlm, leading: Leading): Promise<Led | null> {
  const { coach, journal, before, said, builtIn, worried, signal, onHeld } = leading
  const isAsked = builtIn.rule !== 'told'
  // Advice needs no entry to begin with; an answer about the journal does.
  const isFromData = builtIn.rule !== 'advice' && builtIn.citations.length + builtIn.insights.length > 0
  const told = [...before.filter(({ role }) => role === 'user').map(({ content }) => content), said]
  // Whoever speaks of it may be answered.
  const forbidden = (await forbiddenBy(services, userId)).filter((words) => !speaksOf(told.join('\n'), [words]))
  const pages = await pagesFor(journal, { said, answer: builtIn, forbidden })
  const { lines: preferences } = await preferencesOf(services, userId)
  const instructions = instructionsFor(coach.systemPrompt)
  // To what is told the rules have nothing to say that a model could word.
  const answer = isAsked ? builtIn : { ...builtIn, content: '' }
  const material = await materialFor(journal, { said, answer, pages, forbidden, preferences })
  const facts = factsIn(answer, pages, forbidden)
  const basis = {
    // A question bears nothing out: it only names what may be named.
    ...{ facts, told: isAsked ? told.slice(0, -1) : told, asked: isAsked ? said : '' },
    ...{ instructions, today: journal.today, companion: coach.name },
    ...{ dismissed: journal.dismissed, forbidden },
  }
  const checking = chatCheck(basis, pages)
  const shown: Noted[] = []
  const looks = toolsFor({ journal, forbidden, onShown: (found) => shown.push(...found) }).map((tool) => ({
    ...tool,
    // What a tool counted bears out as much as what the rules found; entries are quoted as entries.
    look: async (input: unknown) => {
      const looked = await tool.look(input)
      checking.shows(shown, looked.entryIds.length > 0 ? [] : [plainly(looked.found)])
      return looked
    },
  }))
  const about = { entryIds: await whoseWords(journal, pages, before), conversationId: leading.conversationId }
  const question = {
    purpose: 'coach',
    instructions,
    messages: messagesFor(before, said, material),
    ...(signal && { signal }),
  } as const
  const held: Held[] = []
  let isOpen = false
  let isMarked = false
  let ending: Led['ending'] = 'whole'
  try {
    for await (const sentence of sentencesOf(wordsOf(services, userId, llm, about, { ...question, looks }))) {
      if (isWorry(sentence)) {
        services.metrics.modelWorries.inc({ purpose: 'coach' })
        return caringly(worried, held, isOpen, onHeld)
      }
      const words = sentence.replace(notOurs, '')
      const checked = checking.check(words)
      const fault =
        'fault' in checked ? checked.fault : isAsked && checked.isFounded && checking.isEmpty() ? 'unfounded' : null
      services.metrics.modelSentences.inc({ purpose: 'coach', verdict: fault ?? 'kept' })
      // Who asks has said the words themselves: where nothing was found, they bear nothing out.
      if ('fault' in checked || fault !== null) continue
      const isMark = !isMarked && !checked.isFounded && (words !== sentence || checked.isAdvice)
      if (isMark) isMarked = true
      const one = isMark ? { ...checked, text: `${mark}${checked.text}` } : checked
      held.push(one)
      if (isOpen) onHeld(one.text)
      else if (!isFromData || one.isFounded) {
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
    citations: citationsOf(held, builtIn.citations),
    intent: null,
    ending,
    wordedBy: llm.model,
  }
}

const mark = 'Not from your journal: '
const notOurs = /^Not from your journal:\s*/i

/** Models whose endpoint does not know tools: they are asked without from then on. */
const withoutTools = new WeakSet<AllowedLlm>()

/** The words of the answer; what a model says before it looks something up is no part of it. */
async function* wordsOf(
  services: Asking,
  userId: UserId,
  llm: AllowedLlm,
  about: About,
  { looks, ...question }: Question & { looks: ReturnType<typeof toolsFor> },
): AsyncGenerator<string> {
  if (!withoutTools.has(llm)) {
    try {
      for await (const piece of consulted(services, userId, llm, about, {
        ...question,
        tools: looks,
        maxCalls: mostCalls,
      })) {
        if (piece.type === 'words') yield piece.words
        else yield '\n'
      }
      return
    } catch (error) {
      if (!(error instanceof LlmFailed) || error.kind !== 'rejected') throw error
      withoutTools.add(llm)
    }
  }
  yield* streamed(services, userId, llm, about, question)
}

/** In our words, never the model’s; what was shown before it is not taken back. */
function caringly(worried: Reply, held: readonly Held[], isOpen: boolean, onHeld: Leading['onHeld']): Led {
  const shown = isOpen ? held.map(({ text }) => text) : []
  if (isOpen) onHeld(worried.content)
  return { ...worried, content: [...shown, worried.content].join(' '), ending: 'whole', wordedBy: null }
}

/** As sentences are compared with it: names and numbers beside each other. */
const plainly = (result: unknown) =>
  JSON.stringify(result)
    .replace(/[{}[\]"_]/g, ' ')
    .replace(/\s+/g, ' ')

/** Every entry that is still there and of which the question holds words: sent along, or spoken of earlier in the talk. */
async function whoseWords(journal: Journal, sent: readonly Noted[], before: Leading['before']): Promise<number[]> {
  const cited = before.flatMap(({ citations }) => citations.map(({ entryId }) => entryId))
  const known = new Set([...cited, ...sent.map(({ id }) => id)])
  return (await journal.marks()).flatMap(({ id }) => (known.has(id) ? [id] : []))
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
