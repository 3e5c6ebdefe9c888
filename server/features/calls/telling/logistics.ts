import { isThinking } from '#server/dialogue/turn-taking/end-of-turn.ts'
import { plain } from '#server/dialogue/understanding/plain.ts'
import { type Request, requestIn } from '#server/dialogue/understanding/requests.ts'
import { bareAnswer } from '#server/language/bare-answer.ts'
import { moodAnswered } from '#server/language/mood/self-rated.ts'

const shortWords = 8
const ofTheCalls: readonly Request[] = ['not-now', 'no-more-calls', 'wrong-person']

/** Said to keep the call going, not to be remembered: yes and bye, "say that again", the number of the mood. */
export function isLogistics(sentence: string, afterMoodQuestion: boolean): boolean {
  const said = plain(sentence)
  const words = said.split(' ').length
  if (said === '' || bareAnswer(sentence) !== null) return true
  const request = requestIn(sentence)
  if (request !== null && ofTheCalls.includes(request)) return true
  if (words > shortWords) return false
  if (afterMoodQuestion && words <= 5 && moodAnswered(sentence) !== null) return true
  if (isThinking(sentence)) return true
  // "What should I do about it?" is a thought of one's own, "what do you think I should do?" is put to the companion.
  if (request === 'advice') return /\byou\b/.test(said)
  // "Maybe tomorrow" may answer anything.
  return request !== null && request !== 'later'
}
