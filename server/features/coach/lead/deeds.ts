import { placesOf } from '#server/language/lemma-phrases.ts'
import { read } from '#server/language/read.ts'

/** Reading and answering is all it does: nothing was set, sent or written down by it. */
const claims = [
  'i/we have * add/set/save/schedule/send/create/update/delete/change/book/write/log/note/put',
  'i/we * just/already add/set/save/schedule/send/create/update/delete/change/book/log',
  "i/we will/'ll * add/set/save/schedule/send/create/update/delete/change/book/log/remind/call/check/remember",
  'i/we be go to * add/set/save/schedule/send/create/remind/call/book',
  'let me * look/check/search/see/find/pull',
  'i/we add/set/save/schedule/send/create/update/delete/book/log',
]

export function claimsDeed(sentence: string): boolean {
  const tokens = read(sentence).tokens.filter(({ pos }) => pos !== 'PUNCT')
  return claims.some((phrase) => placesOf(phrase, tokens))
}

const offers = [
  '^ try/consider/take/write/ask/choose/pick/give/start/plan/block/set/tell/let',
  'you could/might/may/can',
  'it * help',
  'i would',
  "i 'd",
]

/** Advice, rather than something the journal says. */
export function isAdvice(sentence: string): boolean {
  const tokens = read(sentence).tokens.filter(({ pos }) => pos !== 'PUNCT')
  return !sentence.endsWith('?') && offers.some((phrase) => placesOf(phrase, tokens))
}
