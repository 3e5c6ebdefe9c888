import type { Moment, RecentEntry } from '#server/features/journal/recent/recent-entries.ts'
import { deeds, modestly } from '#server/language/en/mood/deeds.ts'
import { joining } from '#server/language/en/mood/leaning.ts'
import { valenceOf } from '#server/language/mood/valence.ts'
import { retold } from '#server/language/people/retelling.ts'
import { docOf, type Sentence, type Token } from '#server/language/read.ts'
import { threadsIn } from '#server/language/threads/threads.ts'
import { daysBetween } from '#server/language/time/day-names.ts'
import { words } from '#server/language/words.ts'

/** Who or what these are is not known any more, and what is denied or turned round is no deed. */
const unclear = words(`he him his she her hers they them their it its that those these there anything but not n't`)
const persons = words('him her them')
const [longest, fewestWords] = [110, 4]
const daysRead = 10
const hardMood = 5

/** What the person did lately and says so in so many words: the best ground there is to tell them something good. */
export function deedsIn(entries: readonly RecentEntry[], today: string): Moment[] {
  return entries
    .filter(({ isCalm, safety, day }) => isCalm && safety === 0 && day < today && daysBetween(day, today) <= daysRead)
    .filter((entry) => !isOfDread(entry))
    .flatMap((entry) =>
      docOf(entry)
        .sentences.filter(isDeed)
        .map(({ text }) => ({ entryId: entry.id, writtenOn: entry.day, source: entry.source, quote: text }))
        .filter((deed) => !retold(deed, today).includes('“')),
    )
}

/** A kitchen cleaned twice on a hard day of waiting is nothing to be glad of. */
function isOfDread(entry: RecentEntry): boolean {
  if ((entry.moodScore ?? hardMood) >= hardMood) return false
  const threads = threadsIn(docOf(entry), Temporal.PlainDate.from(entry.day))
  return threads.some(({ kind }) => kind === 'worry' || kind === 'wait')
}

function isDeed({ text, tokens }: Sentence): boolean {
  if (text.length > longest || text.split(' ').length < fewestWords || !/[.…]$/.test(text)) return false
  return isDone(tokens) && !tokens.some(({ lower }) => unclear.has(lower)) && valenceOf(text).negative === 0
}

/** "And then I finally called": not "I called at her". */
function isDone(tokens: readonly Token[]): boolean {
  const [subject, ...rest] = tokens.filter(({ lower, pos }) => pos !== 'PUNCT' && !joining.has(lower))
  const [act, next, whom] = rest.filter(({ lower }) => !modestly.has(lower))
  const isAgainst = (next?.lower === 'at' || next?.lower === 'to') && persons.has(whom?.lower ?? '')
  return subject?.lower === 'i' && deeds.has(act?.lower ?? '') && !isAgainst
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
