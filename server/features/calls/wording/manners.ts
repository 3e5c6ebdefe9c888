import { plain, sentencesOf } from '#server/dialogue/understanding/plain.ts'

/** What a voice cannot say. */
export const unspeakable = /[*_#<>{}[\]|\\/`~^=@•\n\r]|https?:|www\.|\p{Extended_Pictographic}/u

export const shouted = /(?<!\p{L})\p{Lu}{4,}(?!\p{L})/u

const times =
  /\b(?:(?:last|this|next|every) (?:night|morning|afternoon|evening|weekend|week|month|year|time|spring|summer|autumn|fall|winter|christmas)|yesterday|tomorrow|tonight|the other day|ago|again|already|usual(?:ly)?|often|lately|recently|(?:week|month|year)s?)\b/gi

/** That something was at some time, or before: as much a claim as what it was. */
export const timesIn = (words: string): string[] => plain(words).match(times) ?? []

const advice =
  /\b(?:should|shouldn['’]t|ought to|must|need to|have to|had better|try|tried to|consider(?:ed)?|suggest|recommend|advise|make sure|remember to|don['’]t worry|would it help|(?:might|may|could|can) help|why (?:don['’]t|not)|what if|how about|have you (?:tried|thought|considered|talked|seen)|(?:maybe|perhaps) you|you (?:could|might|may) |let yourself|to yourself|take (?:care|a (?:break|breath|walk|rest|moment)))\b/i
const promise =
  /\b(?:it|that|this|things|everything|you|they|he|she)(?:['’]ll|['’]s going to|['’]re going to| will| are going to| is going to)\b|\b(?:promise|guarantee|for a reason|in the end|time heals)\b/i
/** The condition is theirs to name, and nobody else's to find. */
const diagnosis =
  /\b(?:depress\w*|anxiety|panic|burn(?:t|ed)?[ -]?out|ocd|ptsd|autis\w*|addict\w*|narciss\w*|psycho\w*)\b/i

const orders =
  /^(?:(?:please|just|now|so|then|and)[, ]+)*(?:accept|allow|ask|be|believe|breathe|call|calm|choose|come|do|don['’]t|drink|eat|find|focus|forget|get|give|go|hold|imagine|keep|leave|let|listen|look|love|make|put|read|relax|remember|rest|say|sleep|speak|start|stay|stop|take|talk|tell|think|trust|turn|use|visit|wait|walk|work|write)\b/i
const invitations = /^(?:go on|keep going|go ahead|tell me|say more|take (?:your time|all the time you need))\b/i

export function advises(sentence: string): boolean {
  if (advice.test(sentence) || promise.test(sentence)) return true
  return !sentence.endsWith('?') && orders.test(sentence) && !invitations.test(sentence)
}

export const diagnoses = (sentence: string) => diagnosis.test(sentence)

const ofItself =
  /\bI(?:['’]m| am) (?:(?:so|really|very) )?(?:sorry|glad|listening|here|with you|following)\b|\bI (?:hear|see|understand|follow|wonder)\b|\bI(?:['’]d| would) (?:like|love) to hear\b|\b(?:may|can|could) I ask\b|\b(?:tell|telling|told|with) me\b/g

/** It listens, and has no life, plans or memories to speak of. */
export const speaksOfItself = (sentence: string) =>
  /\b(?:I|me|my|mine|myself|we|us|our|let['’]s)\b/i.test(sentence.replace(ofItself, ''))

const carriesNothing = new Set(
  'a an and are at be been did do does for had has have in is it of on or so that the then there this to was were with you your'.split(
    ' ',
  ),
)
const nearlyAll = 0.7

/** Whether it asks what was asked before, if in other words: most of what the two say is the same. */
export function asksAgain(question: string, asked: readonly string[]): boolean {
  const words = saying(question)
  return asked.some((one) => {
    const before = saying(one)
    const shared = words.intersection(before).size
    return shared > 0 && shared / words.union(before).size >= nearlyAll
  })
}

const saying = (question: string) =>
  new Set(
    plain(question)
      .split(' ')
      .filter((word) => word !== '' && !carriesNothing.has(word)),
  )

export const questionsIn = (words: string) => sentencesOf(words).filter((sentence) => sentence.endsWith('?'))
