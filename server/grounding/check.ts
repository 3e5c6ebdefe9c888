import { quotesIn } from './anchors/quotes.ts'
import { isAdvice, isClaim, tellsSomething } from './claims/claim.ts'
import { coverageOf } from './claims/coverage.ts'
import { type Policy, policies } from './policies.ts'
import type { Rule, RuleId } from './rules.ts'
import { type Sentence, sentenceOf, sentencesIn, typedSentencesIn } from './sentence.ts'
import type { Sources, Text } from './sources.ts'

/** Why a sentence may not be said; `what` is the place in it. Of the whole, `sentence` is empty. */
export type Fault = { id: RuleId | 'coverage'; sentence: string; what: string }

/**
 * A sentence that holds, without the numbers it named. `quotes` are exact stretches of sources that have an id; `on` are
 * the ids it rests on, those of its quotes among them. `isFounded`: it says something of the person, and the sources bear
 * it out. `isAdvice`: what they could do, and not from the journal.
 */
export type Kept = {
  text: string
  on: readonly number[]
  quotes: readonly { id: number; quote: string }[]
  isFounded: boolean
  isAdvice: boolean
}

export type Checked = { faults: Fault[]; kept: Kept[] }

/** Words as a model wrote them, "[12]" naming a source; or sentences that say themselves what they rest on. */
export type Words = string | readonly { text: string; on: readonly number[] }[]

const leastCoverage = 0.9

/** Compares words with what they may rest on, sentence by sentence. Nothing is believed. */
export function check(words: Words, sources: Sources, policy: Policy): Checked {
  const faults: Fault[] = []
  const kept: Kept[] = []
  let said = sources.said
  for (const sentence of sentencesOf(words, policy)) {
    const texts = textsFor(sentence, sources.texts)
    const fault = faultIn(sentence, { ...sources, said }, texts, policies[policy])
    if (fault) faults.push(fault)
    else {
      kept.push(keptOf(sentence, sources, texts))
      said = `${said} ${sentence.text}`.trim()
    }
  }
  if (policy === 'entry') faults.push(...uncovered(kept, sources))
  return { faults, kept }
}

function sentencesOf(words: Words, policy: Policy): Sentence[] {
  if (typeof words !== 'string') return words.map(({ text, on }) => sentenceOf(text, on))
  return policy === 'spoken' ? sentencesIn(words) : typedSentencesIn(words)
}

/** A sentence that names entries rests on these and on no others. */
function textsFor({ text, on }: Sentence, texts: readonly Text[]): readonly Text[] {
  if (on.length === 0) return texts
  const quoted = (quotesIn(text, texts) ?? []).flatMap(({ source }) => source.id ?? [])
  return texts.filter(({ id }) => id === undefined || on.includes(id) || quoted.includes(id))
}

function faultIn(sentence: Sentence, sources: Sources, texts: readonly Text[], rules: readonly Rule[]): Fault | null {
  for (const { id, when } of rules) {
    const what = when(sentence, sources, texts)
    if (what !== null) return { id, sentence: sentence.text, what }
  }
  return null
}

function keptOf(sentence: Sentence, { claims }: Sources, texts: readonly Text[]): Kept {
  const found = quotesIn(sentence.text, texts) ?? []
  const quotes = found.flatMap(({ quote, source: { id } }) => (id === undefined ? [] : [{ id, quote }]))
  const on = [...new Set([...quotes.map(({ id }) => id), ...sentence.on])]
  const isFounded = (claims === 'every' || isClaim(sentence)) && (on.length > 0 || tellsSomething(sentence))
  return { text: sentence.text, on, quotes, isFounded, isAdvice: isAdvice(sentence) }
}

function uncovered(kept: readonly Kept[], { texts }: Sources): Fault[] {
  const share = coverageOf(kept.map(({ text }) => text).join(' '), texts)
  return share >= leastCoverage ? [] : [{ id: 'coverage', sentence: '', what: share.toFixed(2) }]
}
