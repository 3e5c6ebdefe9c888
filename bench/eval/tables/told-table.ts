import { keptTellings } from '#models/told/sentences.ts'
import { read } from '#server/language/read.ts'
import { kindsTold, type Told } from '#server/language/told/told.ts'
import { hardKinds, somethingHard } from '#server/language/told/told-kinds.ts'
import { type Line, line } from '../line.ts'
import { wilson } from '../wilson.ts'

const isRight = (is: readonly string[], kind: Told['kind'] | null) =>
  kind === somethingHard ? is.some((one) => hardKinds.has(one)) : kind !== null && is.includes(kind)

/** Of what kind a thing told is, on tellings that taught nothing; docs/conversation.md says how often they were counted. */
export function toldTable(): Line[] {
  const all = keptTellings().map(({ is, said }) => ({ is, kind: kindsTold(read(said))[0]?.kind ?? null }))
  const kinds = all.filter(({ is }) => !is.includes('none'))
  const none = all.filter(({ is }) => is.includes('none'))
  const said = all.filter(({ kind }) => kind !== null)
  const right = said.filter(({ is, kind }) => isRight(is, kind))
  const heard = kinds.filter(({ kind }) => kind !== null)
  const alone = none.filter(({ kind }) => kind === null)
  return [
    line('told: a kind is heard', kinds.length, wilson(heard.length, kinds.length), 0.54),
    line('told: the kind that is heard is its writer’s', said.length, wilson(right.length, said.length), 0.73),
    line('told: no kind is heard where there is none', none.length, wilson(alone.length, none.length), 0.93),
  ]
}
