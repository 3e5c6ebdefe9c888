import winkNLP, { type ItsFunction } from 'wink-nlp'
import { type Clause, clausesOf } from './clauses.ts'
import { auxiliaries } from './en/function-words.ts'

/** `pos` is a universal part of speech: NOUN, PROPN, VERB, AUX, PRON, DET, ADJ, ADV, ADP, NUM, PART, INTJ, PUNCT … */
export type Token = {
  text: string
  lower: string
  lemma: string
  pos: string
  isStop: boolean
  /** Negated within its clause, by a word at most four tokens before it. */
  isNegated: boolean
  /** Where it stands in the text, in UTF-16 units; `end` is exclusive. */
  start: number
  end: number
}

export type Sentence = {
  text: string
  start: number
  end: number
  tokens: readonly Token[]
  clauses: readonly Clause[]
}

/** A text that was read once: everything that understands it starts here. */
export type Doc = { text: string; sentences: readonly Sentence[]; clauses: readonly Clause[]; tokens: readonly Token[] }

const { nlp, its } = await load()
const lexiconSize = idOf('qzxvqj') // what the lexicon lacks is numbered after what it has

/** Loaded here and not above, so that a model that is missing or broken is told in one line. */
async function load() {
  try {
    const { default: model } = await import('wink-eng-lite-web-model')
    const nlp = winkNLP(model, ['sbd', 'pos'])
    return { nlp, its: nlp.its }
  } catch (cause) {
    throw new Error(
      'node_modules/wink-eng-lite-web-model is missing or broken: delete that folder and node_modules/.installed, and start again',
      { cause },
    )
  }
}

/** Whether a word, or the word it is a form of, stands in the lexicon in lower case; most names do not. */
export function isInLexicon(word: string): boolean {
  const lower = word.toLowerCase()
  const [lemma = lower] = nlp
    .readDoc(lower)
    .tokens()
    .out(its.lemma as unknown as ItsFunction<string>) as unknown as string[]
  return idOf(lower) < lexiconSize || idOf(lemma) < lexiconSize
}

function idOf(word: string): number {
  const column = its.uniqueId as unknown as ItsFunction<number>
  const [id = Number.POSITIVE_INFINITY] = nlp.readDoc(word).tokens().out(column) as unknown as number[]
  return id
}

/** Sentences, clauses, lemmas and parts of speech; half a millisecond for 200 words. A line break ends a sentence. */
export function read(text: string): Doc {
  // One character for one, so that places in the text stay true.
  const straight = text.replace(/[’‘]/g, "'").replace(/[“”]/g, '"')
  const lines = [...straight.matchAll(/[^\r\n]*\S[^\r\n]*/g)]
  const sentences = lines.flatMap((line) => sentencesOf(text, line[0], line.index))
  const clauses = sentences.flatMap((sentence) => sentence.clauses)
  return { text, sentences, clauses, tokens: clauses.flatMap(({ tokens }) => tokens) }
}

const known = new WeakMap<object, Doc>()

/** The same, read once for a page that several people look at. */
export function docOf(page: { content: string }): Doc {
  const doc = known.get(page) ?? read(page.content)
  known.set(page, doc)
  return doc
}

function sentencesOf(text: string, line: string, offset: number): Sentence[] {
  const doc = nlp.readDoc(line)
  const column = <T>(what: unknown) => doc.tokens().out(what as ItsFunction<T>) as unknown as T[]
  const values = column<string>(its.value)
  const lemmas = column<string>(its.lemma)
  const parts = column<string>(its.pos)
  const stops = column<boolean>(its.stopWordFlag)
  let end = 0
  const tokens = values.map((value, index): Token => {
    const start = line.indexOf(value, end)
    end = start + value.length
    const lower = value.toLowerCase()
    return {
      ...{ text: text.slice(offset + start, offset + end), lower, lemma: lemmas[index] ?? lower },
      ...{
        pos: auxiliaries.has(lower) ? 'AUX' : (parts[index] ?? 'X'),
        isStop: stops[index] ?? false,
        isNegated: false,
      },
      ...{ start: offset + start, end: offset + end },
    }
  })
  const spans = doc.sentences().out(its.span as unknown as ItsFunction<[number, number]>) as unknown as [
    number,
    number,
  ][]
  return spans.map(([first, last]) => sentenceOf(text, tokens.slice(first, last + 1).flatMap(apart)))
}

/** The model takes "I'm" for one word, and a name. */
function apart(token: Token): Token[] {
  if (token.lower !== "i'm") return [token]
  const place = token.start + 1
  return [
    { ...token, text: token.text.slice(0, 1), lower: 'i', lemma: 'i', pos: 'PRON', isStop: true, end: place },
    { ...token, text: token.text.slice(1), lower: "'m", lemma: 'be', pos: 'AUX', isStop: true, start: place },
  ]
}

function sentenceOf(text: string, tokens: readonly Token[]): Sentence {
  const start = tokens[0]?.start ?? 0
  const end = tokens.at(-1)?.end ?? start
  const clauses = clausesOf(text, tokens)
  return { text: text.slice(start, end), start, end, tokens: clauses.flatMap((clause) => clause.tokens), clauses }
}
