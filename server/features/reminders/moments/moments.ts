import type { Moment, RecentEntry } from '#server/features/journal/recent/recent-entries.ts'
import { threadsOf } from '#server/features/memory/told/threads.ts'
import { contentWords } from '#server/language/content-words.ts'
import { conjunctions } from '#server/language/en/function-words.ts'
import { joining } from '#server/language/en/mood/leaning.ts'
import { valenceOf } from '#server/language/mood/valence.ts'
import { leansBack } from '#server/language/quotes.ts'
import { docOf, type Sentence, type Token } from '#server/language/read.ts'
import { threadsIn } from '#server/language/threads/threads.ts'
import { words } from '#server/language/words.ts'

const [shortest, longest] = [35, 140]
const leastMood = 5.5
const mostOfAnEntry = 2

/** Lines of days that were not hard: those that say most about things and least about feelings first. */
export function momentsIn(entries: readonly RecentEntry[]): Moment[] {
  return entries
    .filter(({ isCalm, safety, moodScore }) => isCalm && safety === 0 && (moodScore ?? 0) >= leastMood)
    .flatMap((entry) => {
      const threads = threadsIn(docOf(entry), Temporal.PlainDate.from(entry.day))
      const isOpen = ({ start, end }: Sentence) => threads.some((thread) => thread.start < end && start < thread.end)
      const sentences = docOf(entry).sentences.filter((one) => isWorthMeeting(one) && !isOpen(one))
      const concrete = sentences.toSorted((one, other) => concreteness(other) - concreteness(one))
      return concrete.slice(0, mostOfAnEntry).map(({ text }) => momentOf(entry, text))
    })
}

const momentOf = ({ id, day, source }: RecentEntry, quote: string): Moment => ({
  ...{ entryId: id, writtenOn: day, source, quote },
})

/** How the last of them begins, where that is no complaint, and nothing it leaves open: that has days of its own. */
export function leftOffIn(entries: readonly RecentEntry[]): Moment | null {
  const [last] = entries
  const quote = last && docOf(last).sentences[0]?.text
  if (!last?.isCalm || last.safety > 0 || !quote || quote.length > longest || !/[.…]$/.test(quote)) return null
  if (threadsOf([last]).some((thread) => quote.includes(thread.quote) || thread.quote.includes(quote))) return null
  const isFit = quote.length >= shortestBeginning && !/["“”]/.test(quote) && valenceOf(quote).score >= leastValence
  return isFit ? momentOf(last, quote) : null
}

const leastValence = -0.2
const shortestBeginning = 20

const passing = words('yesterday today tonight tomorrow')
const regretting = words('wish regret hardest worst uphill alone late')
const own = words('i we me us my our mine ours')

/** Something of their own, that is understood when it is cut loose, and still true on another day. */
function isWorthMeeting({ text, tokens }: Sentence): boolean {
  if (text.length < shortest || text.length > longest || !/[.!…]$/.test(text) || /["“”?]/.test(text)) return false
  if (isLoose(tokens) || !tokens.some(({ lower }) => own.has(lower))) return false
  const isLasting = !tokens.some(({ lower, lemma }) => passing.has(lower) || regretting.has(lemma))
  return isLasting && valenceOf(text).negative === 0
}

function isLoose(tokens: readonly Token[]): boolean {
  const [first] = tokens
  return (
    leansBack(tokens) ||
    joining.has(first?.lower ?? '') ||
    conjunctions.has(first?.lower ?? '') ||
    opening.has(first?.lower ?? '')
  )
}

const opening = words('which still yet now however here')

const concreteness = ({ text, tokens }: Sentence) => contentWords(tokens).size - valenceOf(text).positive
