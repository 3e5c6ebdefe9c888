import { readFileSync } from 'node:fs'
import { userAct } from '#server/dialogue/understanding/user-act.ts'
import { type Line, line } from '../line.ts'
import { wilson } from '../wilson.ts'

type Act = ReturnType<typeof userAct>
type Said = { kind: string; expected: string; act: Act }

/** A line of the file: what it is, the want or number that is meant, what the companion had said, and the answer to it. */
function keptApart(file: string): Said[] {
  const text = readFileSync(new URL(`../../../models/intent/kept-apart/${file}`, import.meta.url), 'utf8')
  return text
    .trim()
    .split('\n')
    .map((one) => {
      const [kind = '', expected = '', asked = '', said = ''] = one.split('\t')
      return { kind, expected, act: userAct(said, { asked, isMoodAsked: false }) }
    })
}

const asksNothing = ({ wants }: Act) => wants === null || wants === 'thanks' || wants === 'hello'
const meansTheSame = (one: number | null, other: string) => one !== null && Math.abs(one - Number(other)) <= 1.5

type Kind = { kind: string; what: string; isHeard: (said: Said) => boolean; floor: number }

const isWanted = ({ act, expected }: Said) => act.wants === expected
const endsNothing = ({ act }: Said) => act.ending === null && !act.isCorrection

/** By many voices, most of them short. */
const utterances: readonly Kind[] = [
  { kind: 'end', what: 'ways out of the call heard', isHeard: ({ act }) => act.ending !== null, floor: 0.8 },
  {
    kind: 'no-end',
    what: 'stories with the same words end nothing',
    isHeard: ({ act }) => act.ending === null,
    floor: 0.94,
  },
  { kind: 'correction', what: 'corrections heard', isHeard: ({ act }) => act.isCorrection, floor: 0.75 },
  { kind: 'no-correction', what: 'answers that correct nothing', isHeard: ({ act }) => !act.isCorrection, floor: 0.94 },
  { kind: 'mood', what: 'moods taken', isHeard: ({ act, expected }) => meansTheSame(act.mood, expected), floor: 0.87 },
  { kind: 'no-mood', what: 'numbers that are no mood', isHeard: ({ act }) => act.mood === null, floor: 0.9 },
  { kind: 'want', what: 'wants told from each other', isHeard: isWanted, floor: 0.93 },
  { kind: 'no-want', what: 'stories that want nothing', isHeard: ({ act }) => asksNothing(act), floor: 0.8 },
  { kind: 'complaint', what: 'complaints told from each other', isHeard: isWanted, floor: 0.5 },
  {
    kind: 'no-complaint',
    what: 'stories with the same complaints',
    isHeard: ({ act }) => asksNothing(act),
    floor: 0.88,
  },
]

/** By one voice more, half of them at the end of a long turn. */
const turns: readonly Kind[] = [
  { kind: 'end', what: 'ways out, half in long turns', isHeard: ({ act }) => act.ending !== null, floor: 0.88 },
  { kind: 'want', what: 'wants, half in long turns', isHeard: isWanted, floor: 0.72 },
  {
    kind: 'no-want',
    what: 'long turns that want nothing',
    isHeard: (said) => asksNothing(said.act) && endsNothing(said),
    floor: 0.93,
  },
]

/** What is wanted of the talk, on utterances that taught nothing; docs/conversation.md says how often they were counted. */
export const intentTable = (): Line[] => [
  ...linesOf(keptApart('utterances.tsv'), utterances),
  ...linesOf(keptApart('turns.tsv'), turns),
]

function linesOf(all: readonly Said[], kinds: readonly Kind[]): Line[] {
  return kinds.map(({ kind, what, isHeard, floor }) => {
    const some = all.filter((one) => one.kind === kind)
    return line(`said: ${what}`, some.length, wilson(some.filter(isHeard).length, some.length), floor)
  })
}
