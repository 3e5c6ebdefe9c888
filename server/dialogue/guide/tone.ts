import { feelingTold } from '#server/language/key-phrases/feelings.ts'
import { leaningOf } from '#server/language/mood/tone.ts'
import { kindsTold, type Told } from '#server/language/told/told.ts'
import { gladKinds, hardKinds, somethingHard } from '#server/language/told/told-kinds.ts'
import type { UserAct } from '../understanding/user-act.ts'

const isHard = ({ kind }: Told) => kind === somethingHard || hardKinds.has(kind)

/** What stays open needs the tone as a second sign, or to be beyond doubt. */
const surelyHard = 0.375

/** What was told, without what the tone of the whole speaks against: nobody is pitied for a good day. */
export function kindsInTone({ said, doc }: Pick<UserAct, 'said' | 'doc'>): Told[] {
  const { tone } = leaningOf(said)
  return kindsTold(doc).filter((told) => {
    if (told.kind === somethingHard && told.likelihood < surelyHard) return tone === 'hard'
    return !(tone === 'good' && isHard(told)) && !(tone === 'hard' && gladKinds.has(told.kind))
  })
}

/** The tone to mirror: only where what was told, a hard thing or a feeling, and the tone of the whole agree. */
export function mirroredTone({ said, doc }: Pick<UserAct, 'said' | 'doc'>): 'hard' | 'glad' | null {
  const feeling = feelingTold(doc)
  const { tone } = leaningOf(said)
  if (kindsInTone({ said, doc }).some(isHard)) return 'hard'
  if (feeling?.isHard && tone === 'hard') return 'hard'
  return feeling && !feeling.isHard && tone === 'good' ? 'glad' : null
}
