import { peopleIn } from '#server/language/people/people.ts'
import { read } from '#server/language/read.ts'
import type { Told } from '#server/language/told/told.ts'
import type { DialogueState } from '../dialogue-state.ts'
import { questions, whatCarriesOver } from '../phrases/en/guide.ts'
import { toldWords } from '../phrases/en/told/told.ts'
import type { Conversation } from '../state.ts'
import type { UserAct } from '../understanding/user-act.ts'
import { choose } from '../variety.ts'
import { type Subject, subjectsOf } from './subjects.ts'
import { kindsInTone } from './tone.ts'

export type Asked = { id: string; words: string }

/** What was told plainly stays what the talk is about for so many turns of the person. */
const [staysFor, plainly] = [3, 0.5]
/** So many questions in, what is left is what carries over. */
const lateInTheTalk = 3

/** One question that can be asked only of what was told, now or just before; null where all of them were asked. */
export function questionAbout(call: Conversation, act: UserAct, known: DialogueState): Asked | null {
  const sources = [
    ...kindsInTone(act).map(askedOfKind),
    ...subjectsOf(act, known.barred).map(askedOfSubject),
    askedOfPerson(act.said),
    ...toldBefore(call).map(askedOfKind),
    known.guided >= lateInTheTalk ? Object.entries(whatCarriesOver).map(([id, words]) => ({ id, words })) : [],
  ]
  for (const source of sources) {
    const question = choose(
      source.filter((asked) => isFresh(asked, call, known)),
      call,
      'question',
    )
    if (question) return question
  }
  return null
}

/** What is asked stands behind the kind, so that it can be barred when it was misread. */
function askedOfKind({ kind, words }: Told): Asked[] {
  const { asks, asksOf = {} } = toldWords[kind]
  const who = relativeIn(words)
  const named = who
    ? Object.entries(asksOf).map(([key, question]) => [key, question.replace('{who}', who)] as const)
    : []
  return (named.length > 0 ? named : Object.entries(asks)).map(([key, words]) => ({ id: `told.${key}:${kind}`, words }))
}

const askedOfSubject = ({ kind, it, head }: Subject): Asked[] =>
  Object.entries(questions[kind]).map(([key, words]) => ({
    id: `${kind}.${key}:${head}`,
    words: words.replace('{it}', it),
  }))

function askedOfPerson(words: string): Asked[] {
  const who = relativeIn(words)
  return who ? askedOfSubject({ kind: 'person', it: who, head: who }) : []
}

/** "Your sister": the one person of the teller's own who is spoken of; null where there are several, or none. */
function relativeIn(words: string): string | null {
  const own = peopleIn(read(words)).flatMap(({ relation }) => (relation && !relation.isAny ? [relation.words] : []))
  const [first, ...others] = new Set(own)
  return first && others.length === 0 ? `your ${first}` : null
}

const toldBefore = ({ turns }: Conversation): Told[] =>
  turns
    .flatMap((turn) => (turn.speaker === 'person' && turn.by === 'voice' ? [turn.words] : []))
    .slice(-staysFor, -1)
    .toReversed()
    .flatMap((words) =>
      kindsInTone({ said: words, doc: read(words) }).filter(({ likelihood }) => likelihood >= plainly),
    )

/** Heard once in a call, also from a model in the same words, not again for two days, and not about what was misread. */
const isFresh = ({ id, words }: Asked, { turns, opening }: Conversation, { asked, barred }: DialogueState) =>
  !asked.has(id) &&
  !opening.recentQuestions.includes(id) &&
  !barred.has(id.split(':')[1] ?? '') &&
  !turns.some((turn) => turn.speaker === 'companion' && turn.words.includes(words))
