import type { Evidence } from '#contract/analysis.ts'
import { commonWords } from '#server/language/en/common-words.ts'
import { weekdayOf } from '../calendar.ts'
import { evidenceOf, type Quotable } from './quoting.ts'
import { sentencesIn } from './sentences.ts'

/** Something announced that no later words take up; `due` is the day it was for, where it said one. */
export type Thread = Evidence & { due: string | null }

const doing =
  'call|ring|phone|email|write|text|ask|tell|talk|speak|book|buy|finish|send|see|visit|fix|repair|plan|decide|apply|start|begin|sign|pay|return|pick|cancel|schedule|arrange|order|prepare|practi[cs]e|clean|check|look|find|meet|cook|paint|apologi[sz]e|read|register|renew|submit|hand|block|pack|move|stop|try|go|make|get|take|bring|give|learn|study|organi[sz]e|sort|reply|answer|choose|hire|sell|replace|measure|water|plant'
const intends = new RegExp(
  `\\b(?:I|we)(?:['’]ll| will| must| should| ought to|['’](?:ve| have) got to|['’]m going to|['’]re going to| (?:still |really |also )?(?:need|have|want|plan|promised) to| am going to| are going to) (?:not )?(?:${doing})\\b`,
  'i',
)
const waits =
  /\b(?:waiting (?:for|on|to hear)|wait (?:for|to hear)|still no (?:word|answer|reply|news)|have(?:n['’]t| not) heard back|(?:will|to|we|I) hear (?:back|about|from)|expecting (?:a|the|an|to hear))\b/i
const aheadOfTime =
  /\b(?:tomorrow|next (?:week|month|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|(?:this|on|by|until|before|for) (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|this weekend|at the weekend|in (?:a|two|three) (?:days|weeks?))\b/i
const stillToCome =
  /\b(?:is|are|will|['’]ll|going to|leaves?|starts?|begins?|comes?|arrives?|opens?|meets?|have|has|hear|see|fly|flies|due|I['’]m|we['’]re)\b/i
const tomorrow = /\btomorrow\b/i
const past =
  /\b(?:was|were|had|did|went|came|saw|got|took|made|told|said|met|heard|gave|felt|left|used to|would have|wanted|needed|\w{3,}ed)\b/i
const unsaid = /\b(?:not|never|no longer|don['’]?t|didn['’]?t|won['’]?t|if I|if we|as if|wish)\b/i
const longest = 140
/** "I have to say", "I need to be kind to myself": nothing anybody could come back to. */
const hollow = /\b(?:I (?:have|want|need|must|should) (?:to )?(?:say|admit|be|feel|remember|stop|try)\b)/i

/**
 * What was announced and has not come up since: sentences that look ahead, less those of which a later sentence, of the
 * same entry or of one after it, holds at least half of what they were about. Entries in the order of their days.
 */
export function openThreads(entries: readonly Quotable[]): Thread[] {
  const ordered = entries.toSorted((a, b) => a.day.localeCompare(b.day) || a.id - b.id)
  return ordered.flatMap((entry, at) => {
    const later = ordered.slice(at + 1).map(({ title, content }) => `${title}. ${content}`)
    return entry.quotes.filter(announces).flatMap((quote) => {
      const after = entry.content.slice(entry.content.indexOf(quote) + quote.length)
      return isTakenUp(quote, [after, ...later].join(' '))
        ? []
        : [{ ...evidenceOf(entry, quote), due: dueDay(quote, entry.day) }]
    })
  })
}

/** Careful rather than complete: what is past, denied or only wished is no announcement. */
export function announces(sentence: string): boolean {
  if (sentence.endsWith('?') || sentence.length > longest || unsaid.test(sentence) || hollow.test(sentence))
    return false
  // What another clause says of the past takes nothing back: "I have to call, and I have said that before."
  const clauses = sentence.split(/[,;:—–]/)
  const isPresent = (pattern: RegExp) =>
    clauses.some((one) => pattern.test(one) && !past.test(one.replace(pattern, '')))
  if (isPresent(intends) || isPresent(waits)) return true
  return aheadOfTime.test(sentence) && stillToCome.test(sentence) && (tomorrow.test(sentence) || !past.test(sentence))
}

const timeWords =
  /^(?:tomorrow|today|tonight|next|week|month|weekend|morning|monday|tuesday|wednesday|thursday|friday|saturday|sunday|eight|need|want|plan|hope|promised|intend|should|must|waiting|still|hear|heard|back|going|have)$/

/** What a sentence is about, shortened so that "surgery" and "surgeon", "call" and "called" meet. */
function subjects(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const telling = words.filter((word) => word.length > 2 && !commonWords.has(word) && !timeWords.test(word))
  return new Set(telling.map((word) => word.replace(/(?<=\p{L}{3})(?:ing|ed|e?s|e)$/u, '').slice(0, 5)))
}

function isTakenUp(quote: string, later: string): boolean {
  const about = subjects(quote)
  // Nothing in it could be recognised later, so nothing can be said about it.
  if (about.size === 0) return true
  const since = new Set(sentencesIn(later).flatMap((sentence) => [...subjects(sentence)]))
  const shared = [...about].filter((subject) => since.has(subject)).length
  return shared >= Math.ceil(about.size / 2)
}

function dueDay(quote: string, day: string): string | null {
  const date = Temporal.PlainDate.from(day)
  if (tomorrow.test(quote)) return date.add({ days: 1 }).toString()
  const named =
    /\b(?:on|by|until|before|for|this|next) (monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/i.exec(
      quote,
    )?.[1]
  if (!named) return null
  const ahead = [1, 2, 3, 4, 5, 6, 7].map((days) => date.add({ days }).toString())
  return ahead.find((one) => weekdayOf(one).toLowerCase() === named.toLowerCase()) ?? null
}
