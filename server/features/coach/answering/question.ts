import { type Period, periodIn } from './period.ts'
import { type Subject, subjectOf } from './subject.ts'

export type Asked =
  | { is: 'when' | 'last' | 'first' | 'how-often' | 'about' | 'felt'; subject: Subject; period: Period | null }
  /** What there was on certain days. */
  | { is: 'days'; period: Period }
  | { is: Standing }
  /** Nothing was asked: the person tells something. */
  | { is: 'told' }

/** What the screen suggests to ask. */
export type Standing = 'mood' | 'patterns' | 'goals' | 'stuck' | 'progress'

const standing: readonly [Standing, RegExp][] = [
  [
    'mood',
    /\b(?:improve|lifts?|better|boosts?|raise|helps?)\b.*\bmood\b|\bfeel better\b|\bmood\b.*\b(?:improve|better|recent entries)\b/i,
  ],
  ['patterns', /\bpatterns?\b|\b(?:themes?|topics?) (?:keep|come|recur)/i],
  [
    'goals',
    /\b(?:set|achievable|realistic|choose|pick)\b.*\bgoals?\b|\bgoals? (?:for|should|could)\b|\b(?:how|what) are my goals\b/i,
  ],
  ['stuck', /\bstuck\b|\bwhat should i (?:focus|work) on\b/i],
  [
    'progress',
    /\bprogress\b|\bhow (?:was|has|is) (?:my|this|the) (?:past )?week\b|\b(?:summari[sz]e|review) (?:my|this|the) (?:past )?week\b/i,
  ],
]

/** Without a question mark only what cannot be the beginning of a story: "how often did I", not "when I got home". */
const plainlyAsks =
  /^(?:(?:what|when|where|who|whom|which|how) (?:did|do|does|was|were|is|are|have|has|had|often|many|much|long)\b|(?:tell me|show me|find|list|describe|remind me|search|look for|help me|analy[sz]e|summari[sz]e|review)\b)/i
const asks = /^(?:and |so |but |ok(?:ay)?,? )?(?:what|when|where|who|whom|which|how|did|do|have|was|were|am)\b/i
const ofThemselves = /\b(?:i|i'm|me|my|mine|we|us|our|journal|entries)\b/i
const ofAnything = /^(?:and |so |but )?(?:who|whom|what|where|which|when)\b/i

/** The sentence that asks, which often comes last; null where something is told. Why something is so, no journal knows. */
function questionIn(message: string): string | null {
  const said = message.trim()
  if (plainlyAsks.test(said)) return said
  const last = /[^.!?\n]+\?\s*$/.exec(said)?.[0].trim()
  if (!last || !asks.test(last)) return null
  return ofThemselves.test(last) || ofAnything.test(last) ? last : null
}

const last =
  /\b(?:when (?:did|was|were|have)|what day did)\b.*\blast\b|\blast time\b|\bmost recent(?:ly)?\b|\blatest\b|\bhow long (?:ago|since|is it since|has it been)\b/i
const first = /\bfirst time\b|\bwhen (?:did|was)\b.*\bfirst\b|\bearliest\b|\bwhen did i (?:start|begin)\b/i
const howOften = /\bhow (?:often|many times|many days|many entries|frequently|many)\b/i
const felt =
  /\bhow (?:did|do|was|am|have) (?:i|my mood)(?: been)? (?:feel|felt|feeling)?\b|\bhow did i feel\b|\bmood (?:when|around|about|with)\b/i
const when = /^\s*when\b|\bwhat (?:day|date)\b/i

export function read(message: string, today: string): Asked {
  const question = questionIn(message)
  if (question === null) return { is: 'told' }
  const said = standing.find(([, pattern]) => pattern.test(message))
  if (said) return { is: said[0] }
  const { period, rest } = periodIn(question, today)
  const subject = subjectOf(rest)
  if (subject.roots.length === 0) return period ? { is: 'days', period } : { is: 'told' }
  if (howOften.test(question)) return { is: 'how-often', subject, period }
  if (first.test(question))
    return { is: 'first', subject: subjectOf(rest.replace(/\b(?:start|begin)(?:ed)?\b/i, '')), period }
  if (felt.test(question))
    return { is: 'felt', subject: subjectOf(rest.replace(/\b(?:feel|felt|feeling)\b/gi, '')), period }
  if (last.test(question)) return { is: 'last', subject, period }
  if (when.test(question)) return { is: 'when', subject, period }
  return { is: 'about', subject, period }
}
