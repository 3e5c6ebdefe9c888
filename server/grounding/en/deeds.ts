import { words } from '#server/language/words.ts'

/** What is only meant, hoped or asked for: a verb after these has not been done. */
export const intending =
  words(`want need plan hope wish intend mean promise decide like love agree offer ask wait look think consider try
  able ready supposed going gonna have ought afraid scared remember forget should could would can may might must will shall wo 'll 'd if
  whether maybe perhaps unless until someday`)

/** After these nothing has been done, whatever its form. */
export const unreal = words('wish if almost nearly')

/** Present forms that a day ahead makes a plan: "she comes on Monday". */
export const daysAhead = words('tomorrow tonight next soon')

/** They help to say when and whether, and are no deeds. */
export const helping =
  words(`be have do will would can could shall should may might must wo ca 'll 'd 's 've 're 'm is are was were am been
  being has had did does not n't get let`)

/** What may be told of days without standing in them: how they began, went on and ended. As deeds of the person they are told like others. */
export const arranging =
  words(`open close begin start end follow stand hang stretch arrive appear remain empty full stay
  pass wait lay across between beside behind ahead early late opening ending beginning half both
  mark belong fill free still silent silently quiet quietly plain plainly own single news scene letter page`)

/** Ordinary words that judge or measure all the same. */
export const judging = words(
  'good well great nice bad badly better worse best worst wrong hard easy glad sorry fine whole',
)
