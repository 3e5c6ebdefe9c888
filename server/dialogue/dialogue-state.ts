import { isMet } from './identity/identity.ts'
import { moodOf } from './mood.ts'
import { isUnfinished } from './turn-taking/end-of-turn.ts'
import { wordsIn } from './turn-taking/speech-activity.ts'
import type { Intent, Turn } from './turns.ts'

/** What the talk so far says about itself. Read from the stored turns alone, so nothing is forgotten when a line drops. */
export type DialogueState = {
  asked: ReadonlySet<string>
  /** Questions in the order they were asked, newest last. */
  trail: readonly string[]
  /** What the person has been asked and has not been led away from. */
  standing: Intent | null
  mood: number | null
  moodAsks: number
  wantsOnlyEars: boolean
  /** How worried to be still; what was a misunderstanding, and said to be one, is over. */
  concern: 0 | 2 | 3 | 4
  /** In this call danger was told in plain words. */
  isExplicit: boolean
  /** The gentle question is asked once a call. */
  isGentlyAsked: boolean
  /** A second opinion has set an alarm aside, which it may once a call. */
  isLowered: boolean
  /** After danger was told and denied: stays near, and asks no more. */
  isEased: boolean
  /** How many times in this call it was said where help is. */
  helpNamed: number
  /** The highest concern that was answered in full, in words that reached the person. */
  caredFor: number
  isClosing: boolean
  addAsked: boolean
  farewells: number
  hasSpoken: boolean
  /** Whoever listens has agreed to be the person, or cannot be anybody else. */
  isMet: boolean
  /** Since the person was last heard. */
  reprompts: number
  /** How many times in a row the person answered with next to nothing. */
  bare: number
  exchanges: number
  /** How many questions the guide has put of its own, after the first. */
  guided: number
  /** Nothing was asked the last time, so that one thing may be now. */
  mayAsk: boolean
  /** Nobody has said that their words are only said back to them. */
  mayName: boolean
  /** What was named back already, in lower case. */
  mentioned: ReadonlySet<string>
  /** What the companion had got wrong: it is not spoken of again, unless the person does. */
  barred: ReadonlySet<string>
}

/** The id of the words that end a worry. */
export const easedId = 'care.eased'

const talks: readonly Intent['does'][] = ['greet', 'ask', 'reflect', 'listen', 'answer', 'repair']
const asksSomething = ['greet', 'ask', 'ask-mood', 'ask-when', 'identify', 'offer-close', 'care', 'listen', 'reflect']
const fewWords = 3

export function dialogueState(turns: readonly Turn[]): DialogueState {
  const intents = turns.flatMap((turn) => (turn.speaker === 'companion' && turn.words !== '' ? [turn.intent] : []))
  const all = turns.flatMap((turn) => (turn.speaker === 'companion' ? [turn.intent] : []))
  const trail = intents.flatMap(({ question }) => question ?? [])
  const says = (does: Intent['does']) => intents.filter((intent) => intent.does === does).length
  const lastEar = intents.findLast(({ does }) => does === 'listen' || does === 'ask' || does === 'reflect')
  const spoken = turns.filter((turn) => turn.speaker === 'person' && turn.by === 'voice')
  const lastFull = spoken.findLastIndex(({ words }) => wordsIn(words) > fewWords)
  return {
    asked: new Set(trail),
    trail,
    standing: intents.findLast(({ does }) => asksSomething.includes(does)) ?? null,
    mood: moodOf(turns),
    moodAsks: says('ask-mood'),
    wantsOnlyEars: lastEar?.does === 'listen',
    // Words of care count even if they were talked over: what called for them was said.
    concern: concernLeft(all),
    isExplicit: all.some(({ isExplicit }) => isExplicit),
    isGentlyAsked: all.some(({ concern }) => concern === 2),
    isLowered: all.some(({ secondOpinion }) => secondOpinion === 'lowered'),
    isEased: all.findLast(({ does }) => does === 'care')?.question === easedId,
    helpNamed: all.filter(({ namesHelp }) => namesHelp).length,
    caredFor: Math.max(0, ...turns.map(concernAnswered)),
    isClosing: says('ask-mood') + says('offer-close') + says('farewell') > 0,
    addAsked: says('offer-close') > 0,
    farewells: says('farewell'),
    hasSpoken: turns.some(({ speaker }) => speaker === 'person'),
    isMet: isMet(turns),
    reprompts: repromptsSince(turns),
    bare: spoken.length - 1 - lastFull,
    exchanges: says('ask') + says('reflect') + says('listen'),
    guided: says('ask'),
    mayAsk: !['ask', 'repair'].includes(intents.findLast(({ does }) => talks.includes(does))?.does ?? ''),
    mayName: !all.some(({ rule }) => rule === 'stop-echoing'),
    mentioned: new Set(intents.flatMap(({ names }) => names?.toLowerCase() ?? [])),
    barred: new Set(intents.flatMap(({ bars }) => bars ?? [])),
  }
}

/** In this call danger was heard and answered, and the person has not said that it was not meant. */
export function isAlarmed(turns: readonly Turn[]): boolean {
  const { concern, isEased } = dialogueState(turns)
  return concern >= 2 && !isEased && turns.some((turn) => turn.speaker === 'companion' && turn.intent.does === 'care')
}

/** That it was not meant so, or is over, ends a worry that rested on no plain words; what was plainly said stays. */
function concernLeft(intents: readonly Intent[]): DialogueState['concern'] {
  let concern: DialogueState['concern'] = 0
  for (const intent of intents) {
    if (intent.question === easedId && !intent.isExplicit) concern = 0
    // The gentle question was asked, not taken up, and left.
    else if (concern === 2 && intent.concern === undefined && talks.includes(intent.does)) concern = 0
    else if (intent.concern) concern = Math.max(concern, intent.concern) as DialogueState['concern']
  }
  return concern
}

/** A number that was cut off half-way was not given. */
function concernAnswered(turn: Turn): number {
  const isWhole = /[.!?…]$/.test(turn.words)
  return turn.speaker === 'companion' && turn.intent.does === 'care' && isWhole ? (turn.intent.concern ?? 0) : 0
}

function repromptsSince(turns: readonly Turn[]): number {
  const lastHeard = turns.findLastIndex(({ speaker }) => speaker === 'person')
  const since = turns.slice(lastHeard + 1)
  return since.filter((turn) => turn.speaker === 'companion' && turn.intent.does === 'reprompt').length
}

/** What the person said since they were last answered, half sentences put together; the last few hundred words of it. */
export function utterance(turns: readonly Turn[]): string {
  const said: string[] = []
  let wasAnswered = false
  for (const turn of turns.toReversed()) {
    if (turn.speaker === 'companion') {
      if (turn.intent.does === 'filler') continue
      if (turn.words !== '' && !asksToGoOn(turn.intent)) break
      wasAnswered ||= turn.words !== ''
    } else if (turn.by === 'voice') {
      // Beyond a "go on", only what broke off belongs to what came after.
      if (wasAnswered && said.length > 0 && !isUnfinished(turn.words, spokenBefore(turns, turn))) break
      said.unshift(turn.words)
    }
  }
  return said.join(' ').slice(-1_200)
}

/** What the person had said before that turn. */
export const spokenBefore = (turns: readonly Turn[], turn: Turn | undefined) =>
  turns
    .slice(0, turn ? turns.indexOf(turn) : undefined)
    .flatMap((one) => (one.speaker === 'person' && one.by === 'voice' ? [one.words] : []))

/** Whether what was said last is only the beginning of something. */
export function hasOnlyBegun(turns: readonly Turn[]): boolean {
  const last = turns.findLast((turn) => turn.speaker === 'person' && turn.by === 'voice')
  return last !== undefined && isUnfinished(last.words, spokenBefore(turns, last))
}

const asksToGoOn = ({ does, question }: Intent) => does === 'reprompt' || (does === 'answer' && question === undefined)
