import { words } from '../../words.ts'

/** Of these a rating by itself is made: "about a seven and a half, I should think". */
export const ratingWords =
  words(`a an one two three four five six seven eight nine ten half point and ish out of on from scale
  1 2 3 4 5 6 7 8 9 10 maybe about probably i think guess say would should will like around somewhere solid strong good more or less
  day today tonight it is was my mood feeling feel number at so yeah well um uh call give let us make rock bottom middle the road
  firm weak low high strictly honest really just only pretty easily nearly almost strong ten spirits are`)
