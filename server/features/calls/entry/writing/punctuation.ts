import { capitalised } from '#server/language/format.ts'
import { read } from '#server/language/read.ts'
import { opensHalf, startsSubject } from '#server/language/run-ons/subjects.ts'
import { words } from '#server/language/words.ts'

const contrast =
  /([\p{L}\p{N}'’]) (but|so) (?=(?:i|i'm|i've|i'd|he|he's|she|she's|we|they|it|it's|my|his|her|their|the|there|then|now)\b)/giu

/** One sentence as it would be written: a capital, its commas, a mark at its end. */
export function punctuated(sentence: string): string {
  const bare = sentence
    .replace(/^[\s,.;:!?…–—-]+|[\s,;:–—-]+$/g, '')
    .replace(/\s+([,.;:!?…])/g, '$1')
    .replace(/,(?=[,.!?])/g, '')
    .replace(/\s+/g, ' ')
  if (bare === '') return ''
  const whole = withCommas(bare)
  return capitalised(whole) + (/[.!?…]["”’')]*$/.test(whole) ? '' : '.')
}

/** Speech that came without marks gets those that no reader would miss. */
function withCommas(sentence: string): string {
  if (/[,;:]/.test(sentence)) return sentence
  return afterFirstHalf(sentence).replace(contrast, '$1, $2 ')
}

/** "If I don't get it, I lose the place"; "my husband, he's good". */
function afterFirstHalf(sentence: string): string {
  const { tokens } = read(sentence)
  const opens = opensHalf(tokens)
  const own = tokens.findIndex(({ pos }) => pos === 'VERB' || pos === 'AUX')
  for (let index = 2; index < Math.min(tokens.length, 16); index += 1) {
    const [token, before] = [tokens[index], tokens[index - 1]]
    if (!token || !before || !startsSubject(tokens, index)) continue
    const isSecondHalf =
      opens && index > own && own > 0 && !bound.has(before.lower) && before.pos !== 'ADP' && before.pos !== 'VERB'
    const isNamedFirst =
      !opens &&
      (own === -1 || index <= own) &&
      takesUp.has(token.lower) &&
      (before.pos === 'NOUN' || before.pos === 'PROPN') &&
      owners.has((/^(?:and|but|so|then)$/.test(tokens[0]?.lower ?? '') ? tokens[1] : tokens[0])?.lower ?? '')
    if (isSecondHalf || isNamedFirst)
      return `${sentence.slice(0, token.start).trimEnd()}, ${sentence.slice(token.start)}`
  }
  return sentence
}

const bound = words('and but or that if when because what who where how why which as than whether so cause since while')
const takesUp = words("he he's she she's they they're it it's we we're")
const owners = words('my our the his her their this')
