import { words } from '../words.ts'

/** Begins a clause that hangs on another one, before it or after it. */
export const subordinators = words(
  'if because cause coz cuz cos when while since although though until unless whenever once til till as after before',
)

/** Gives the reason for what was said before it, and so never begins a sentence that was not asked for. */
export const reasons = words('because cause coz cuz cos cus')

/** Nothing ends on one of these: it asks for what comes next. */
export const openWords = words(
  `and but or because cause cos coz cuz cus if when while although unless than the a an my our their to of i we they he she
  every very i'm who which whose into from with as until til till except`,
)

/** Takes up the noun right before it. */
export const relatives = words('that which who whose whom')

/** What is said, thought or seen stands in its sentence: "he says it doesn't matter". */
export const reporting = words(
  `say tell ask think know hope believe reckon wonder mean realise realize notice see hear find remember forget decide learn
  dream worry promise swear wish like show text shout whisper bet guess suppose feel make let want`,
)

/** Said of a sentence when it is over: "it was good I guess". */
export const afterthoughts = words('guess think know suppose mean reckon')
