import { valenceOf } from '#server/features/analysis/entry/valence.ts'
import type { Moment, RecentEntry } from '#server/features/journal/recent-entries.ts'
import { daysBetween } from '#server/language/day-names.ts'
import { docOf } from '#server/language/read.ts'
import { retold } from '#server/language/retelling.ts'

const done =
  'answered|apologi[sz]ed|asked|baked|booked|built|called|cleaned|cleared|cooked|covered|cycled|drew|fixed|finished|forgave|gave|handed|held|helped|invited|kept|learned|learnt|listened|made|managed|mended|packed|paid|painted|phoned|planned|planted|practi[cs]ed|ran|repaired|rested|sang|saved|sent|showed|signed|sorted|started|stayed|swam|talked|thanked|tidied|visited|walked|washed|watered|wrote'
const deed = new RegExp(
  String.raw`^(?:(?:and|then|so),? )?I (?:(?:finally|also|even|did) )?(?:${done})\b(?! (?:at|to) (?:him|her|them))`,
  'i',
)
/** Who or what these are is not known any more. */
const leaning =
  /\b(?:he|him|his|she|her|hers|they|them|their|it|its|that|those|these|there|did not|anything|but)\b|n['’]t\b/i
const [longest, fewestWords] = [110, 4]
const daysRead = 10

/** What the person did lately and says so in so many words: the best ground there is to tell them something good. */
export function deedsIn(entries: readonly RecentEntry[], today: string): Moment[] {
  return entries
    .filter(({ isCalm, safety, day }) => isCalm && safety === 0 && day < today && daysBetween(day, today) <= daysRead)
    .flatMap((entry) =>
      docOf(entry)
        .sentences.map(({ text: quote }) => ({ entryId: entry.id, writtenOn: entry.day, source: entry.source, quote }))
        .filter((one) => isDeed(one.quote) && !retold(one, today).includes('“')),
    )
}

function isDeed(quote: string): boolean {
  if (quote.length > longest || quote.split(' ').length < fewestWords || !/[.…]$/.test(quote)) return false
  return deed.test(quote) && !leaning.test(quote) && valenceOf(quote).negative === 0
}

/** True of a small thing and of a large one. */
export const deedEndings = [
  'That counts.',
  'You can be glad of that.',
  'That stays done.',
  'It is worth more than it looks.',
  'The one who did that is still here today.',
  'It is the kind of thing that adds up.',
  'You may give yourself credit for it.',
  'It was a real thing to do.',
]
