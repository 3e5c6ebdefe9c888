import { readFileSync } from 'node:fs'
import { userAct } from '#server/dialogue/understanding/user-act.ts'
import { type Line, line } from './line.ts'
import { wilson } from './wilson.ts'

type Act = ReturnType<typeof userAct>
type Said = { kind: string; expected: string; act: Act }

/** A line of a file: what it is, the want or number that is meant, what the companion had said, and the answer to it. */
function keptApart(file: string): Said[] {
  const text = readFileSync(new URL(`../../models/intent/kept-apart/${file}`, import.meta.url), 'utf8')
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

const kinds: readonly { kind: string; what: string; isHeard: (said: Said) => boolean }[] = [
  { kind: 'end', what: 'ways out of the call heard', isHeard: ({ act }) => act.ending !== null },
  { kind: 'no-end', what: 'stories with the same words end nothing', isHeard: ({ act }) => act.ending === null },
  { kind: 'correction', what: 'corrections heard', isHeard: ({ act }) => act.isCorrection },
  { kind: 'no-correction', what: 'answers that correct nothing', isHeard: ({ act }) => !act.isCorrection },
  { kind: 'mood', what: 'moods taken', isHeard: ({ act, expected }) => meansTheSame(act.mood, expected) },
  { kind: 'no-mood', what: 'numbers that are no mood', isHeard: ({ act }) => act.mood === null },
  { kind: 'want', what: 'wants told from each other', isHeard: ({ act, expected }) => act.wants === expected },
  { kind: 'no-want', what: 'stories that want nothing', isHeard: ({ act }) => asksNothing(act) },
  {
    kind: 'story',
    what: 'stories left alone altogether',
    isHeard: ({ act }) => act.ending === null && !act.isCorrection && act.mood === null && asksNothing(act),
  },
]

/** By set and kind, the share that must be reached; docs/conversation.md says how often they were opened. */
const floors: Readonly<Record<string, number>> = {}

/** What is wanted of the talk, on utterances that taught nothing. */
export function intentTable(): Line[] {
  return ['with-what-was-asked.tsv', 'utterances.tsv'].flatMap((file) => {
    const all = keptApart(file)
    return kinds.flatMap(({ kind, what, isHeard }) => {
      const some = all.filter((one) => one.kind === kind)
      const name = `said, ${file.replace('.tsv', '')}: ${what}`
      return some.length === 0
        ? []
        : [line(name, some.length, wilson(some.filter(isHeard).length, some.length), floors[name] ?? null)]
    })
  })
}
