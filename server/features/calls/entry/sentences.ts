import { breaksOff } from '#server/dialogue/turn-taking/end-of-turn.ts'
import { wordsIn } from '#server/dialogue/turn-taking/speech-activity.ts'
import { isOtherLanguage } from '#server/language/detection/detection.ts'
import { capitalised } from '#server/language/format.ts'
import { machineryInAll, withoutEdges, withoutTail } from './edges.ts'
import { isFarewell, lemmasOf, machineryIn } from './machinery.ts'
import type { Passage } from './passages.ts'
import { punctuated } from './punctuation.ts'
import { folded, namedInstead } from './questions.ts'
import { sentencesIn } from './run-ons.ts'
import { smoothed, withoutOpening } from './smoothing.ts'
import { spelled } from './spelling.ts'

/** What of a passage is told, sentence by sentence, as it would be written. `told` are the lemmas told before it. */
export function toldIn(
  passage: Passage & { name: string },
  told: ReadonlySet<string>,
  names: ReadonlySet<string>,
): string[] {
  if (isOtherLanguage(passage.words)) return [asItIs(passage.words)]
  const written: string[] = []
  let handedBack: string | null = null
  const known = new Set(told)
  let hasLeft = false
  for (const said of sentencesIn(smoothed(shownBroken(passage.words)))) {
    const setting = { ...passage, told: known, isFirst: written.length === 0 }
    const whole = withoutTail(said)
    const opened = withoutOpening(written.length === 0 ? withoutInsisting(whole) : whole)
    const bare = withoutEdges(opened)
    const answer = written.length === 0 && passage.isAskedAnew ? folded(bare, passage.asked) : null
    const rule = answer
      ? machineryIn(opened, { ...setting, isFirst: false })
      : (machineryIn(opened, setting) ?? machineryIn(bare, setting) ?? machineryInAll(bare, setting))
    const isReason = hasLeft && wordsIn(bare) <= shortReason
    hasLeft ||= whole !== said
    if (rule !== null || isReason) {
      hasLeft ||= isFarewell(opened)
      handedBack = rule === 'echo' ? bare : handedBack
      continue
    }
    const sentence = namedInstead(answer ?? bare, handedBack)
    handedBack = null
    const finished = punctuated(spelled(sentence, names))
    if (finished !== '') written.push(finished)
    for (const lemma of lemmasOf(bare)) known.add(lemma)
  }
  return written
}

/** What is not understood is not mended. */
const asItIs = (words: string) => capitalised(words.trim().replace(/(?<=[\p{L}\p{N}])$/u, '.'))

/** "I said, my own mum died": said once more, because it was not understood. In a story, "I said yes" tells something. */
function withoutInsisting(sentence: string): string {
  const rest = sentence.replace(/^(?:no,? )?i said,? /i, '')
  return wordsIn(rest) > shortReason ? rest : sentence
}

/** Why somebody has to go is said in few words: "my mum is calling". */
const shortReason = 6

/** What broke off and was never taken up again shows that it did. */
function shownBroken(words: string): string {
  return breaksOff(words) && !/[.!?…]$/.test(words) ? `${words.replace(/[,\s–—-]+$/, '')}…` : words
}
