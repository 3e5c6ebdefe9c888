import { bareAnswer } from '#server/language/intents/bare-answer.ts'
import { isThinking } from '../turn-taking/end-of-turn.ts'
import { plain } from '../understanding/plain.ts'
import { requestIn } from '../understanding/requests.ts'
import { isScreening } from './answering-machine.ts'

/**
 * What an answer to "is this Sam?" tells. `not-there` knows Sam, who is elsewhere; `hello` may be anybody; `told` speaks as one who has been asked for;
 * `wondering` wants to know who calls.
 */
export type Who =
  | 'me'
  | 'named'
  | 'not-me'
  | 'not-there'
  | 'fetching'
  | 'screening'
  | 'hello'
  | 'wondering'
  | 'told'
  | 'unclear'

const relatives =
  'wife|husband|partner|girlfriend|boyfriend|mother|mom|mum|father|dad|son|daughter|brother|sister|roommate|flatmate|assistant|secretary|colleague|nurse|carer|neighbou?r|friend|boss|grand(?:mother|father|ma|pa|son|daughter)'
const away =
  'out|away|asleep|sleeping|busy|at (?:work|school|home|the)|in (?:the|a|bed|hospital)|on (?:holiday|vacation|another|the other)|having|taking|driving|with'
const present = 'here|home|in|around|available|there'

const elsewhere = [
  new RegExp(`^(?:@|he|she|they)(?:'s| is| are| has)? (?:currently |just |still |already |stepped )*(?:${away})\\b`),
  new RegExp(
    `^(?:@|he|she|they)(?: isn't| is not|'s not| aren't| can't| won't)(?: currently| even)? (?:${present}|come|be)\\b`,
  ),
  /\byou(?:'ve)? just missed (?:him|her|them|@)\b|\bcan i take a message\b|\bmay i (?:ask|tell|say)\b|\bwho (?:should|shall|may|can) i say\b/,
  new RegExp(`\\b(?:this is|it's|i'm|i am|speaking to) (?:his|her|their|@'s|the|a) (?:\\S+ )?(?:${relatives})\\b`),
  new RegExp(`^my (?:mommy|daddy|mummy|mama|papa|mom|mum|dad|${relatives})(?:'s| is| isn't| went| can't)\\b`),
  /^(?:mommy|daddy|mummy|mama|papa)\b|\b(?:talk|speak) to my (?:mom|mum|mommy|mummy|dad|daddy)\b|\bi'm (?:only )?(?:three|four|five|six|seven|eight|nine|[3-9])(?: years old)?$/,
]
const nobodyHere = [
  /^(?:@|he|she|they)(?:'s| is| are| has)? (?:passed (?:away|on)|died|dead|gone|moved|lives?)\b/,
  /(?<!\w)(?:@|he|she|they|nobody|no one) (?:doesn't|does not|don't|do not|no longer) (?:live|work|have|use|own)\b/,
  /\b(?:wrong (?:number|person|house)|never heard of|don't know (?:any|a|who|anyone|anybody)|nobody (?:here )?(?:by|called|named|with)|no one (?:here )?(?:by|called|named|with)|there's no(?:body| one)?|there is no(?:body| one)?)\b/,
  /\b(?:isn't|is not|not|no longer) @(?:'s)?(?: (?:number|phone|here|anymore|any more))?$/,
  /\b(?:used to be|changed|old) (?:@'s|his|her|their) (?:number|phone)\b/,
]
const fetching =
  /\b(?:i'll|i will|i'm going to|i'm gonna|let me|i can|we'll|gonna)(?: go| just)?(?: and)? (?:get|fetch|find|grab|call|put|see if|pass|hand|check|wake|look)\b|\bhere (?:he|she|they|@) (?:is|comes|are)\b|(?<!\w)(?:he|she|@)(?:'s| is) (?:coming|right here)\b|\bpassing you\b|^@ (?:it's|phone|telephone|for you)/

const greetingWords =
  '(?:hi|hello|hey|yes|yeah|yep|yup|ja|uh|um|oh|okay|ok|well|sure|ah|hiya|good (?:morning|afternoon|evening)|sorry|right|of course)'
const core =
  "(?:(?:this is|it's|it is|that's|i'm|i am|that is|you're (?:speaking|talking) (?:to|with)|you are (?:speaking|talking) (?:to|with)|you(?:'ve| have)? (?:got|found)|speaking (?:to|with))(?: (?:@|me|him|her|he|she|them|correct|right|so))|@(?: here| speaking)?|speaking|me|the one and only|you got me|i am|it is|you are|that's right|who else)"
const afterwards =
  "(?: (?:speaking|here|hi|hello|hey|yes|go ahead|again|indeed|what's up|how are you|nice to hear you|good (?:morning|evening|afternoon)|shoot|sure|journal|actually))*"

const outside = /\b(?:who|what|why|where|how come|scam|sell|selling|buy|police|number|robot|recording|legit|list)\b/
const ofOneself = /\b(?:i|i'm|i've|i'd|i'll|my|me|we|we're|our)\b/
const longEnough = 7

/** Names are matched as `@`, so that a pattern holds nobody's. */
function masked(words: string, name: string): string {
  const called = plain(name)
  const said = plain(words)
  if (called === '') return said
  return said.replace(
    new RegExp(`(?<![\\p{L}])${called.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}])`, 'gu'),
    '@',
  )
}

/** "This isn't Sam", "there's no Sam here", "wrong number". */
export function deniesBeing(words: string, name: string): boolean {
  const clauses = words.split(/[,;.!?…]+/).map((clause) => masked(clause, name).replace(lead, ''))
  return clauses.some((clause) => clause.includes('@') && nobodyHere.some((pattern) => pattern.test(clause)))
}

export function whoAnswers(words: string, name: string): Who {
  const said = masked(words, name)
  if (isScreening(words)) return 'screening'
  const clauses = words.split(/[,;.!?…]+/).map((clause) => masked(clause, name).replace(lead, ''))
  const isIn = (patterns: readonly RegExp[]) =>
    patterns.some((pattern) => pattern.test(said) || clauses.some((clause) => pattern.test(clause)))
  if (isIn(nobodyHere) || requestIn(words) === 'wrong-person') return 'not-me'
  if (fetching.test(said) || clauses.some((clause) => fetching.test(clause)) || asksToWait(words)) return 'fetching'
  if (isIn(elsewhere)) return 'not-there'
  if ((isHello.test(said) && (!/^y/.test(said) || /\?/.test(words))) || /^\W*(?:yes|yeah|yep|ja)\s*\?\W*$/i.test(words))
    return 'hello'
  const [first = ''] = clauses.filter(Boolean)
  const whole = said.replace(lead, '')
  if (isMe.test(whole) || isMe.test(first)) return /@/.test(said) || /speaking|\bme\b/.test(said) ? 'named' : 'me'
  const bare = bareAnswer(words) ?? (first === '' ? null : bareAnswer(first))
  const isQuestion = /\?\W*$/.test(words) || outside.test(said)
  if (bare === 'no' || /^(?:no|nope|nah)\b(?! (?:problem|worries|yeah|yes))/.test(said)) return 'not-me'
  if (bareAnswer(words) === 'yes' || (/^(?:yes|yeah|yep|sure)\b/.test(said) && !isQuestion)) return 'me'
  if (isQuestion) return 'wondering'
  if (said.split(' ').length >= longEnough && ofOneself.test(said)) return 'told'
  return 'unclear'
}

/** A mere "hmm" does not. */
const asksToWait = (words: string) => isThinking(words) && words.trim().includes(' ')

const lead = new RegExp(`^(?:${greetingWords} )+`)
const isMe = new RegExp(`^${core}${afterwards}$`)
const isHello =
  /^(?:(?:hello|hi|hey|yes|yeah|hiya|good (?:morning|afternoon|evening)|pronto|hallo) ?)*(?:hello|hi|hey|hiya|good (?:morning|afternoon|evening)|pronto|hallo)(?: (?:there|hello|hi|yes))*$/
