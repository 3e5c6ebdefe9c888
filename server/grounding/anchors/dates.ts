import { unclearMonths } from '#server/language/en/time/calendar.ts'
import { months, pointers, relativeDays, seasons, spans, weekdays } from '../en/times.ts'
import type { Word } from '../reading.ts'
import type { Text } from '../sources.ts'

/** The times a sentence names that are not the day itself: "yesterday", "last week", "on Tuesday", "in March". */
export function timesIn(words: readonly Word[]): string[] {
  return words.flatMap((word, place) => timeAt(words, word, place) ?? [])
}

function timeAt(words: readonly Word[], { form, lemma, token }: Word, place: number): string | null {
  const next = words[place + 1]
  if (weekdays.has(lemma)) return lemma
  const isMonth = months.has(lemma) && (/^\p{Lu}/u.test(token.text) || !unclearMonths.has(lemma))
  if (isMonth && !(place === 0 && unclearMonths.has(lemma))) return lemma
  if (relativeDays.has(form) || seasons.has(form)) return form
  const isPointing = pointers.has(form) && next !== undefined && spans.has(next.lemma)
  if (isPointing) return form === 'every' && next.lemma === 'time' ? null : `${form} ${next.lemma}`
  return form === 'other' && words[place - 1]?.form === 'the' && /^(?:day|night|week)$/.test(next?.form ?? '')
    ? 'the other day'
    : null
}

/** The first time that none of the texts names. */
export const unknownTime = (words: readonly Word[], texts: readonly Text[]): string | null =>
  timesIn(words).find((time) => !texts.some(({ read }) => timesIn(read).includes(time))) ?? null
