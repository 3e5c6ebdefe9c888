import { type Period, periodIn } from './period.ts'
import { type Subject, subjectOf } from './subject.ts'

export type Asked =
  | { is: 'when' | 'last' | 'first' | 'how-often' | 'about' | 'felt'; subject: Subject; period: Period | null }
  /** What there was on certain days. */
  | { is: 'days'; period: Period }
  /** How the mood of certain days was beside that of the days since. */
  | { is: 'mood-since'; period: Period }
  | { is: 'best' | 'hardest'; period: Period | null }
  /** When the person last wrote at all. */
  | { is: 'latest' }
  | { is: Standing }
  /** Nothing was asked: the person tells something. */
  | { is: 'told' }

/** What the screen suggests to ask, and what was announced. */
export type Standing = 'mood' | 'patterns' | 'goals' | 'stuck' | 'progress' | 'open'

const standing: readonly [Standing, RegExp][] = [
  [
    'mood',
    /\b(?:improve|lifts?|better|boosts?|raise|helps?)\b.*\bmood\b|\bfeel better\b|\b(?:good|nice|bright|best) (?:things|moments)\b|\bsomething (?:nice|good)\b|\bwhat went well\b|\bmood\b.*\b(?:improve|better|recent entries)\b/i,
  ],
  [
    'patterns',
    /\bpatterns?\b|\b(?:summari[sz]e|review|how (?:was|has|is))\b.*\b(?:my|this|the) month\b|\b(?:themes?|topics?) (?:keep|come|recur)|\b(?:mention|write|wrote|written|talk|talked)\b.*\bmost\b/i,
  ],
  [
    'goals',
    /\b(?:set|achievable|realistic|choose|pick)\b.*\bgoals?\b|\bgoals? (?:for|should|could)\b|\b(?:how|what) are my goals\b/i,
  ],
  ['stuck', /\bstuck\b|\bwhat should i (?:focus|work) on\b/i],
  [
    'open',
    /\bwhat (?:should|could|can) i (?:write|talk|journal) about\b|\bwhat (?:did )?i (?:want|plan|promis|mean|intend|need)\w* to do\b|\b(?:left|still) open\b/i,
  ],
  [
    'progress',
    /\bprogress\b|\bhow (?:was|has|is) (?:my|this|the) (?:past )?week\b|\b(?:summari[sz]e|review) (?:my|this|the) (?:past )?week\b|\bhow (?:am i|have i been)(?: doing)?(?: lately| recently| these days)?\s*\??$/i,
  ],
]

/** Without a question mark only what cannot be the beginning of a story: "how often did I", not "when I got home". */
const plainlyAsks =
  /^(?:(?:what|who|how|when|where)['’]?s\b|(?:what|when|where|who|whom|which|how) (?:did|do|does|was|were|is|are|am|have|has|had|often|many|much|long|should|can|could|makes?)\b|(?:do|am|have|did) (?:i|we)\b|(?:tell me|show me|find|list|describe|remind me|search|look for|help me|analy[sz]e|summari[sz]e|review)\b)/i
const asks =
  /^(?:and |so |but |ok(?:ay)?,? )?(?:what|when|where|who|whom|which|how|did|do|have|was|were|am|is|are|has|does)\b/i
const ofThemselves = /\b(?:i|i'm|me|my|mine|we|us|our|journal|entries)\b/i
const ofAnything = /^(?:and |so |but )?(?:who|whom|what|where|which|when)\b/i

/** The sentence that asks, which often comes last; null where something is told. Why something is so, no journal knows. */
function questionIn(message: string): string | null {
  const said = message
    .trim()
    .replace(/^(?:can|could|would|will) you (?:please )?(?=tell|show|find|list|remind|search|look)/i, '')
  if (plainlyAsks.test(said)) return said
  const last = /[^.!?\n]+\?\s*$/.exec(said)?.[0].trim()
  if (!last || !asks.test(last)) return null
  return ofThemselves.test(last) || ofAnything.test(last) ? last : null
}

const last =
  /\b(?:when|what day did)\b.*\blast\b|\blast time\b|\bmost recent(?:ly)?\b|\blatest\b|\bhow long (?:ago|since|is it since|has it been)\b/i
const first = /\bfirst time\b|\bwhen (?:did|was)\b.*\bfirst\b|\bearliest\b|\bwhen did i (?:start|begin)\b/i
const howOften = /\bhow (?:often|many times|many days|many entries|frequently|many)\b/i
const felt =
  /\bhow (?:did|do|was|am|have) (?:i|my mood)(?: been)? (?:feel|felt|feeling)?\b|\bhow did i feel\b|\bmood (?:when|around|about|with)\b/i
const when = /^\s*when\b|\bwhat (?:day|date)\b/i
const compares =
  /\b(?:happier|sadder|calmer|better|worse|lower|higher)\b.*\bthan\b|\bmood\b.*\b(?:change|compare)[ds]?\b/i
const ofMood = /\b(?:moods?|feel|felt|feeling|happier|sadder|calmer|better|worse)\b/gi
const outstanding: readonly ['best' | 'hardest', RegExp][] = [
  ['best', /\b(?:best|happiest|brightest) days?\b/i],
  ['hardest', /\b(?:hardest|worst|saddest|darkest) days?\b/i],
]

/** `spokenOf` is what a question before it was about, where this one only says "it". */
export function read(message: string, today: string, spokenOf: Subject | null = null): Asked {
  const question = questionIn(message)
  if (question === null) return { is: 'told' }
  const said = standing.find(([, pattern]) => pattern.test(message))
  if (said) return { is: said[0] }
  const { period, rest } = periodIn(question, today)
  const extreme = outstanding.find(([, pattern]) => pattern.test(question))
  if (extreme) return { is: extreme[0], period }
  const isOnlyOfMood = subjectOf(rest.replace(ofMood, '')).roots.length === 0
  if (isOnlyOfMood && period) return { is: compares.test(question) ? 'mood-since' : 'days', period }
  if (isOnlyOfMood && /\bmood\b/i.test(question)) return { is: 'progress' }
  const own = subjectOf(felt.test(question) && spokenOf ? rest.replace(ofMood, '') : rest)
  const subject = own.roots.length === 0 && spokenOf ? spokenOf : own
  if (subject.roots.length === 0) return { is: last.test(question) ? 'latest' : 'told' }
  if (howOften.test(question)) return { is: 'how-often', subject, period }
  if (first.test(question))
    return { is: 'first', subject: subjectOf(rest.replace(/\b(?:start|begin)(?:ed)?\b/i, '')), period }
  if (felt.test(question)) return { is: 'felt', subject: without(rest, /\b(?:feel|felt|feeling)\b/gi, subject), period }
  if (last.test(question)) return { is: 'last', subject, period }
  if (when.test(question)) return { is: 'when', subject, period }
  return { is: 'about', subject, period }
}

/** Where nothing else is left, the word itself was meant. */
function without(question: string, words: RegExp, otherwise: Subject): Subject {
  const left = subjectOf(question.replace(words, ''))
  return left.roots.length === 0 ? otherwise : left
}

/** "When was it, and how did I feel about it?" asks two things. */
export function questionsIn(message: string): string[] {
  const parts = message.split(
    /(?<=\?)\s+(?=(?:and |so )?(?:what|when|where|who|how)\b)|,? and (?=(?:what|when|where|who|how) (?:did|do|was|were|is|have|often|many)\b)/i,
  )
  return parts.length > 1 && parts.every((part) => asks.test(part.trim()))
    ? parts.map((part) => part.trim())
    : [message]
}
