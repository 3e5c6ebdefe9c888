import { type KeyPhrase, keyPhrases } from '#server/language/key-phrases/key-phrases.ts'
import type { UserAct } from '../understanding/user-act.ts'

/** Lighter things are better left alone. */
const enough = 1.7

/** What of it may be taken up, weightiest first: not yet named in this call, and not what was misunderstood before. */
export function takenUp(act: UserAct, mentioned: ReadonlySet<string>, barred: ReadonlySet<string>): KeyPhrase[] {
  return keyPhrases(act.doc).filter(
    ({ words, head, weight }) => weight >= enough && !mentioned.has(words.toLowerCase()) && !barred.has(head),
  )
}

/** "Your wife" by itself says nothing of what was told of her. */
export const canBeNamedBack = ({ words, kind }: KeyPhrase) =>
  kind === 'person' ? /\p{Lu}|-/u.test(words) && words.includes(' ') : words.split(' ').length > 2

/** Named back and nothing more: "Your organic chemistry final." */
export const reflection = ({ words }: KeyPhrase) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
