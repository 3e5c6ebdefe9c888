const near =
  'mother|mom|mum|father|dad|brother|sister|wife|husband|partner|girlfriend|boyfriend|fiancée?|son|daughter|friend|best friend|grandmother|grandma|grandfather|grandpa|aunt|uncle|cousin|niece|nephew|roommate|neighbou?r|mother-in-law|father-in-law|brother-in-law|sister-in-law'
const formal = 'boss|manager|colleague|co-?worker|supervisor|teacher|professor|landlord|coach'
const describing = '(?:(?:older|younger|little|big|twin|best|good|close|old|oldest|youngest|eldest|new|baby|late|ex) )?'
const relation = new RegExp(String.raw`\bmy (${describing}(?:${near}|${formal}))\b(?!['’]s)`, 'gi')
const isFormal = new RegExp(`(?:${formal})$`, 'i')

const named =
  /\b(?:with|saw|met|called|phoned|told|texted|visited|miss|missed|hugged|(?:friend|sister|brother|wife|husband|son|daughter|cousin|partner|boyfriend|girlfriend|neighbou?r|colleague|boss|aunt|uncle)(?: named| called)?) ([A-Z][a-zé]+|[A-Z]{2})\b(?!['’]s| [A-Z])/g
const notNames = new Set(
  `Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September
  October November December Christmas Easter Thanksgiving Halloween English Spanish French German Italian Japanese Chinese
  American Amazon Facebook Instagram Netflix Zoom Google Mturk Skype Youtube Discord Slack God Jesus Lord The My Our His Her
  It This That She He They We You And But So Then When What AI TV PC UK US USA EU NY LA IT OK Mom Mum Dad Grandma Grandpa Lego
  Minecraft Uber Excel Covid Python Java Allah Buddha Santa Mr Mrs Ms Miss Dr Prof Sir Lady Madam St Turkish Indian Mexican Thai Greek Polish`.split(
    /\s+/,
  ),
)

export type Someone = { called: string; isFormal: boolean }

/** The person last spoken of, as we may call them: "Anna", "your sister". */
export function someoneIn(words: string): Someone | null {
  const relations = [...words.matchAll(relation)].map((found) => ({
    at: found.index,
    called: `your ${(found[1] ?? '').toLowerCase()}`,
  }))
  const names = [...words.matchAll(named)]
    .filter(([, name]) => name !== undefined && !notNames.has(name))
    .map((found) => ({ at: found.index, called: found[1] ?? '' }))
  const last = [...relations, ...names].sort((one, other) => other.at - one.at)[0]
  return last ? { called: last.called, isFormal: isFormal.test(last.called) } : null
}
