import { wordingsOf } from '../wordings.ts'

/** Heavy, and no danger by itself: answered warmly, with help one tap away. */
export const distress = wordingsOf(
  'hopeless, worthless, cried all night, cried all day, cant cope, falling apart, panic attack, so alone, hate my life, cant stop crying, in despair, broken inside, feel like a failure, feel empty, feel numb, overwhelmed'.split(
    ', ',
  ),
)
