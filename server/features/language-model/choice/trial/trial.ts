import { z } from 'zod'
import { type Llm, LlmFailed, type Question } from '#server/providers/llm/llm.ts'
import { toolOf } from '#server/providers/llm/tools.ts'
import { DraftedEntry, entryFault, promptFault, spokenOf, toolFault, turnFault } from './checks.ts'
import { entry, fullPrompt, ledTurn, toolCall } from './prompts.ts'

export type Tried = {
  id: 'first' | 'turn' | 'entry' | 'tool' | 'prompt'
  words: string
  /** Of anything at all; on a turn, of what can be spoken. Null where none came. */
  firstWordMs: number | null
  /** On a turn: until the first sentence is whole, which is when it is spoken. */
  firstSentenceMs: number | null
  tokensIn: number | null
  tokensPerSecond: number | null
  /** Why it would not do; null where it would. */
  fault: string | null
}

/** Asks a model everything that it will be asked for, on made-up words, one after the other as they come. */
export async function* tryOut(llm: Llm): AsyncGenerator<Tried> {
  // A program may load the model only now; that is not how long a call waits.
  yield await timed('first', (clock) => heard(llm, clock, { ...greeting, maxTokens: 20 }), noFault)
  for (let time = 0; time < 3; time += 1) {
    const question = { ...asked('call'), instructions: ledTurn.instructions, messages: ledTurn.messages }
    yield await timed('turn', (clock) => heard(llm, clock, question), turnFault)
  }
  yield await timed('entry', (clock) => drafts(llm, clock), noFault)
  yield await timed('tool', (clock) => looksUp(llm, clock), noFault)
  const { instructions, messages } = fullPrompt
  yield await timed('prompt', (clock) => heard(llm, clock, { ...asked('call'), instructions, messages }), promptFault)
}

/** Of fewer no speed can be told. */
const fewestToTell = 8
const noFault = () => null
const asked = (purpose: Question['purpose']) => ({ purpose, messages: [], instructions: '' })
const greeting: Question = { ...asked('coach'), messages: [{ role: 'user', content: 'Say good morning.' }] }

type Clock = ReturnType<typeof clockFrom>
type Said = { words: string; fault?: string | null }

function clockFrom(startMs: number) {
  let text = ''
  const seen = { firstMs: null as number | null, spokenMs: null as number | null, sentenceMs: null as number | null }
  let tokens: { in: number; out: number } | null = null
  return {
    seen,
    hears(piece: string) {
      const ms = performance.now() - startMs
      text += piece
      const spoken = spokenOf(text)
      seen.firstMs ??= ms
      if (spoken) seen.spokenMs ??= ms
      if (spoken && /[.?!…]["”]?(?:\s|$)/.test(spoken)) seen.sentenceMs ??= ms
    },
    spent(of: { in: number; out: number }) {
      tokens = of
    },
    tokens: () => tokens,
    text: () => text,
  }
}

async function timed(
  id: Tried['id'],
  ask: (clock: Clock) => Promise<Said>,
  check: (words: string) => string | null,
): Promise<Tried> {
  const startMs = performance.now()
  const clock = clockFrom(startMs)
  const { words, fault } = await ask(clock).then(
    (said) => ({ words: said.words, fault: said.fault ?? check(said.words) }),
    (error: unknown) => {
      if (!(error instanceof LlmFailed)) throw error
      return { words: clock.text(), fault: error.kind as string }
    },
  )
  const { firstMs, spokenMs, sentenceMs } = clock.seen
  const tokens = clock.tokens()
  const speakingSeconds = (performance.now() - startMs - (firstMs ?? 0)) / 1_000
  return {
    ...{ id, words, fault, tokensIn: tokens?.in ?? null },
    firstWordMs: id === 'turn' ? spokenMs : firstMs,
    firstSentenceMs: id === 'turn' ? (sentenceMs ?? (fault ? null : performance.now() - startMs)) : null,
    tokensPerSecond:
      tokens && tokens.out >= fewestToTell && speakingSeconds > 0 ? (tokens.out - 1) / speakingSeconds : null,
  }
}

async function heard(llm: Llm, clock: Clock, question: Question): Promise<Said> {
  for await (const piece of llm.stream({ ...question, onSpent: clock.spent })) clock.hears(piece)
  return { words: clock.text() }
}

async function drafts(llm: Llm, clock: Clock): Promise<Said> {
  const messages = [{ role: 'user' as const, content: entry.talk }]
  const question = { ...asked('analysis'), instructions: entry.instructions, messages, onSpent: clock.spent }
  const draft = await llm.answer(question, DraftedEntry)
  return { words: [draft.title, ...draft.paragraphs, draft.themes.join(', ')].join('\n'), fault: entryFault(draft) }
}

async function looksUp(llm: Llm, clock: Clock): Promise<Said> {
  const search = toolOf({
    name: 'search',
    description: 'Entries of the journal in which these words stand.',
    input: z.object({ words: z.string() }),
    run: async () => toolCall.found,
  })
  const messages = [{ role: 'user' as const, content: toolCall.question }]
  const question = { ...asked('coach'), instructions: toolCall.instructions, messages, onSpent: clock.spent }
  let calls = 0
  let answer = ''
  for await (const piece of llm.useTools({ ...question, tools: [search], maxCalls: 4 })) {
    if (piece.type === 'called') {
      calls += 1
      answer = ''
    } else {
      clock.hears(piece.words)
      answer += piece.words
    }
  }
  return { words: answer, fault: toolFault(calls, answer) }
}
