import type { Told } from '#server/language/told/told.ts'
import { doings } from './doings.ts'
import { hardDays } from './hard-days.ts'
import { innerLife } from './inner-life.ts'
import { otherPeople } from './other-people.ts'
import type { ToldWords } from './told-words.ts'
import { workAndMoney } from './work-and-money.ts'

/** What may be said to each kind of thing told. */
export const toldWords: Readonly<Record<Told['kind'], ToldWords>> = {
  ...hardDays,
  ...otherPeople,
  ...workAndMoney,
  ...doings,
  ...innerLife,
}
