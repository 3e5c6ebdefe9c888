import { isThinking } from '../turn-taking/end-of-turn.ts'
import { plain } from '../understanding/plain.ts'

/** What recorded greetings say, one pattern a phrase. */
const phrases: readonly RegExp[] = [
  /\b(?:after|at|wait for|hear) (?:the|a) (?:tone|beep|signal)\b/,
  /\bleave (?:me |us |him |her |them )?(?:a|your|my) (?:\S+ )?(?:\S+ )?(?:message|name|number)\b|\bleave (?:your )?(?:name|number)\b/,
  /\b(?:record|leave) your (?:\S+ )?message\b/,
  /\bvoice ?mail|\b(?:mailbox|mail box|answering machine|answerphone)\b/,
  /\b(?:you(?:'ve| have)|you) reached (?!out)\b/,
  /\b(?:the )?(?:person|number|customer|party|subscriber|mobile)\b.{0,30}\b(?:you|you're|you are|you've) .{0,20}\b(?:called|calling|dialed|dialled|trying to reach|reached)\b/,
  /\b(?:is|are|am|not|isn't|aren't|i'm) (?:currently |not |presently |temporarily )*(?:un)?available\b/,
  /\b(?:can't|cannot|can not|unable to|couldn't) (?:come to|answer|take|get to|pick up|reach) (?:the|my|your) (?:phone|call)\b/,
  /\b(?:i'll|we'll|i will|we will|and i'll) (?:get back to you|call you back|return your call)\b/,
  /\bpress (?:one|two|pound|star|hash|1|2|the)\b|\bfor (?:more|further) options\b/,
  /\b(?:not in service|been disconnected|switched off|turned off|out of (?:coverage|reach)|forwarded to)\b/,
  /\b(?:as soon as (?:i can|possible|we can)|thank you for calling|thanks for calling|please try (?:again|your call) later)\b/,
]

/** How many different things a recorded greeting would say are in it. One alone may be a person's own words. */
export function machineSigns(words: string): number {
  const said = plain(words)
  if (isThinking(said) || waits.test(said) || screening.test(said)) return 0
  return phrases.filter((phrase) => phrase.test(said)).length
}

const waits =
  /\b(?:hold on|hang on|one (?:moment|second|sec|minute)|just a (?:moment|second|sec|minute)|right with you|with wet hands|wait a)\b/

const screening =
  /\b(?:record|say|state|give) your name and\b|\b(?:reason for (?:your |the )?call|why you(?:'re| are) calling|reason for calling|screening|call assist|see if (?:this|the) person is available)\b/

/** A program of the phone asks who calls before it puts anybody through. */
export const isScreening = (words: string) => screening.test(plain(words))
