import { contentWords, isAkin } from '../content-words.ts'
import { answering, asking, outcomes, undoing } from '../en/threads.ts'
import { type Mention, peopleIn } from '../people/people.ts'
import { type Doc, read, type Sentence, type Token } from '../read.ts'
import { directionAt, isPastForm } from '../time/dates/tense.ts'
import { intends, waits } from './announcing.ts'
import type { Thread } from './threads.ts'

/** What was written later, and when. In the same text only what is told as past closes anything. */
export type Later = { doc: Doc; day: Temporal.PlainDate; isSameText?: boolean }

/**
 * Whether a later text closes what was left open: it came, it went, it was done, or somebody answered. Fears are closed by
 * nothing but what they were of.
 */
export function isAnswered(thread: Thread, { doc, day, isSameText = false }: Later): boolean {
  const matter = matterOf(thread)
  const isDue = thread.dueDay !== null && Temporal.PlainDate.compare(thread.dueDay, day) <= 0
  return doc.sentences.some((sentence) =>
    rules.some(({ when }) => when({ thread, matter, sentence, doc, isDue, isSameText })),
  )
}

const matters = new WeakMap<Thread, Matter>()

function matterOf(thread: Thread): Matter {
  const known = matters.get(thread)
  if (known) return known
  const about = read(thread.what)
  const matter = { words: contentWords(about.tokens), people: peopleIn(about), tokens: about.tokens }
  matters.set(thread, matter)
  return matter
}

type Matter = { words: ReadonlySet<string>; people: readonly Mention[]; tokens: readonly Token[] }
type Case = { thread: Thread; matter: Matter; sentence: Sentence; doc: Doc; isDue: boolean; isSameText: boolean }

/** Any of these is enough. */
const rules: readonly { id: string; when: (one: Case) => boolean }[] = [
  {
    // "Anna says the lease is fine."
    id: 'taken-up',
    when: (one) =>
      isOver(one) &&
      (!one.isSameText || isPast(one)) &&
      shared(one) >= Math.min(2, one.matter.words.size) &&
      !isAnnounced(one),
  },
  {
    // "I have to call Anna. In the evening I called her."
    id: 'done',
    when: (one) => one.isSameText && isActDone(one),
  },
  {
    // "The interview went well."
    id: 'came-to-pass',
    when: (one) => one.isDue && shared(one) >= 1 && isPast(one),
  },
  {
    // "It went well, I think."
    id: 'went',
    when: (one) =>
      one.isDue && isPast(one) && /^(?:it|that|all|everything)$/.test(subjectOf(one.sentence)) && has(one, outcomes),
  },
  {
    // "Luis said yes", "Mom's results came back clean".
    id: 'answered',
    when: (one) => !waits(one.sentence.tokens) && isAsked(one) && isAboutThem(one) && has(one, answering),
  },
  {
    id: 'undone',
    when: (one) => shared(one) >= 1 && has(one, undoing) && isPast(one),
  },
]

function isActDone({ matter, sentence }: Case): boolean {
  const [act] = intends(matter.tokens) ?? []
  if (!act) return false
  return sentence.tokens.some(
    (token, index) =>
      (token.lemma === act.lemma || token.lemma === 'do') &&
      isPastForm(token) &&
      sentence.tokens.slice(0, index).some(({ lower }) => lower === 'i' || lower === 'we') &&
      !token.isNegated,
  )
}

const subjectOf = ({ tokens }: Sentence) => tokens.find(({ pos }) => pos !== 'PUNCT' && pos !== 'CCONJ')?.lower ?? ''

/** What has a day ahead is not closed by being spoken of. */
const isOver = ({ thread, isDue }: Case) => thread.dueDay === null || isDue
const isAnnounced = ({ sentence, thread }: Case) => sentence.text.includes(thread.what) || waits(sentence.tokens)

function shared({ matter, sentence }: Case): number {
  const said = [...saidIn(sentence)]
  return [...matter.words].filter((word) => said.some((other) => isAkin(word, other))).length
}

/** "We got no results" speaks of none. */
function saidIn(sentence: Sentence): ReadonlySet<string> {
  const words = said.get(sentence) ?? contentWords(sentence.tokens.filter(({ isNegated }) => !isNegated))
  said.set(sentence, words)
  return words
}

const said = new WeakMap<Sentence, ReadonlySet<string>>()

const isPast = ({ sentence, doc }: Case) =>
  sentence.tokens.some(isPastForm) && directionAt(doc, sentence.tokens[0]?.start ?? 0) !== 'future'

const has = ({ sentence }: Case, lemmas: ReadonlySet<string>) =>
  sentence.tokens.some(({ lemma, lower, isNegated }) => !isNegated && (lemmas.has(lemma) || lemmas.has(lower)))

/** Waited for, or meant to be asked of somebody. */
const isAsked = ({ thread, matter }: Case) =>
  thread.kind === 'wait' || matter.tokens.some(({ lemma }) => asking.has(lemma) || lemma === 'hear')

function isAboutThem({ matter, sentence, doc }: Case): boolean {
  const spoken = peopleIn({ ...doc, sentences: [sentence] })
  const isSame = (one: Mention, other: Mention) =>
    (one.name !== null && one.name === other.name) || (one.relation !== null && one.relation.id === other.relation?.id)
  if (matter.people.some((person) => spoken.some((other) => isSame(person, other)))) return true
  // Who waits for the landlord and the results knows them by those words.
  return saidIn(sentence).intersection(nounsOf(matter)).size > 0
}

const nounsOf = ({ tokens, words }: Matter) =>
  contentWords(tokens.filter(({ pos }) => pos === 'NOUN' || pos === 'PROPN')).intersection(words)
