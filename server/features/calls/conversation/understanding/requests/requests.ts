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
  'no-more-calls': ending.noMoreCalls,
  'just-listen': asking.justListen,
  remember: wondering.remember,
  private: wondering.privacy,
  'look-up': wondering.lookUp,
}
/** Only as questions: "I should", "I know what you think" tell something. */
const question = { advice: wondering.advice, opinion: wondering.opinion }

/** What a person asks of the call itself rather than tells. */
export type Request = keyof typeof whole | keyof typeof aside | keyof typeof question

const before =
  /^(?:(?:okay|ok|well|um+|uh+|so|right|alright|all right|yeah|yes|oh|and|but|hey|sorry|please|actually|hm+|anyway|listen|look|wait|hi|hello|now|can you|could you|would you|would you please|thanks|thank you) )+/
const after =
  /(?: (?:please|thanks|thank you|now|then|okay|ok|for now|for today|today|for tonight|tonight|again|very much|so much|really|though|sorry|actually|journal))+$/

const longestAside = 16

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
  const last = sentencesOf(words).at(-1) ?? ''
  return requestOf(last, name) ?? trailingGoodbye(plain(last))
}

/** The request a single sentence is. */
export function requestOf(sentence: string, name: string): Request | null {
  const said = plain(sentence)
  if (deniesBeing(said, plain(name))) return 'wrong-person'
  const found = named(whole, waysToRead(sentence))
  if (found || said.split(' ').length > longestAside) return found
  return named(aside, [said]) ?? (sentence.trim().endsWith('?') ? named(question, [said]) : null)
}

/** "This isn't Sam", "there's no Sam here". */
function deniesBeing(said: string, name: string): boolean {
  const denial =
    /^(?:(?:no|sorry|um|hello) )*(?:this isn't|this is not|i'm not|i am not|it's not|there's no|there is no) (.+?)(?: here)?$/
  return name !== '' && denial.exec(said)?.[1] === name
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
