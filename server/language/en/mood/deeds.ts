import { words } from '../../words.ts'

/** What one can be glad to have done, in the past form. */
export const deeds =
  words(`answered apologized apologised asked baked booked built called cleaned cleared cooked covered cycled
  drew fixed finished forgave gave handed held helped invited kept learned learnt listened made managed mended packed paid painted
  phoned planned planted practiced practised ran repaired rested sang saved sent showed signed sorted started stayed swam talked
  thanked tidied visited walked washed watered wrote`)

/** May stand between "I" and what was done. */
export const modestly = words('finally also even did')
