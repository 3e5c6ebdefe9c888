const told: readonly [RegExp, string][] = [
  [/\bI['’]m\b/g, 'you’re'],
  [/\bI am\b/g, 'you are'],
  [/\bam I\b/g, 'are you'],
  [/\bI['’]ve\b/g, 'you’ve'],
  [/\bI['’]ll\b/g, 'you’ll'],
  [/\bI['’]d\b/g, 'you’d'],
  [/\bI was\b/g, 'you were'],
  [/\bI\b/g, 'you'],
  [/\bmy\b/gi, 'your'],
  [/\bmine\b/gi, 'yours'],
  [/\bmyself\b/gi, 'yourself'],
  [/\bme\b/gi, 'you'],
  [/\bmom['’]s\b/gi, 'your mom’s'],
  [/\bdad['’]s\b/gi, 'your dad’s'],
  [/\bmom\b(?!['’])/gi, 'your mom'],
  [/\bdad\b(?!['’])/gi, 'your dad'],
]

/**
 * What cannot be told anew without a risk of changing it: who "we" and "you" are, words spoken by others, "today" and
 * "tomorrow", which are other days by now, and verbs that stand away from their "I".
 */
const untellable = new RegExp(
  [
    '["“”«»:;()–—]',
    String.raw`[.!?…]\s`,
    String.raw`\b(?:we|us|our|ours|ourselves|you|your|yours|yourself)\b`,
    String.raw`\b(?:today|tonight|tomorrow|yesterday|now|here|last|next|this)\b`,
    String.raw`\bmy (?:mom|dad)\b`,
    String.raw`\bI (?:never|always|still|just|really|also) (?:was|am)\b`,
    String.raw`\band (?:was|am)\b`,
    String.raw`\bin (?:a|one|two|three|four|five|six|seven|eight|nine|ten|\d+) (?:day|week|month)s?\b`,
  ].join('|'),
  'i',
)

/** "I want to call Leo." → "you want to call Leo", for after "You wrote that". Null where only a quote stays true. */
export function asTold(sentence: string): string | null {
  if (untellable.test(sentence)) return null
  const alone = sentence.replace(/^(?:And|But|So|Then|Also),? /, '')
  const words = told.reduce((text, [pattern, otherwise]) => text.replace(pattern, otherwise), alone)
  return withSmallStart(words.replace(/[.!…]+$/, ''))
}

/** A name keeps its capital; only words that open sentences lose it. */
function withSmallStart(words: string): string {
  return words.replace(/^(?:The|A|An|It|They|He|She|There|His|Her|Their|Your|You)\b/, (word) => word.toLowerCase())
}
