import { breaksOff } from '#server/dialogue/turn-taking/end-of-turn.ts'
import { wordsIn } from '#server/dialogue/turn-taking/speech-activity.ts'
import { isOtherLanguage } from '#server/language/detection/detection.ts'
import { reasons } from '#server/language/en/subordination.ts'
import { capitalised } from '#server/language/format.ts'
import { read } from '#server/language/read.ts'
import { spokenSentences } from '#server/language/run-ons/sentences.ts'
import { folded } from './folding/folded.ts'
import { namedInstead } from './folding/fragment.ts'
import { withoutAsking } from './machinery/addressing.ts'
import { withoutEcho } from './machinery/correcting.ts'
import { machineryInAll, withoutEdges, withoutTail } from './machinery/edges.ts'
import { freshIn, lemmasOf } from './machinery/fresh.ts'
import { isFarewell, withoutLeaving } from './machinery/leaving.ts'
import { machineryIn } from './machinery/rules.ts'
import type { Setting } from './machinery/setting.ts'
import type { Passage } from './passages.ts'
import { punctuated } from './writing/punctuation.ts'
import { smoothed, withoutOpening } from './writing/smoothing.ts'
import { spelled } from './writing/spelling.ts'

/** What of a passage is told, sentence by sentence, as it would be written. `told` are the lemmas told before it. */
export function toldIn(
  passage: Passage & { name: string },
  told: ReadonlySet<string>,
  names: ReadonlySet<string>,
): string[] {
  if (isOtherLanguage(passage.words)) return [asItIs(passage.words)]
  const kept: string[] = []
  const mayInsist = passage.isOfTheTalk || passage.isAfterTalk || passage.isCareAnswer
  let handedBack: string | null = null
  let hasLeft = false
  let isAfterAsking = false
  const known = new Set(told)
  const own = withoutEcho(passage.words, passage.asked)
  const sentences = spokenSentences(spelled(smoothed(shownBroken(own)), names))
  for (const said of sentences) {
    const setting: Setting = { ...passage, told: known, isFirst: kept.length === 0, isAfterAsking }
    const whole = withoutTail(withoutAsking(said, setting))
    const opened = withoutOpening(setting.isFirst && mayInsist ? withoutInsisting(whole) : whole)
    const bare = withoutReason(withoutEdges(opened), setting)
    const answer =
      setting.isFirst && passage.isAskedAnew ? folded(bare || whole, passage.asked, sentences.length === 1) : null
    const rule = answer
      ? machineryIn(opened, { ...setting, asked: '', isFirst: false })
      : (machineryIn(opened, setting) ?? machineryIn(bare, setting) ?? machineryInAll(bare, setting))
    const isReason = hasLeft && wordsIn(bare) <= shortReason
    hasLeft ||= withoutTail(said) !== said || (rule !== null && isFarewell(opened))
    isAfterAsking = whole !== said || asking.has(rule ?? '')
    const isDropped = rule !== null && !(answer && isShort(rule)) && !tellsMuch(bare, setting)
    if (answer === '' || isDropped || isReason) {
      handedBack = rule === 'echo' ? bare : handedBack
      continue
    }
    kept.push(namedInstead(answer ?? bare, handedBack))
    handedBack = null
    for (const lemma of lemmasOf(bare)) known.add(lemma)
  }
  const written = passage.isLeaving || hasLeft ? withoutLeaving(kept) : kept
  return written.map(punctuated).filter((sentence) => sentence !== '')
}

const asking = new Set([
  'put-to-the-companion',
  'about-the-companion',
  'question-answered',
  'asked-on',
  'correction',
  'intent',
])

/** Whatever it is taken for, what tells so much that was not told before is not lost. */
const tellsMuch = (sentence: string, setting: Setting) => freshIn(read(sentence).tokens, setting).length >= much
const much = 6

/** What is not understood is not mended. */
const asItIs = (words: string) => capitalised(words.trim().replace(/(?<=[\p{L}\p{N}])$/u, '.'))

/** "I said, my own mum died": said once more, because it was not understood. In a story, "I said yes" tells something. */
function withoutInsisting(sentence: string): string {
  const rest = sentence.replace(/^(?:no,? )?i said,? /i, '')
  return wordsIn(rest) > shortReason ? rest : sentence
}

/** "(Ok, good,) cause when I got home …": the reason of something that was not told. */
function withoutReason(sentence: string, { isFirst, asked }: { isFirst: boolean; asked: string }): string {
  const [first = '', ...rest] = sentence.split(' ')
  const isAnswer = /\b(?:why|what ma(?:ke|de)s?)\b/i.test(asked)
  return isFirst && !isAnswer && reasons.has(first.toLowerCase()) && rest.length > 2 ? rest.join(' ') : sentence
}

/** Whole again with its question, such an answer is told. */
const isShort = (rule: string) => rule === 'bare-answer' || rule === 'nothing'

/** Why somebody has to go is said in few words: "my mum is calling". */
const shortReason = 6

/** What broke off and was never taken up again shows that it did. */
function shownBroken(words: string): string {
  return breaksOff(words) && !/[.!?…]$/.test(words) ? `${words.replace(/[,\s–—-]+$/, '')}…` : words
}
