const small = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const spelled = new RegExp(`\\b(${small.join('|')})\\b`, 'g')

/** "about six out of ten" → "about 6 out of 10". */
function withDigits(words: string): string {
  return words
    .toLowerCase()
    .replace(/[’']/g, "'")
    .replace(spelled, (word) => String(small.indexOf(word)))
    .replace(/(\d+) point (\d)/g, '$1.$2')
    .replace(/(\d+) and a half/g, '$1.5')
    .replace(/(\d)-ish\b/g, '$1')
}

const scale = String.raw`(?: ?(?:\/|out of|of) ?10)?`
const pair = new RegExp(
  String.raw`\b(\d+(?:\.\d)?)(?: ?(?:or|to|and|-|–) ?| maybe )(?:an? )?(\d+(?:\.\d)?)${scale}(?![\d.])`,
)
const single = new RegExp(String.raw`\b(\d+(?:\.\d)?)${scale}(?![\d.]*\d)`)

function onScale(value: number): number | null {
  if (value < 0 || value > 10) return null
  return Math.max(1, value)
}

/** A number from one to ten, halves allowed; "four or five" is between the two. */
function numberIn(digits: string): number | null {
  const two = pair.exec(digits)
  if (two && !/^\d+ ?(\/|out of|of) ?10/.test(two[0])) {
    const [low, high] = [Number(two[1]), Number(two[2])]
    if (Math.abs(high - low) <= 2) return onScale((low + high) / 2)
  }
  const one = single.exec(digits)
  return one ? onScale(Number(one[1])) : null
}

const aDay = /\b(today|my day|the day|this day|my mood|mood|i feel|i'm feeling|i felt|i'm at|i am at)\b/
const notADay = /\b(pain|film|movie|food|restaurant|book|game|show|meal|hotel|pages|miles|people|am|pm|o'clock)\b/
const rated = /\b(\d+(?:\.\d)?) ?(?:\/|out of) ?10\b/
const called =
  /\b(?:today|my day|the day|my mood|mood)(?: was| is|'s|:)?(?: probably| maybe| about| like| around| a solid)? an? (\d+(?:\.\d)?)(?=[.,;!?]|$)/
const corrected =
  /^(?:no |well |actually |or |hmm |sorry )*(?:,? ?)(?:make (?:it|that)|more like|rather|let's say) (?:an? )?(\d+(?:\.\d)?)\b/

/** Said unasked: "I'd give today an 8 out of 10". */
export function statedNumber(words: string): number | null {
  const digits = withDigits(words)
  const sentence = digits.split(/(?<=[.!?])\s/).find((one) => (rated.test(one) && aDay.test(one)) || called.test(one))
  if (!sentence || notADay.test(sentence)) return null
  const found = rated.exec(sentence) ?? called.exec(sentence)
  return found ? onScale(Number(found[1])) : null
}

/** "Make it a six", after one was given. */
export function correctedNumber(words: string): number | null {
  const found = corrected.exec(withDigits(words).replace(/,/g, ''))
  return found ? onScale(Number(found[1])) : null
}

const counted =
  /\b\d+(?:\.\d)? (?:years?|hours?|days?|weeks?|months?|minutes?|kids?|children|people|times|of (?:us|them|those|these|my))\b/g
const clock = /\b(?:at|around|by|until|since|from) \d+(?=(?: ?(?:am|pm|o'clock|in the))|[.,]? ?$)/g
const pronounOne = /\b(?:this|that|no|every|any|some|each|which|the|last|next) 1\b/g
const tooMany = /\b(?:1[1-9]|[2-9]\d|\d{3,})\b/g

/** The answer to "from one to ten": counts of other things are not it. */
export function answeredNumber(words: string): number | null {
  const digits = withDigits(words).replace(/\bfrom 1 to 10\b/g, '')
  const isTold = wordCount(digits) > 6
  return numberIn(
    digits
      .replace(counted, ' ')
      .replace(isTold ? clock : /$^/, ' ')
      .replace(pronounOne, ' ')
      .replace(tooMany, ' '),
  )
}

const wordCount = (text: string) => text.split(/\s+/).filter(Boolean).length

/** As it is said back: "four and a half". */
export function inWords(value: number): string {
  const whole = small[Math.floor(value)] ?? String(value)
  return Number.isInteger(value) ? whole : `${whole} and a half`
}
