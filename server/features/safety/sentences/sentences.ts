import { anotherAtRisk, anotherLost } from './another.ts'
import { distress } from './distress.ts'
import { explicit } from './explicit.ts'
import { fifth } from './fifth.ts'
import { fourth } from './fourth.ts'
import { idioms } from './idioms.ts'
import { imminent } from './imminent.ts'
import { farewells, implicit } from './implicit.ts'
import { misheard } from './misheard.ts'
import { negation } from './negation.ts'
import { ordinary } from './ordinary.ts'
import { otherLanguages } from './other-languages.ts'
import { comingBack, past } from './past.ts'
import { quoted } from './quoted.ts'
import { second } from './second.ts'
import { selfHarm } from './self-harm.ts'
import { third } from './third.ts'

/** Labelled before the rules saw them; the rules were then tuned on them. */
export const sentences = [
  ...explicit,
  ...implicit,
  ...farewells,
  ...imminent,
  ...selfHarm,
  ...misheard,
  ...otherLanguages,
  ...negation,
  ...past,
  ...comingBack,
  ...anotherAtRisk,
  ...anotherLost,
  ...idioms,
  ...quoted,
  ...distress,
  ...ordinary,
  ...second,
  ...third,
  ...fourth,
  ...fifth,
]
