import { sentencesOf } from './plain.ts'

const list = (words: string) => new Set(words.split(/\s+/).filter(Boolean))

/** Past forms that do not end in -ed. A past act can be said back plainly: "You made lemon bars." */
const irregular =
  list(`went made had got took came saw met ate drank slept wrote read ran sang swam bought brought built caught
  chose drew drove fed flew forgot found gave grew heard held kept knew left lent lost paid put rode sat sent set spent spoke
  stood swept taught told threw wore won woke cut hung dug began planted baked painted cooked walked called visited finished`)
const looksPast = /[a-z]{2,}ed$/
const notActs =
  list(`need feed speed bleed breed exceed succeed proceed indeed hundred naked tired bored scared excited worried
  stressed married used supposed wanted needed decided wished hoped hated failed guessed assumed wondered ended seemed felt
  got had tried lied cheated killed died screwed yelled stopped wasted`)
const between = list('just finally also really actually even already always only both then')

const unkind =
  /\b(?:fail\w*|stupid|idiot\w*|worthless|ugly|useless|hate\w*|kill\w*|die[ds]?|dead|death|cheat\w*|drunk|fuck\w*|shit\w*|damn|hell|lol|mistake|wrong|ashamed|fat|lazy|bad|terrible|awful|fault|hit|hurt|sick|lost|alone)\b/i
const hanging =
  list(`it that this them there so too one some the a an and or but to of for with in on at from by into about as
  than because if my your like very really just up out over off be been is was are were not then i he she they we him her
  me us his their our its also again before after things thing stuff something lot`)
const addressed = /\b(?:you|your|yours|he|she|they|him|them|it|who|what|which)\b|["“”?]|\d/i
const breaks =
  /[,.;:!?—–()]+|\s(?=(?:and then|and|but|because|though|although|when|while|which|who|where|until|if|since|as|so (?:i|we|that|it|my)|that (?:i|we|it|was|is))\b)/i

const swaps: Readonly<Record<string, string>> = {
  i: 'you',
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  "i'm": 'you’re',
  "i've": 'you’ve',
  "i'd": 'you’d',
  "i'll": 'you’ll',
  we: 'you',
  us: 'you',
  our: 'your',
  ours: 'yours',
  ourselves: 'yourselves',
  "we're": 'you’re',
  "we've": 'you’ve',
}

function turned(words: string): string {
  const swapped = words.split(' ').map((word) => swaps[word.toLowerCase()] ?? word)
  return swapped
    .join(' ')
    .replace(/\byou was\b/g, 'you were')
    .replace(/'/g, '’')
}

function isPastAct(rest: readonly string[]): boolean {
  const verb = rest.find((word) => !between.has(word)) ?? ''
  if (irregular.has(verb)) return !['got', 'had', 'lost', 'put', 'set', 'left', 'forgot'].includes(verb)
  return looksPast.test(verb) && !notActs.has(verb)
}

const fewest = 3
const most = 10

/** A thing the person did, said back to them: "I baked lemon bars" → "you baked lemon bars". Null rather than broken. */
export function echo(words: string): string | null {
  const clauses = sentencesOf(words.replace(/[’‘]/g, "'")).flatMap((sentence) => sentence.split(breaks))
  const found = clauses.map((clause) => saidBack(clause.trim())).filter((clause) => clause !== null)
  return found.at(-1) ?? null
}

function saidBack(clause: string): string | null {
  const words = clause
    .replace(/^(?:yesterday|today|tonight|this morning|well|and|so|then|but|last night) /i, '')
    .split(/\s+/)
  const [subject = '', ...rest] = words
  const lower = rest.map((word) => word.toLowerCase())
  if (!/^(?:i|we)$/i.test(subject) || words.length < fewest || words.length > most) return null
  if (!isPastAct(lower) || unkind.test(clause) || addressed.test(rest.join(' '))) return null
  // "I spent time that we…": a second "I" or "we" begins another clause than the one we cut.
  if (lower.some((word) => /^(?:i|we|i'm|was|were|is|are|am)$/.test(word))) return null
  if (hanging.has(lower.at(-1) ?? '')) return null
  return turned(words.join(' '))
    .replace(/^You/, 'you')
    .replace(/,? (?:today|yesterday|tonight)$/i, '')
}
