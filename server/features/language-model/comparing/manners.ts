/** Nothing a coach would type: addresses, code, long numbers, a bare word, a shout. Nor what a machine says of itself, or a person never would. */
const forMachines = /https?:|www\.|\S@\S|[`<>{}|\\[\]]|\d{5,}|\b\p{L}+\.(?:com|org|net|io)\b/iu
const shouted = /(?<!\p{L})\p{Lu}{4,}(?!\p{L})/u
const fewestWords = 2
const refusing =
  /\bI(?:['’]m| am)? (?:sorry,? (?:but )?I )?(?:can['’]?t|cannot|unable|not able)\b|\bas an? (?:ai|language model)\b/iu
const pretending =
  /\bI(?:['’]m| am) (?:not (?:an? )?(?:AI|program|machine)|an? (?:human|person|therapist|doctor|psychologist))\b/iu

/** What nobody can know of anybody. */
const sweeping = /\byou(?:['’]ve| have| are|['’]re)? (?:always|never|constantly|hardly ever|only ever)\b/i

export const isSweeping = (text: string) => sweeping.test(text)

export function ofAMachine(text: string): 'form' | 'refusal' | 'pretence' | null {
  if (forMachines.test(text) || shouted.test(text) || text.split(/\s+/).length < fewestWords) return 'form'
  if (refusing.test(text)) return 'refusal'
  return pretending.test(text) ? 'pretence' : null
}

const tellingRun = 5

/** Whether a sentence repeats our instructions: so many words of them in a row are no chance. */
export function leaked(instructions: string): (text: string) => boolean {
  const runs = new Set(runsIn(instructions))
  return (text) => runsIn(text).some((run) => runs.has(run))
}

function runsIn(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  return words.slice(tellingRun - 1).map((_, at) => words.slice(at, at + tellingRun).join(' '))
}

const ofThem = /\b(?:you|your|yours|yourself)\b/i
const offering =
  /\byou (?:could|might|may|can|would|will)\b|^(?:try|let|consider|what if|take|write|ask|choose|pick|give|notice|imagine)\b|\bit (?:might|could|may) help\b/i
const past =
  /\b(?:was|were|had|did|went|came|saw|said|told|felt|got|made|took|left|lost|found|kept|knew|thought|began|wrote|met|\p{L}{3,}ed)\b/iu

/** Whether it says something of the person, or of anybody in the past: that has to be borne out. A wish or an offer has not. */
export function isMadeOf(text: string): boolean {
  if (past.test(text)) return true
  return ofThem.test(text) && !offering.test(text) && !text.endsWith('?')
}
