import { isThinking } from '../../turn-taking/end-of-turn.ts'
import { namesATime } from '../delay.ts'
import { plain, sentencesOf } from '../plain.ts'
import * as asking from './asking.ts'
import * as ending from './ending.ts'
import * as wondering from './wondering.ts'

const whole = {
  stop: ending.stop,
  'wrong-person': ending.wrongPerson,
  'not-now': ending.notNow,
  leave: ending.leave,
  done: ending.done,
  repeat: asking.repeat,
  'time-left': asking.timeLeft,
  'are-you-real': asking.areYouReal,
  who: asking.who,
  'how-are-you': asking.howAreYou,
  'anyone-there': asking.anyoneThere,
  'ask-me': asking.askMe,
  skip: asking.skip,
  thanks: asking.thanks,
  hello: asking.hello,
  insult: asking.insult,
}
const aside = {
  'just-listen': asking.justListen,
  remember: wondering.remember,
  private: wondering.privacy,
  'look-up': wondering.lookUp,
}
/** Only as questions: "I should", "I know what you think" tell something. */
const question = { advice: wondering.advice, opinion: wondering.opinion }

/** What a person asks of the call itself rather than tells. */
export type Request = keyof typeof whole | keyof typeof aside | keyof typeof question | 'no-more-calls' | 'later'

const before =
  /^(?:(?:okay|ok|well|um+|uh+|so|right|alright|all right|yeah|yes|oh|and|but|hey|sorry|please|actually|hm+|anyway|listen|look|wait|hi|hello|now|can you|could you|would you|will you|you should|would you please|thanks|thank you) )+/
const after =
  /(?: (?:please|thanks|thank you|now|then|okay|ok|for now|for today|today|for tonight|tonight|again|very much|so much|really|though|sorry|actually|every day|all the time|at all|journal))+$/

const longestAside = 16
const longestAfterthought = 6

function named<Name extends string>(patterns: Record<Name, RegExp>, ways: readonly string[]): Name | null {
  const names = Object.keys(patterns) as Name[]
  return names.find((name) => ways.some((way) => patterns[name].test(way))) ?? null
}

function waysToRead(sentence: string): string[] {
  const said = plain(sentence)
  const bare = said.replace(before, '')
  return [said, bare, said.replace(after, ''), bare.replace(after, '')]
}

/** The request a stretch of talk ends on, if it does: what was told before it stands. */
export function requestIn(words: string, name: string): Request | null {
  const sentences = sentencesOf(words)
  const last = sentences.at(-1) ?? ''
  const before = sentences.at(-2)
  // "Stop calling me. I mean it."
  if (before && plain(last).split(' ').length <= longestAfterthought && asksForNoMoreCalls(`${before} ${last}`)) {
    return 'no-more-calls'
  }
  return requestOf(last, name) ?? trailingGoodbye(plain(last))
}

/** The request a single sentence is. */
export function requestOf(sentence: string, name: string): Request | null {
  const said = plain(sentence)
  if (asksForNoMoreCalls(sentence)) return 'no-more-calls'
  if (deniesBeing(said, plain(name))) return 'wrong-person'
  if (claimsBeing(said, plain(name))) return 'hello'
  const found = named(whole, waysToRead(sentence)) ?? (asksToCallBack(sentence) ? 'not-now' : null)
  if (found || said.split(' ').length > longestAside) return found
  if (isATime(said.replace(before, ''))) return 'later'
  return named(aside, [said]) ?? (sentence.trim().endsWith('?') ? named(question, [said]) : null)
}

const asksForNoMoreCalls = (words: string) =>
  outrightClauses(words).some((clause) => waysToRead(clause).some((way) => ending.noMoreCalls.test(way)))

const callingBack =
  /^(?:(?:maybe|perhaps|just|you (?:can|could|should)|let's|(?:can|could|shall) we|better|i'd (?:rather|prefer)) ?)*(?:(?:call|ring|phone|try)(?: me| us)?(?: back| again)?|(?:talk|speak|do (?:this|it))(?: to me)?|give me|i'm free|i have time)(?= |$)/
const sometime =
  /^(?:(?:maybe|perhaps|just|rather|better|i'm free|make it|how about|what about|let's say|say|um|uh|no|yes) )*(?:in|at|around|about|half|an?|\d|later|tomorrow|another|some|tonight|this|next|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty|forty)\b/
const longestTime = 8

/** "Call me back in an hour", "I'm driving, try me at nine". */
function asksToCallBack(words: string): boolean {
  return outrightClauses(words).some(
    (clause) =>
      !isThinking(clause) &&
      namesATime(clause) &&
      clause.split(' ').length <= longestAside &&
      waysToRead(clause).some((way) => callingBack.test(way)),
  )
}

/** A time and no more, which can be an answer to anything: "in twenty minutes", "maybe tomorrow". */
const isATime = (said: string) =>
  sometime.test(said) &&
  said.split(' ').length <= longestTime &&
  !/\b(?:i|we|he|she|they)\b/.test(said) &&
  namesATime(said)

/** The clauses of what was said, without those that give back what somebody said to somebody. */
function outrightClauses(words: string): string[] {
  const clauses = words
    .split(/[,;.!?…]+|\s(?=(?:but|and|so|because)\s)/i)
    .map(plain)
    .filter(Boolean)
  return clauses.filter((_, at) => ![clauses[at - 1], clauses[at + 1]].some((near) => near && reports.test(near)))
}

const reports =
  /^(?:i|he|she|they|we|it|you) (?:\S+ )?(?:said|told|asked|was like|were like|says|goes|yelled|shouted|wrote)\b|\b(?:said|told \S+|was like|asked \S+)$/

/** "This isn't Sam", "there's no Sam here". */
function deniesBeing(said: string, name: string): boolean {
  const denial =
    /^(?:(?:no|sorry|um|hello) )*(?:this isn't|this is not|i'm not|i am not|it's not|there's no|there is no) (.+?)(?: here)?$/
  return name !== '' && denial.exec(said)?.[1] === name
}

/** "This is Sam", "Sam here". */
function claimsBeing(said: string, name: string): boolean {
  const claim = /^(?:(?:yes|yeah|hi|hello|hey) )*(?:this is|it's|i'm|i am)? ?(.+?)(?: here| speaking)?$/
  return name !== '' && claim.exec(said)?.[1] === name
}

/** Speech recognisers do not always mark the sentence before a goodbye. */
function trailingGoodbye(said: string): Request | null {
  if (/\b(?:okay|ok|alright|all right|so|anyway|well|now|thanks|thank you|then) (?:good ?)?bye(?: bye)?$/.test(said))
    return 'stop'
  if (/\b(?:i (?:have|need|got) to go|i gotta (?:go|run)|i should go)(?: now)?$/.test(said)) return 'leave'
  if (
    /\b(?:and |so )(?:i think |i guess )?that's (?:it|all|about it|everything)(?: really)?(?: for (?:today|now))?$/.test(
      said,
    )
  )
    return 'done'
  return null
}
