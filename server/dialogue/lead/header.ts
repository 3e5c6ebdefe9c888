import { numbersIn } from '#server/grounding/anchors/numbers.ts'
import { wordsOf } from '#server/grounding/reading.ts'
import { read } from '#server/language/read.ts'
import type { Move } from '../turns.ts'
import { allMoves } from './move.ts'

/** How a model means the words that follow. `isWorried`: it thinks that the person may be in danger. */
export type Head = { move: Move; isWorried: boolean; wantsToEnd: boolean; mood: number | null }

const separators = /\s*[·•|,;]\s*|\s+[-–—]\s+/
const markup = /[*`#>]/g
const wholeMood = /^(?:10|\d)(?:\.\d)?$/

/** "reflect · calm · end=no · mood=-", also "move=reflect | tone=calm"; null for what is no header. */
export function headIn(line: string): Head | null {
  const [move = '', ...fields] = line
    .replace(markup, '')
    .trim()
    .toLowerCase()
    .split(separators)
    .map((field) => field.replace(/^(?:move|tone)=/, ''))
  if (!isMove(move) || fields.length === 0 || fields.some((field) => field.split(/\s+/).length > 1)) return null
  const fieldNamed = (name: string) => fields.find((field) => field.startsWith(`${name}=`))?.slice(name.length + 1)
  const mood = fieldNamed('mood') ?? '-'
  return {
    move,
    isWorried: fields.includes('worried'),
    wantsToEnd: fieldNamed('end') === 'yes',
    mood: wholeMood.test(mood) ? Number(mood) : null,
  }
}

/** The same as one field each of a JSON object, with the words beside them. */
export function headAndWordsIn(json: string): { head: Head; words: string } | null {
  const object = json.replace(/^```(?:json)?\s*|\s*```$/g, '')
  const parsed = parsedIn(object)
  if (!parsed || typeof parsed.words !== 'string') return null
  const { move, tone = 'calm', end = 'no', mood = '-', words } = parsed
  const isEnd = end === true || end === 'yes'
  const head = headIn(`${String(move)} · ${String(tone)} · end=${isEnd ? 'yes' : 'no'} · mood=${String(mood ?? '-')}`)
  return head && { head, words }
}

function parsedIn(json: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'object' && value !== null ? { ...value } : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

const isMove = (word: string): word is Move => allMoves.some((move) => move === word)

/**
 * What of it holds: a wish to end only offers to close, and never where there is concern; a mood counts only if that
 * number stands in what the person said last. Null where the rules do not allow the move.
 */
export function settled(
  { move, isWorried, wantsToEnd, mood }: Head,
  { moves, lastWords, concern }: { moves: readonly Move[]; lastWords: string; concern: number },
): { move: Move; isWorried: boolean; mood: number | null } | null {
  const mayClose = concern < 2 && moves.includes('offer-close')
  const held = wantsToEnd && mayClose ? 'offer-close' : move
  if (!moves.includes(held)) return null
  const said = numbersIn(wordsOf(read(lastWords).tokens)).map(({ value }) => value)
  return { move: held, isWorried, mood: mood !== null && said.includes(mood) ? mood : null }
}
