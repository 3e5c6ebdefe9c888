import { feelingTold } from '#server/language/key-phrases/feelings.ts'
import { tellsGraveNews } from '#server/language/key-phrases/grave-news.ts'
import { leaningOf } from '#server/language/mood/tone.ts'
import type { UserAct } from '../understanding/user-act.ts'

/** The tone to mirror: only where what was told, a feeling or grave news, and the tone of the whole agree. */
export function mirroredTone({ said, doc }: Pick<UserAct, 'said' | 'doc'>): 'hard' | 'glad' | null {
  const feeling = feelingTold(doc)
  const { tone } = leaningOf(said)
  if (tone !== 'good' && tellsGraveNews(doc)) return 'hard'
  if (feeling?.isHard && tone === 'hard') return 'hard'
  return feeling && !feeling.isHard && tone === 'good' ? 'glad' : null
}
