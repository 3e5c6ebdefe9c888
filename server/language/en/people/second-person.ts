import { words } from '../../words.ts'

/** Word for word; the verb of "I" is turned apart. */
export const turnedWords: Readonly<Record<string, string>> = {
  i: 'you',
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  im: 'you’re',
  ive: 'you’ve',
  id: 'you’d',
  ill: 'you’ll',
}

/** Verbs that are others with "you". */
export const turnedVerbs: Readonly<Record<string, string>> = { am: 'are', "'m": '’re', was: 'were', wasnt: 'weren’t' }

/** Who these are cannot be told to somebody else: the person and others, or whoever was spoken to. */
export const untellable = words(`we us our ours ourselves let's you your yours yourself yourselves "`)
