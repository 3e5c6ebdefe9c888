import { tellsOfThePast } from './context.ts'
import { clausesOf } from './reading.ts'

const them = '(?:himself|herself|themself|themselves)'
const they =
  '(?:she|he|they|friend|brother|sister|mother|mom|mum|father|dad|son|daughter|wife|husband|roommate|flatmate|colleague|coworker|student|students|neighbou?r|cousin|aunt|uncle|boss|partner|girlfriend|boyfriend|ex|kid|child|teacher|patient|client|niece|nephew|grandmother|grandfather|grandma|grandpa)'
const gap = '(?: [a-z]+){0,7}'

const atRisk = [
  new RegExp(
    `\\b(?:kill|killing|hurt|hurting|harm|harming|hang|hanging|shoot|drown|cut|cutting|cuts) ${them}\\b(?! (?:on|off|some|shaving|while|with|cooking|playing|out|at))`,
  ),
  new RegExp(
    `\\b${they}${gap} (?:talk|talks|talked|talking|thinking|thinks|speaks|spoke|threatens?|threatening) (?:of|about|with) (?:ending (?:it|things|everything)|suicide(?! (?:prevention|awareness|statistics))|dying|killing|not (?:living|being))`,
  ),
  new RegExp(
    `\\b${they}${gap} (?:(?:took|swallowed) (?:a bunch of|all (?:her|his|their|the)|too many) (?:pills|tablets|meds)|hid(?:es)? blades)\\b`,
  ),
  /\b(?:end|ending|take|taking) (?:his|her|their) (?:own )?life\b/,
  new RegExp(
    `\\b${they}${gap} (?:suicidal|suicide(?! (?:prevention|awareness|hotline|note))|self ?harming|overdosed)\\b`,
  ),
  new RegExp(
    `\\b${they}${gap} (?:wants?|wanted|wishes|wished|ready) (?:to (?:die|be dead|disappear)|(?:she|he|they) (?:was|were) dead)\\b`,
  ),
  new RegExp(
    `\\b${they}${gap} (?:not want to (?:live|be alive|be here anymore)|better off dead|better off without (?:him|her|them))\\b`,
  ),
]
const toldInFirstPerson = new RegExp(
  `\\b${they}(?: [a-z]+){0,2} (?:said|says|saying|told|texted|wrote|messaged|whispered|screamed)(?: (?:me|us|that|to))*(?: ,)? i (?:[a-z]+ ){0,3}(?:die|kill myself|live anymore|end my life|be dead|hurt myself)\\b`,
)
const over =
  /\b(?:film|movie|book|novel|song|lyrics?|poem|play|series|documentary|podcast|headline|character|case|hero|heroine|story|news|years ago|anniversary|history|literature|celebrity)\b/
const firstPerson = /\bi (?:am|feel|want|have been|was|tried)(?: [a-z]+){0,2} (?:suicidal|suicide|to die)\b/

/** Someone the person knows may be in danger: offer what helps a helper. Says nothing about the person's own level. */
export function concernsAnother(words: string): boolean {
  return clausesOf(words).some(({ words: clause, sentence, isQuoted }) => {
    if (over.test(sentence) || tellsOfThePast(sentence)) return false
    if (toldInFirstPerson.test(sentence)) return true
    return !isQuoted && !firstPerson.test(clause) && atRisk.some((pattern) => pattern.test(clause))
  })
}
