import { brief, firstSorrow, sorrow } from '../phrases/en/acknowledgements.ts'
import { heavy, sadTopics, topicsIn } from '../phrases/en/follow-ups/topics.ts'
import type { Conversation } from '../state.ts'
import { fill } from '../templates.ts'
import { wordsIn } from '../turn-taking/speech-activity.ts'
import { echo } from '../understanding/echo.ts'
import { plain } from '../understanding/plain.ts'
import type { Tone } from '../understanding/tone.ts'
import { choose, freshWords } from '../variety.ts'
import { type Voice, voiceOf } from '../voice.ts'

export const isSad = (words: string) => topicsIn(words).some((topic) => sadTopics.includes(topic))

/** What comes before the question: their own words given back, or a plain sign of having understood. */
export function leadFor(call: Conversation, words: string, tone: Tone): string {
  const sign = freshWords(
    signsFor(call, words, tone).map((one) => fill(one, call)),
    call,
    'sign',
  )
  if (isSad(words) || justEchoed(call)) return sign
  const given = echo(words)
  if (given) return choose([`${upper(given)}.`, `So ${given}.`], call, 'echo') ?? sign
  return oneThing(words) ?? (tone === 'plain' && choose([true, false, false], call, 'bare question') ? '' : sign)
}

function signsFor(call: Conversation, words: string, tone: Tone): readonly string[] {
  if (!isSad(words)) return bySign(words, voiceOf(call).signs)[tone]
  const wasSorry = call.turns.some((turn) => turn.speaker === 'companion' && /\bsorry\b/.test(turn.words))
  return wasSorry ? sorrow : firstSorrow
}

/** Good news about something heavy is not only good. */
const bySign = (words: string, { glad, hard, mixed, neutral }: Voice['signs']) => ({
  good: topicsIn(words).some(({ weight }) => weight >= heavy) ? mixed : glad,
  hard: wordsIn(words) <= 3 ? brief : hard,
  mixed,
  plain: neutral,
})

const upper = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** Saying something back twice in a row is what a machine would do. */
function justEchoed({ turns }: Conversation): boolean {
  const last = turns.findLast((turn) => turn.speaker === 'companion')
  return last !== undefined && /^(?:So you|You) /.test(last.words)
}

const aThing =
  /^(?:[a-z]+ ){0,2}(?:practice|training|class|lesson|party|dinner|lunch|breakfast|meeting|interview|exam|concert|wedding|funeral|game|match|work|school|homework|football|soccer|yoga|swimming|running|cooking|gardening|reading|music|traffic|sleep|weather)$/
const ofSelf = /\b(?:my|our|your|the|a|an|no|not|i|we|went|had|was|about|at)\b/

/** "Football practice" is said back as it is. */
function oneThing(words: string): string | null {
  const said = plain(words)
  if (wordsIn(said) > 3 || !aThing.test(said) || ofSelf.test(said)) return null
  return `${upper(said)}.`
}
