import stem from 'wink-porter2-stemmer'
import { words } from '#server/language/words.ts'

/** Words that ask or join, and carry no subject; those of keeping a journal too. */
const small = new Set(
  `a about actually again ago all also always am an and any anyone anything are around as at be because been before being
  best but by can could day days describe did do does doing done during each either else even ever every everything few find first for from
  get gets getting give go goes going gone got had has have having he her here hers him his how i if in instance into is it its journal
  journaled journals just kind know last lately latest let like list lot made make many may me mean mention mentioned mentions might mine month months more most much
  my myself never new no not note notes now occasion occasions of often on once one or our out over past people please recent recently
  remember said same say saying says she should show since so some someone something sometimes speak spoke still such talk talked talking
  tell than that the their them then there these they thing things think thinking this those through time times to today together told too
  topic up us use used usually very was we week weeks went were what when whenever where which while who whom why will with
  write writes writing written wrote would year years yesterday yet you your entry entries frequently occur happen happened happens between
  frequent number total count mentioned long date exactly remind wrong better worse summarize review`.split(/\s+/),
)

/** By root: forms that no rule leads back to it. */
const irregular: Record<string, string> = {
  see: 'saw seen',
  eat: 'ate eaten',
  drink: 'drank drunk',
  buy: 'bought',
  bring: 'brought',
  build: 'built',
  break: 'broke broken',
  catch: 'caught',
  choose: 'chose chosen',
  drive: 'drove driven',
  fall: 'fell fallen',
  feel: 'felt',
  fight: 'fought',
  fly: 'flew flown',
  forget: 'forgot forgotten',
  grow: 'grew grown',
  hear: 'heard',
  keep: 'kept',
  lead: 'led',
  leave: 'left',
  lend: 'lent',
  lose: 'lost',
  meet: 'met',
  pay: 'paid',
  read: 'read',
  ride: 'rode ridden',
  ring: 'rang rung',
  run: 'ran',
  sell: 'sold',
  send: 'sent',
  sing: 'sang sung',
  sit: 'sat',
  sleep: 'slept',
  spend: 'spent',
  steal: 'stole stolen',
  swim: 'swam swum',
  take: 'took taken',
  teach: 'taught',
  throw: 'threw thrown',
  wake: 'woke woken',
  wear: 'wore worn',
  win: 'won',
  come: 'came',
  begin: 'began begun',
  cut: 'cut',
  die: 'died dying',
  become: 'became',
  shine: 'shone',
  speak: 'spoke spoken',
  write: 'wrote written',
  lie: 'lay lain',
  child: 'children',
  wife: 'wives',
  foot: 'feet',
  tooth: 'teeth',
  knife: 'knives',
}

/** Words that mean the same here, whichever the person used when asking. */
const sameAs = [
  'mom mum mother mama mommy mam',
  'dad father papa daddy',
  'grandmother grandma granny nana',
  'grandfather grandpa grandad granddad',
  'film movie cinema',
  'doctor physician',
  'argue quarrel fight row argument',
  'surgery operation',
  'sick ill unwell sickness illness',
  'afraid scared fear frightened',
  'anxious anxiety nervous worried worry',
  'cry weep',
  'run jog',
  'talk speak chat',
  'bike bicycle cycle',
  'boss manager',
  'married wedding marry',
  'die dead death',
  'vacation holiday trip',
]

const relatives = words(
  `mother father parent wife husband partner son daughter child kid brother sister uncle aunt cousin nephew niece grandmother
  grandfather grandson granddaughter grandchild girlfriend boyfriend`,
)

const roots = new Map<string, string>()
const mostRoots = 50_000

/** Nouns that only look like forms of a verb: nobody was met in a meeting that somebody complains about. */
const nounsInIng = words('meeting building feeling wedding painting evening morning being thing ceiling clothing')

const rootOfForm = new Map(
  Object.entries(irregular).flatMap(([root, forms]) => forms.split(' ').map((form) => [form, stem(root)] as const)),
)
const formsOfRoot = new Map(Object.entries(irregular).map(([root, forms]) => [stem(root), forms.split(' ')] as const))
const family = new Map(
  sameAs.flatMap((line) => {
    const roots = line.split(' ').map(rootOf)
    return roots.map((root) => [root, roots] as const)
  }),
)

/** "dining", "dined" and "dine" have one root, "saw" and "see" too. Remembered: a long journal asks for the same words. */
export function rootOf(word: string): string {
  const known = roots.get(word)
  if (known !== undefined) return known
  const root = worked(word)
  if (roots.size >= mostRoots) roots.clear()
  roots.set(word, root)
  return root
}

function worked(word: string): string {
  const plain = word
    .toLowerCase()
    .replace(/['’]s$/, '')
    .replace(/['’]/g, '')
    // Spelled in either way: apologise, apologize.
    .replace(/(?<=\p{L}{5})is(?=(?:e|es|ed|ing|ations?)$)/u, 'iz')
  const single = plain.replace(/s$/, '')
  if (nounsInIng.has(single)) return single
  return rootOfForm.get(plain) ?? stem(plain)
}

export const isSmall = (word: string) => small.has(word.toLowerCase().replace(/['’]s$/, ''))

const wordsOfFamily = new Map(sameAs.flatMap((line) => line.split(' ').map((word) => [rootOf(word), line] as const)))

/** A word and those that mean the same, to search for. */
export const alike = (word: string) => wordsOfFamily.get(rootOf(word)) ?? word

/** The root itself and those that mean the same. */
export const kinOf = (root: string): readonly string[] => family.get(root) ?? [root]

const relativeRoots = new Set([...relatives].flatMap((word) => kinOf(rootOf(word))))

/** Mother, Mom, brother: somebody, named by what they are to the person. */
export const isRelative = (word: string) => relativeRoots.has(rootOf(word))

const light = new Set(
  'see meet visit have eat play call work make start begin end stay happen feel spend take attend hear think become'
    .split(' ')
    .map(rootOf),
)

/** A verb that helps to ask and says little: an entry may well speak of the thing without it. */
export const isLight = (root: string) => light.has(root)

const doing = new Set(
  'talk speak eat play have take drink call work make start begin end stop spend attend lose find buy sell send bring cook clean fix repair drive ride win leave quit break move paint read build'
    .split(' ')
    .map(rootOf),
)

/** Something done to a thing. What was seen or thought of is often told without saying so. */
export const isDoing = (root: string) => doing.has(root)

const implied = new Set('eat play have take drink read'.split(' ').map(rootOf))

/** Goes without saying: tennis with Nora was played. Nora was not called. */
export const isImplied = (root: string) => implied.has(root)

const describing = /^(?:new|old|own|little|big|best|late|first|former|dear|poor|older|younger|good|whole)$/i

/** Stands between "my" and what is mine. */
export const isDescribing = (word: string) => describing.test(word)

/** What a text must hold, in lower case, for a word of this root to be in it: cheap to look for. */
export function tracesOf(root: string): string[] {
  return [root.replace(/(?<=..)[ie]$/, ''), ...(formsOfRoot.get(root) ?? [])]
}

const wordPattern = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu

export function wordsIn(text: string): string[] {
  return text.match(wordPattern) ?? []
}

/** A text as it is looked through: its words, those of "coffee-house" one by one, and where in it they begin. */
export type Read = { words: readonly string[]; begins: readonly number[] }

const partPattern = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu

export function readWords(text: string): Read {
  const found = [...text.matchAll(partPattern)]
  return { words: found.map(([word]) => word), begins: found.map(({ index }) => index) }
}
