import { read, type Token } from '#server/language/read.ts'
import { goEmotions, journals } from '#server/testing/data/sets.ts'

/** A text as a recogniser would give it, with the places in it where its writer had put a full stop. */
export type Heard = { tokens: readonly Token[]; isEnd: readonly boolean[]; cost: number }

const names = 'anna tom leo maria sam priya james kate omar lucy'.split(' ')
const [journalCost, commentCost, commentsTogether] = [1.5, 0.3, 3]

/** Every fifth journal measures, the others teach. */
const teaches = <Text>(texts: readonly Text[]) => texts.filter((_, index) => index % 5 !== 0)

const word = /([\p{L}\p{N}$£%&]+(?:['.:-][\p{L}\p{N}]+)*'?)|([^\s]|\n)/gu

/** In lower case and without a mark; "because" is said in several ways. */
export function heard(text: string, cost: number, random: () => number): Heard {
  const ends = new Set<number>()
  let [bare, isEnd] = ['', false]
  for (const [, said, mark] of text.toLowerCase().replace(/[’‘]/g, "'").matchAll(word)) {
    if (said === undefined) {
      isEnd ||= /[.!?;…\n]/.test(mark ?? '')
      continue
    }
    if (bare !== '') bare += ' '
    if (isEnd && bare !== '') ends.add(bare.length)
    isEnd = false
    bare += said === 'because' ? (['because', 'cos', 'cause'][Math.floor(random() * 5)] ?? said) : said
  }
  const tokens = read(bare).tokens.filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
  return { tokens, isEnd: tokens.map(({ start }) => ends.has(start)), cost }
}

/** What teaches, or null where the sets are not on this machine. */
export function taught(random: () => number): Heard[] | null {
  const [entries, comments] = [journals(), goEmotions('train')]
  if (!entries || !comments) return null
  const own = teaches(entries).map(({ text }) => text)
  const named = comments
    .map(({ text }) => text.replace(/\[NAME\]/g, () => names[Math.floor(random() * names.length)] ?? '').trim())
    .map((text) => text.replace(/\[RELIGION\]/g, 'church').replace(/https?:\S+|r\/\w+/g, ''))
    .filter((text) => /[.!?]/.test(text) && /[a-z] [A-Za-z]/.test(text))
    .map((text) => (/[.!?]$/.test(text) ? text : `${text}.`))
  const together = named.flatMap((_, index) =>
    index % commentsTogether === 0 ? [named.slice(index, index + commentsTogether).join(' ')] : [],
  )
  return [
    ...[...own, ...own].map((text) => heard(text, journalCost, random)),
    ...together.map((text) => heard(text, commentCost, random)),
  ]
}
