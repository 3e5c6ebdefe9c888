import { beginningOf } from '#server/dialogue/identity/identity.ts'
import type { Turn } from '#server/dialogue/turns.ts'
import { commonWords } from '#server/language/en/common-words.ts'
import { isSmall } from '#server/features/coach/answering/words.ts'
import { ordersAModel } from '#server/features/language-model/orders.ts'
import { entryOfQuestion } from '#server/features/memory/asking.ts'

export type Said = { speaker: 'you' | 'person'; words: string }

const mostTurns = 6
const longestTurn = 1_200

/** What goes along: the end of the talk with the person, each turn whole, less names and numbers. */
export function talkFor(turns: readonly Turn[], names: readonly string[]): Said[] {
  return inTurns(spokenIn(turns))
    .slice(-mostTurns)
    .map(({ speaker, words }) => ({ speaker, words: withoutPrivate(words, names).slice(-longestTurn) }))
}

/** The entries that what is sent speaks of: a call may begin with what was told another day. */
export const entriesIn = (turns: readonly Turn[]): number[] =>
  turns.flatMap((turn) => (turn.speaker === 'companion' ? (entryOfQuestion(turn.intent.question) ?? []) : []))

/** From where it is known that it is the person; nothing that orders a model about. */
export const spokenIn = (turns: readonly Turn[]): Turn[] =>
  turns
    .slice(beginningOf(turns))
    .filter((turn) => turn.words !== '' && !isKey(turn) && !isFiller(turn) && !ordersAModel.test(turn.words))

const isKey = (turn: Turn) => turn.speaker === 'person' && turn.by === 'keys'
const isFiller = (turn: Turn) => turn.speaker === 'companion' && turn.intent.does === 'filler'

/** What was said in pieces is one turn. */
function inTurns(turns: readonly Turn[]): Said[] {
  const said: Said[] = []
  for (const turn of turns) {
    const speaker = turn.speaker === 'companion' ? 'you' : 'person'
    const last = said.at(-1)
    if (last?.speaker === speaker) last.words = `${last.words} ${turn.words}`
    else said.push({ speaker, words: turn.words })
  }
  return said
}

const address = /\S+@\S+/g
const longNumber = /\+?\d(?:[\s().-]*\d){4,}/g
const digit = '(?:(?:double |triple )?(?:zero|oh|one|two|three|four|five|six|seven|eight|nine))'
const spelledNumber = new RegExp(String.raw`\b${digit}(?:[\s,.-]+${digit}){4,}\b`, 'gi')

/** Without what the person is called, and without numbers that could be theirs, in figures or spelled out. */
export function withoutPrivate(words: string, names: readonly string[]): string {
  const bare = words.replace(address, '…').replace(longNumber, '…').replace(spelledNumber, '…')
  return names.flatMap(partsOf).reduce((text, name) => text.replace(nameAlone(name), '…'), bare)
}

const partsOf = (name: string) => name.split(/[\s-]+/).filter(({ length }) => length > 1)

/** "Will" is a name and "will" is not. */
function nameAlone(name: string): RegExp {
  const isWord = commonWords.has(name.toLowerCase()) || isSmall(name)
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${RegExp.escape(name)}(?![\p{L}\p{N}])`, isWord ? 'gu' : 'giu')
}
