import { concernsAnother } from '#server/features/safety/rules.ts'
import type { DialogueState } from '../dialogue-state.ts'
import { changeSubject, followUp, staysWith } from '../guide/follow-up.ts'
import { leadFor } from '../guide/lead.ts'
import { short } from '../phrases/en/acknowledgements.ts'
import { beforeClosing, timeIsShort } from '../phrases/en/closings.ts'
import { introduction } from '../phrases/en/greetings.ts'
import type { Conversation, Reply } from '../state.ts'
import { fill, oneOf, together } from '../templates.ts'
import { wordsIn } from '../turn-taking/speech-activity.ts'
import { closingTimes } from '../turn-taking/timing.ts'
import { bareAnswer } from '../understanding/bare.ts'
import { inWords, statedNumber } from '../understanding/numbers.ts'
import { requestIn } from '../understanding/requests/requests.ts'
import { toneOf } from '../understanding/tone.ts'
import { freshWords } from '../variety.ts'
import { voiceOf } from '../voice.ts'
import { careFor, careForAnother, forAnotherId } from './care.ts'
import { afterAnythingToAdd, afterGoodbye, afterLastStory, afterMood, close, farewell } from './closing.ts'
import { answerTo } from './requests.ts'
import { afterAskingWhen } from './scheduling.ts'

/** Enough was talked when the answers grow short: after so many in a row, or at the end of a full talk. */
const shortInARow = 4
const fullTalk = 9
const shortWords = 6

/** What the companion says to what it just heard; who it is comes first where the greeting was talked over. */
export function replyTo(call: Conversation, said: string, at: number, known: DialogueState): Reply {
  const reply = chosen(call, said, at, known)
  const isKnown = call.turns.some((turn) => turn.speaker === 'companion' && /\bAI\b/.test(turn.words))
  if (isKnown || reply.intent.does === 'care') return reply
  return { ...reply, words: together(fill(introduction, call), reply.words) }
}

/** The order is the order of what matters. */
function chosen(call: Conversation, said: string, at: number, known: DialogueState): Reply {
  const care = careFor(call, said, known)
  if (care) return care
  if (concernsAnother(said) && !known.asked.has(forAnotherId)) return careForAnother(call)
  const request = requestIn(said, call.opening.name)
  const whenSaid = known.standing?.does === 'ask-when' ? afterAskingWhen(call, said, at, known) : null
  if (whenSaid && known.concern < 3 && request !== 'no-more-calls') return whenSaid
  const isMoodGiven = known.standing?.does === 'ask-mood' && known.mood !== null
  const answer = request && !isMoodGiven ? answerTo(request, call, said, at, known) : null
  // Someone who was in danger is not steered out of the call.
  if (known.concern >= 3) return answer && staysOnTheLine(answer) ? answer : talk(call, said, known)
  if (answer) return answer
  if (known.farewells > 0) return afterGoodbye(call, said, at, known)
  if (known.standing?.does === 'ask-mood') return afterMood(call, said, at, known)
  if (known.standing?.does === 'offer-close') return afterAnythingToAdd(call, said, at, known)
  if (known.isClosing) return afterLastStory(call, said, at, known)
  if (at >= closingTimes(call.opening.maxCallMs).steer) return steer(call, said, at, known)
  if (isEnough(said, known)) return close(call, at, known, freshWords(beforeClosing, call, 'closing'))
  return talk(call, said, known)
}

const staysOnTheLine = ({ intent }: Reply) => intent.does === 'answer' || intent.does === 'listen'

function steer(call: Conversation, said: string, at: number, known: DialogueState): Reply {
  const lead = together(leadFor(call, said, toneOf(said)), freshWords(timeIsShort, call, 'time'))
  return known.mood === null ? close(call, at, known, lead) : farewell(call, at, known, lead)
}

function isEnough(said: string, known: DialogueState): boolean {
  const isShort = wordsIn(said) <= shortWords
  return isShort && (known.exchanges >= fullTalk || (known.bare >= shortInARow && known.exchanges >= shortInARow))
}

function justInvited({ turns }: Conversation): boolean {
  const last = turns.findLast((turn) => turn.speaker === 'companion' && turn.words !== '')
  return last?.speaker === 'companion' && last.intent.does === 'answer'
}

function talk(call: Conversation, said: string, known: DialogueState): Reply {
  if (known.wantsOnlyEars) return oneOf(voiceOf(call).listening, call, { does: 'listen' })
  const stated = statedNumber(said)
  if (stated !== null) return followUp(call, said, known, `${stated === 8 ? 'An' : 'A'} ${inWords(stated)}, then.`)
  const bare = bareAnswer(said)
  if (bare === null) return followUp(call, said, known)
  // "Yes" alone invites more once; after that it has said what it wants to say.
  if (bare === 'yes' && !justInvited(call)) return oneOf(short.yes, call, { does: 'answer' })
  const lead = freshWords(short[bare === 'yes' ? 'okay' : bare], call, 'bare')
  return staysWith(known) ? followUp(call, said, known, lead) : changeSubject(call, known, lead)
}
