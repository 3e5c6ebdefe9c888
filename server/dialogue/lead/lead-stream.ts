import type { Move } from '../turns.ts'
import { type Head, headAndWordsIn, headIn, settled } from './header.ts'
import { sentenceSplitter } from './splitting.ts'

export type LeadFailure = 'header' | 'move' | 'refused' | 'empty' | 'broken'

/** In this order: how the words are meant, sentence by sentence what may be said, and that it is over. Nothing follows `failed`. */
export type LeadEvent =
  | { kind: 'head'; move: Move; isWorried: boolean; mood: number | null }
  | { kind: 'sentence'; words: string }
  | { kind: 'end' }
  | { kind: 'failed'; reason: LeadFailure }

export type LeadTerms = {
  moves: readonly Move[]
  /** What the person said last, and how worried one has to be about them. */
  lastWords: string
  concern: number
  /** Why this sentence may not follow what was said of the turn; null where it may. */
  faultIn: (sentence: string, said: string) => string | null
}

const longestHeader = 80

/** What of a model's stream may be said. Nothing is, before its header is read; of what breaks off in a sentence, the whole sentences are. */
export async function* leadStream(stream: AsyncIterable<string>, terms: LeadTerms): AsyncGenerator<LeadEvent> {
  const reader = leadReader(terms)
  for await (const piece of pieces(stream)) {
    const events = piece === null ? [{ kind: 'failed', reason: 'broken' } as const] : reader.push(piece)
    for (const event of events) {
      yield event
      if (event.kind === 'failed') return
    }
  }
  yield* reader.end()
}

/** Null where it broke: whose stream it is knows why. */
async function* pieces(stream: AsyncIterable<string>): AsyncGenerator<string | null> {
  const iterator = stream[Symbol.asyncIterator]()
  try {
    for (;;) {
      const next = await iterator.next().catch(() => null)
      if (next === null) yield null
      if (next === null || next.done) return
      yield next.value
    }
  } finally {
    await iterator.return?.()
  }
}

function leadReader(terms: LeadTerms) {
  const splitter = sentenceSplitter()
  let text = ''
  let isSpeaking = false
  let said = ''

  function begin(head: Head): LeadEvent {
    const held = settled(head, terms)
    isSpeaking = held !== null
    return held ? { kind: 'head', ...held } : { kind: 'failed', reason: 'move' }
  }

  function speak(sentences: readonly string[]): LeadEvent[] {
    const events: LeadEvent[] = []
    for (const words of sentences) {
      if (isMute(words, terms.moves) || terms.faultIn(words, said) !== null) {
        return [...events, { kind: 'failed', reason: 'refused' }]
      }
      said = `${said} ${words}`.trim()
      events.push({ kind: 'sentence', words })
    }
    return events
  }

  return {
    push(piece: string): LeadEvent[] {
      if (isSpeaking) return speak(splitter.push(piece))
      text = `${text}${piece}`.trimStart()
      if (isObject(text)) return []
      const end = text.indexOf('\n')
      if (end === -1) return text.length > longestHeader ? [{ kind: 'failed', reason: 'header' }] : []
      const head = headIn(text.slice(0, end))
      const first = head ? begin(head) : ({ kind: 'failed', reason: 'header' } as const)
      return first.kind === 'failed' ? [first] : [first, ...speak(splitter.push(text.slice(end + 1)))]
    },
    end(): LeadEvent[] {
      if (isSpeaking) return closed(speak([splitter.rest()].filter(Boolean)), said)
      const whole = isObject(text) ? headAndWordsIn(text) : null
      if (!whole) return [{ kind: 'failed', reason: 'header' }]
      const first = begin(whole.head)
      if (first.kind === 'failed') return [first]
      return [first, ...closed(speak([...splitter.push(whole.words), splitter.rest()].filter(Boolean)), said)]
    },
  }
}

const isObject = (text: string) => text.startsWith('{') || text.startsWith('```')

/** To somebody who wants only to be heard nothing is asked. */
const isMute = (words: string, moves: readonly Move[]) =>
  words.includes('?') && moves.every((move) => move === 'listen' || move === 'reflect')

function closed(events: readonly LeadEvent[], said: string): LeadEvent[] {
  if (events.at(-1)?.kind === 'failed') return [...events]
  return [...events, said === '' && events.length === 0 ? { kind: 'failed', reason: 'empty' } : { kind: 'end' }]
}
