import { feelingTold } from '#server/language/key-phrases/feelings.ts'
import { leaningOf } from '#server/language/mood/tone.ts'
import { toldIn } from '#server/language/told/told.ts'
import { hardKinds, somethingHard } from '#server/language/told/told-kinds.ts'
import type { UserAct } from '../understanding/user-act.ts'

/** The tone to mirror: only where what was told, a hard thing or a feeling, and the tone of the whole agree. */
export function mirroredTone({ said, doc }: Pick<UserAct, 'said' | 'doc'>): 'hard' | 'glad' | null {
  const feeling = feelingTold(doc)
  const { tone } = leaningOf(said)
  if (tone !== 'good' && toldIn(doc).some(({ kind }) => kind === somethingHard || hardKinds.has(kind))) return 'hard'
  if (feeling?.isHard && tone === 'hard') return 'hard'
  return feeling && !feeling.isHard && tone === 'good' ? 'glad' : null
}
