const words: Record<string, number> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
}
const number = `(\\d{1,2}(?:[.,]\\d)?|${Object.keys(words).join('|')})(?: and a half)?`
const ofTen = new RegExp(`(?<![\\d/.])${number} ?(?:out of|/|of) ?(?:10|ten)\\b(?![/\\d])`, 'gi')
const named = new RegExp(
  `\\b(?:mood(?: today| is| was| right now|[ :=-])*(?:at|about|around|like)?|(?:rate|give|call|rating)(?: (?:today|it|my day|the day|this day|my mood|myself|this morning|tonight|this week))(?: as| at| about| around)?|(?:today|the day|my day)(?: is| was| felt like| feels like)(?: about| around)?) ?(?:an? |solid |a solid |like a )*${number}\\b(?![.,]\\d)(?! ?(?:[a-z/%:]|\\d))`,
  'gi',
)
const aboutOneself =
  /\b(?:mood|today|tonight|day|feel|feeling|felt|myself|i['’]?m|i am|morning|evening|week|happiness)\b/i
const aboutThings =
  /\b(?:movie|film|pain|restaurant|food|meal|book|show|stars?|people|recipe|hotel|pizza|coffee|score|scored|series|song|album|game|doctors|times|dentists|interview|exam|test|difficulty|energy)\b/i
const earlier = /\b(?:yesterday|last (?:week|night|month|time)|used to|usually)\b[^,;]*$/i

function numberOf(said: string, whole: string): number {
  const value = words[said.toLowerCase()] ?? Number(said.replace(',', '.'))
  return / and a half/i.test(whole) ? value + 0.5 : value
}

/** The number a person gave their mood in so many words, 1–10; null when they gave none. The last one counts. */
export function statedMood(text: string): number | null {
  let stated: number | null = null
  for (const sentence of text.split(/(?<=[!?\n])|(?<=\.)(?!\d)/)) {
    if (!/\d|out of|mood|rate|give|was an?\b/i.test(sentence)) continue
    const isOneself = aboutOneself.test(sentence) && !aboutThings.test(sentence)
    const isAlone = sentence.trim().split(/\s+/).length <= 5 && !aboutThings.test(sentence)
    const found = [...(isOneself || isAlone ? sentence.matchAll(ofTen) : []), ...sentence.matchAll(named)]
    for (const match of found) {
      const value = numberOf(match[1] ?? '', match[0])
      if (value <= 12 && !earlier.test(sentence.slice(0, match.index))) stated = value
    }
  }
  return stated === null ? null : clamped(stated)
}

export function clamped(mood: number): number {
  return Math.round(Math.min(10, Math.max(1, mood)) * 10) / 10
}
