import { subjects } from '#server/language/en/function-words.ts'
import { read } from '#server/language/read.ts'
import { words } from '#server/language/words.ts'

const answerLength = 8
const softeners = words('honestly just only mostly probably maybe mainly')

export type Kind = 'how' | 'thing'

export const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** What stands without a verb: something (a noun, or a deed by its "-ing"), or how something is. */
export function fragmentKind(answer: string): Kind | null {
  const all = read(lowered(answer)).tokens.filter(({ pos }) => pos !== 'PUNCT')
  const tokens = all.slice(all.findIndex(({ lower }) => !softeners.has(lower)))
  const [first] = tokens
  // "Better than I feared" is how it went, whatever it is compared with.
  const compared = tokens.findIndex(({ lower }) => lower === 'than' || lower === 'as')
  const said = compared > 0 ? tokens.slice(0, compared) : tokens
  if (first?.lower === 'all' && tokens[1]?.lower === 'right') return 'how'
  if (!first || tokens.length > answerLength || said.some(({ lower }) => subjects.has(lower))) return null
  const isGerund = /ing$/.test(first.lower) && (first.pos === 'VERB' || first.pos === 'NOUN')
  if (
    said.some(
      ({ pos, lower }, index) => (pos === 'VERB' || pos === 'AUX') && !(index === 0 && (isGerund || /ed$/.test(lower))),
    )
  )
    return null
  if (first.lower === 'not' || first.lower === 'like') return 'how'
  if (['CCONJ', 'SCONJ', 'PART', 'INTJ'].includes(first.pos) || first.lower === 'because' || first.lower === 'that')
    return null
  if (isGerund) return 'thing'
  const isThing = ['DET', 'PRON', 'PROPN', 'NUM'].includes(first.pos) || (first.pos === 'NOUN' && tokens.length <= 3)
  return isThing ? (first.lower === 'a' || first.lower === 'an' ? 'how' : 'thing') : 'how'
}

/** "The shirt? Yes, it still fits": the sentence after it says "it" of what was handed back. */
export function namedInstead(sentence: string, handedBack: string | null): string {
  const thing = handedBack && /^(?:oh,? )?((?:the|my) \w+(?: \w+)?)\?$/i.exec(handedBack)?.[1]
  return thing ? sentence.replace(/^it(?=\s)/i, thing) : sentence
}
