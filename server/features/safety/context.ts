import type { Clause } from './reading.ts'

export type Found = { clause: Clause; at: number; words: string }

const people =
  'she|he|they|someone|somebody|people|friend|friends|brother|sister|mother|mom|mum|father|dad|son|daughter|wife|husband|roommate|flatmate|colleague|coworker|student|students|neighbou?r|cousin|aunt|uncle|boss|partner|girlfriend|boyfriend|ex|kid|child|teacher|patient|client|niece|nephew|grandmother|grandfather|grandma|grandpa|man|woman|girl|boy|guy|singer|celebrity|who|trainee|participant|veteran|soldier|minister|priest|refugee|caller'
const saying =
  'said|says|saying|say|told|tells|texted|wrote|writes|whispered|screamed|shouted|confided|admitted|thinks|yelled|cried|messaged'
const fiction =
  'film|movie|book|novel|song|lyric|lyrics|poem|play|series|episode|documentary|podcast|headline|character|hero|heroine|story|interview|article|scene|band|album|musical|opera|show|game|cartoon|monologue|theme tune|crossword|homework|rehearsal|rehearsing|sermon|graffiti|sprayed|chorus|anime|fanfic|that line from|has the line|doing the line|ballad|poet|chapter|quote'

const joint = /\b(?:and|but|so|because|then|when)\b|,/
const reported = new RegExp(
  `\\b(?:${people})(?: [a-z]+){0,2} (?:${saying})(?: (?:me|us|him|her|that|to|today|yesterday))*(?: i(?: [a-z]+){0,4})?$`,
)
const invented = new RegExp(
  `\\b(?:${fiction})\\b(?: [a-z]+){0,6} ?(?:that|where|which|about|who|called|goes|says?|said|line|wants?|told|in)?(?: [a-z]+){0,6}$`,
)
const inFiction = new RegExp(`\\b(?:${fiction}|hamlet|werther|literature|lyric)\\b`)
const inFictionAfter = new RegExp(
  `^(?:in|from) (?:the |a |this |that |my |our )?(?:${fiction}|hamlet|literature|fiction|theatre|art)\\b`,
)
const someone = new RegExp(`\\b(?:${people}|you|us|teams?|professors?)\\b`, 'g')
const oneself = /\b(?:i|me|my thoughts?)\b/g
const ofMe = /\b(?:i|me|my|myself)\b/
const denied =
  /\b(?:not|never|no|nothing like|none of us|not a bone in my body|less than|without|nor|neither|stopped|quit|against|instead of|free from|free of|over|if i ever)\b(?! (?:one|longer)\b)/
const deniedAfter = /^(?:,|and|but| )*i (?:have none|do not have any|said no|am not|had none|do not mean it)\b/
const endOfDenial = new RegExp(
  `${joint.source}|\\b(?:that|except|besides|unless|other than)\\b|(?<!\\b(?:think|believe|say|feel|mean|suggest|like)) \\bi(?: (?=[a-z])|$)`,
)
const lied = /\b(?:was lying|lied|was a lie|is a lie|not true|isnt true)\b/
const askedIf =
  /\b(?:asked|asks|asking|wondered)\b(?:(?! said| told| answered) [a-z,]+){0,14} (?:if|whether)(?: (?!(?:and|but|so|because) )[a-z]+){0,6}$/
const longAgo =
  /\b(?:i remember (?:wanting|when|being)|years behind (?:me|us)|years?|months|decades?) (?:ago|since)|used to|back then|when i was (?:[a-z]+teen|ten|eleven|twelve|twenty|[0-9]+|young[a-z]*|little|small|a [a-z]+|in|at)|as a (?:teen[a-z]*|kid|child|student|young)|in my (?:teens|twenties|thirties|youth|early)|in (?:19|20)[0-9][0-9]|back in|in (?:high school|college|school)|survived|long ago|(?:winters|summers|springs|autumns) ago|there was a time|once upon a time|at (?:[a-z]+teen|twenty|thirty) (?:i|they|he|she|we|my)|when i (?:came to|first came|was pregnant|was expecting)|before (?:the|my) (?:diagnosis|treatment|therapy|rehab)|i am out of that|i can see that now|it has not (?:returned|come back)|clean (?:from|for|since)|no longer|last year|once (?:tried|attempted|wanted)|in years|a year ago|in (?:eleven|ten|nine|eight|seven|six|five|four|three|two|[0-9]+) (?:years|months)|(?:eleven|ten|nine|eight|seven|six|five|four|three|two|[0-9]+) (?:years|months)(?: (?:clean|free|now))?$\b/
const backAgain =
  /\b(?:again|lately|these days|is back|are back|came back|coming back|returned|tonight|right now|last night)\b/

const contextLength = 200

export const tellsOfThePast = (words: string) => longAgo.test(words) && !backAgain.test(words)
export const tellsOfThings = (words: string) => inFiction.test(words)

function lastWords(text: string, count: number): string {
  return text.split(' ').slice(-count).join(' ')
}

export const ahead = ({ clause, at }: Found) =>
  `${clause.before} ${clause.words.slice(Math.max(0, at - contextLength), at)}`.trim()
const behind = ({ clause, at, words }: Found) =>
  clause.words.slice(at + words.length, at + words.length + contextLength).trim()

export const nearby = (found: Found) => `${ahead(found)} ${found.words} ${behind(found)}`

/** Said within six words ahead, with no "but", "and" or comma between. */
export function isDenied(found: Found): boolean {
  if (lied.test(nearby(found))) return false
  const scope = lastWords(ahead(found), 6).split(endOfDenial).at(-1) ?? ''
  return denied.test(scope) || deniedAfter.test(behind(found)) || askedIf.test(lastWords(ahead(found), 22))
}

const deniedClosely =
  /\b(?:(?:do|did|have|had|am|was|is) (?:not|never)|never|nothing like|no thoughts? of|not that i|not the same as|less than to)(?: (?!think|know|see|feel|find|have|afraid|scared)[a-z]+){0,2}$/

const deniedOutright =
  /\b(?:no thoughts? of (?:death|dying|suicide|harming)|not to the point (?:that|of|where)|at no point|(?:do|did|does) not mean (?:i|that i)|(?:do|did) not think (?:the world|they|everybody|anybody|my [a-z]+) would be|never been so [a-z]+ that|(?:do|did|does) not [a-z]+ me in the slightest|too much to live for|not that i can not|but i do not want it)\b/

/** The sentence as a whole says that it is not so. */
export const isDeniedOutright = ({ sentence }: Clause) => deniedOutright.test(sentence)

/** Turns of phrase with a "not" of their own are denied only from close by: “I don’t hate being alive”. */
export function isDeniedClosely(found: Found): boolean {
  return !lied.test(nearby(found)) && deniedClosely.test(ahead(found))
}

export function isLongAgo(found: Found): boolean {
  const around = `${lastWords(ahead(found), 14)} ${found.words} ${behind(found).split(' ').slice(0, 10).join(' ')}`
  return longAgo.test(around) && !backAgain.test(around)
}

export function isQuotedFiction(found: Found): boolean {
  if (found.clause.isQuoted) return inFiction.test(`${found.clause.sentence.slice(0, contextLength)} ${ahead(found)}`)
  if (inFictionAfter.test(behind(found))) return true
  return invented.test(
    lastWords(ahead(found), 14)
      .split(/\b(?:and|but|so|because)\b/)
      .at(-1) ?? '',
  )
}

/** Someone else says it, or is the one it is said of. */
export function isAnothers(found: Found): boolean {
  const before = lastWords(ahead(found), 14)
  if (reported.test(before)) return true
  if (ofMe.test(found.words)) return false
  const segment = before.split(joint).at(-1) ?? ''
  const lastOf = (pattern: RegExp) => [...segment.matchAll(pattern)].at(-1)?.index ?? -1
  return lastOf(someone) > lastOf(oneself)
}
