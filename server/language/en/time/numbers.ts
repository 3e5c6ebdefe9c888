const units = `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
  seventeen eighteen nineteen`.split(/\s+/)
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const ordinalUnits = `first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth
  fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth`.split(/\s+/)

/** Number words below twenty, in their order. */
export const smallNumbers: readonly string[] = units
/** "twenty" to "ninety", in their order. */
export const tenNumbers: readonly string[] = tens
/** "first" to "nineteenth", in their order. */
export const smallOrdinals: readonly string[] = ordinalUnits

/** Counts that are vague, with the least and the most they mean. */
export const vagueCounts: Readonly<Record<string, readonly [number, number]>> = {
  a: [1, 1],
  an: [1, 1],
  'a couple of': [2, 2],
  'a couple': [2, 2],
  'couple of': [2, 2],
  'a few': [2, 5],
  few: [2, 5],
  several: [3, 6],
  'half a dozen': [6, 6],
  'a dozen': [12, 12],
}
