import type { Source } from '#contract/journal.ts'
import { valenceOf } from '#server/features/analysis/entry/valence.ts'
import { dayAhead } from './days-ahead.ts'
import type { RecentEntry } from './queries.ts'
import { contentWords, sentencesIn } from './sentences.ts'

/** Something an entry leaves open, in the person's exact words: what comes on a day, or what they mean to do. */
export type Thread = {
  entryId: number
  writtenOn: string
  source: Source
  quote: string
  /** The day it is for; null where it has none. */
  on: string | null
}

const longestQuote = 140
const unsure =
  /[?"“”]|\b(?:if|unless|maybe|perhaps|might|could|would|wish|whether|not|never|nothing|no|nobody|hop(?:e|es|ing|efully)|feel\w*|think|guess|wonder|is (?:a|another|a new) (?:\w+ )?day)\b|n['’]t\b/i
const past =
  /\b(?:was|were|had|did|went|got|came|saw|made|took|felt|told|said|left|gave|found|thought|knew|ate|ran|wrote|met|heard|spent|kept|slept)\b|\b(?!need|feed|speed|wed|bed|red|scared|tired|excited|indeed|instead)\w{2,}ed\b/i
const ahead =
  /\b(?:will|going to|is|are|comes?|coming|starts?|begins?|opens?|ends?|closes?|due|hears?|finds? out|leaves?|leaving|fly|flies|flying|moves?|moving|sees?|meets?|meeting|arrives?|arriving|visits?|have|has|having|gets?|turns?|interview|exam|appointment|surgery|operation|results?|flight|deadline|wedding|party|presentation|scan|review|funeral|birthday|goes (?:live|out|up|on)|launch(?:es)?)\b|\b(?:\w+['’](?:ll|re|m)|(?:it|that|there|he|she|who|what)['’]s) \w|\b\w+['’]s (?:back|here|home|away|free|off|in|on|at)\b/i

/** What the day stirs in them takes nothing back of what comes on it: "the biopsy is on Thursday and I keep not thinking about it". */
const stirred =
  /,? (?:and|but|so) I(?:['’]m| am)? (?:(?:really |just |still )?feel\w*|keep not \w+ing|(?:really |just |still )?(?:not |(?:don|can|couldn|haven)['’]t |cannot )(?:really |even |want to |stop |know how to )?(?:know|think|thinking|sleep|talk|tell|told|say|ready|sure|worrying|looking forward))\b[^.;:!?]*[.!]?$/i

const acts =
  'call|phone|ring|ask|write|text|email|send|book|finish|buy|visit|talk|speak|try|go|read|plan|sign|make|cook|bake|fix|repair|mend|return|apply|invite|meet|walk|run|swim|sleep|block|clean|clear|paint|draw|plant|learn|practi[cs]e|start|begin|look|find|check|pay|bring|thank|apologi[sz]e|reply|answer|sort|remember|save|keep'
const intention = new RegExp(
  String.raw`^(?:(?:and|but|so|then|tonight|today|soon|this week|first|also|still),? )*I(?:['’]d like to| would like to| want to| need to| have to| should| must|['’]ll| will|['’]m going to| am going to| plan to| mean to| promised(?: \w+)? to) (?:really |finally |also |just |at last )?(?:${acts})\b`,
  'i',
)
/** Said on the way to bed, and done by the morning. */
const rest = /\b(?:go(?:ing)? to (?:bed|sleep)|sleep(?: now| soon| well)?|some (?:sleep|rest))[.!]?$/i
/** A wish said in anger or despair is not handed back as a plan. */
const leastValence = -0.2

/** Entries newest first; the threads come newest first, and those that a later entry took up again are left out. */
export function threadsIn(entries: readonly RecentEntry[]): Thread[] {
  return entries.flatMap((entry, place) => {
    if (!entry.isCalm) return []
    const later = entries.slice(0, place)
    const sentences = sentencesIn(entry.content)
    return sentences.flatMap((sentence, at) => threadOf(entry, sentence, sentences[at - 1], later) ?? [])
  })
}

function threadOf(
  entry: RecentEntry,
  told: string,
  before: string | undefined,
  later: readonly RecentEntry[],
): Thread | null {
  const sentence = told.replace(stirred, '')
  if (sentence.length > longestQuote || sentence.split(' ').length < 3 || unsure.test(sentence)) return null
  const isMeant = intention.test(sentence)
  const coming = [sentence, ...sentence.split(/, (?:and |but |so )?/)].find((part) => announces(part, entry.day))
  const said = !isMeant && coming && !leansOn.test(coming) ? coming : sentence
  const quote = leansOn.test(said) ? together(entry.content, before, said) : said
  if (!quote) return null
  const on = dayAhead(coming ?? sentence, entry.day)
  const thread = { entryId: entry.id, writtenOn: entry.day, source: entry.source, quote, on }
  if (!isMeant) return coming ? thread : null
  // Without its opening: "have to" alone would count as a complaint.
  const meant = sentence.replace(intention, '')
  if (contentWords(meant).size === 0 || rest.test(sentence) || valenceOf(meant).score < leastValence) return null
  return later.some(({ content }) => takesUp(content, quote)) ? null : thread
}

/** "I got the job, I start on Monday" announces with its second part alone. */
const announces = (part: string, day: string) =>
  part.split(' ').length >= 3 && dayAhead(part, day) !== null && ahead.test(part) && !past.test(part)

/** Nobody knows days later what "it" was: what it leans on is quoted with it. */
const leansOn =
  /^(?:(?:and|but|so|then|also),? )?(?:it|that|this(?! (?:week|weekend|evening|month))|these|those|they|he|she)\b/i

function together(content: string, before: string | undefined, sentence: string): string | null {
  if (before === undefined || leansOn.test(before) || /^I\b|[?"“”]/.test(before)) return null
  const quote = `${before} ${sentence}`
  return quote.length <= longestQuote && content.includes(quote) ? quote : null
}

/** Two of its words that carry meaning stand in one sentence of a later entry. */
function takesUp(content: string, quote: string): boolean {
  const wanted = contentWords(quote)
  return sentencesIn(content).some((sentence) => {
    const words = contentWords(sentence)
    return [...wanted].filter((word) => words.has(word)).length >= Math.min(2, wanted.size)
  })
}
