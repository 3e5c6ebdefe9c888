/** Sounds made while looking for a word. They stay in the transcript. */
const filler = /(^|[\s,])(?:u+m+|u+h+|uhm+|e+rm+|er|hm+|mm+)(?:[,…]|\.{2,})?(?=[\s.!?,]|$)/giu
/** Said twice by stumbling; "very very" and "had had" are meant. */
const stumbled =
  /\b(i|i'm|i’m|the|a|an|and|but|to|of|in|on|at|for|my|we|it|it's|it’s|he|she|they|was|is|because|with|then|when|if|or|this)(?:,?\s+\1\b)+/gi

/** One sentence as it would be written: no stumbles, a capital, a mark at its end. Not a word is put in its place. */
export function cleaned(sentence: string): string {
  const words = sentence
    .replace(filler, '$1')
    .replace(stumbled, '$1')
    .replace(/\bi\b(?=$|[\s,.;:!?'’])/g, 'I')
    .replace(/\s+([,.;:!?…])/g, '$1')
    .replace(/^[\s,.;:!?]+|[\s,]+$/g, '')
    .replace(/,(?=[,.!?])/g, '')
    .replace(/\s+/g, ' ')
  if (words === '') return ''
  return capital(words) + (/[.!?…]["”’')]*$/.test(words) ? '' : '.')
}

export const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
