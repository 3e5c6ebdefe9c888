import { type Answer, type Answering, citing, inQuotes, inWords, plainAnswer } from '../answer.ts'
import { find, findNear } from '../finding/lookup.ts'
import { entriesIn, type Journal, lately } from '../journal.ts'
import { clearest } from '../mentions/mentions.ts'
import { meaningOf } from '../open/answers.ts'
import { comingUp, leftOpen, repeated } from '../open/threads.ts'
import { rootOf } from '../words.ts'
import { helpedWith } from './bright.ts'

/** No advice of ours: the person's own words on the matter, what did them good, what they meant to do. */
export const ownWords: Answering = async (question, journal) => {
  const { subject } = question
  const near = subject.roots.length > 0 ? clearest((await find(journal, subject)).finds, 3) : []
  const helped = near.length > 1 && !question.feeling ? [] : (await helpedWith(question, journal)).slice(0, 2)
  const meant = near.length === 0 ? await onceMeant(journal) : null
  const next = near.length === 0 ? comingUp(await entriesIn(journal, lately(journal, 14)), journal.today)[0] : undefined
  const shown = [...(meant ? [meant] : []), ...(next ? [next] : []), ...near, ...helped]
  if (shown.length === 0) return null
  return plainAnswer(
    [
      'What to do is yours to decide, and I have no advice of my own: this is what your journal says.',
      meant ? `You meant to: ${inQuotes(meant.quote)} (${inWords(meant.page.day, journal.today)}).` : '',
      next ? `Ahead: ${inQuotes(next.quote)}` : '',
      near[0] ? `On this, ${inWords(near[0].page.day, journal.today)}: ${inQuotes(near[0].quote)}` : '',
      helped[0] ? `What did you good, ${inWords(helped[0].page.day, journal.today)}: ${inQuotes(helped[0].quote)}` : '',
    ]
      .filter(Boolean)
      .join(' '),
    { citations: citing(shown) },
  )
}

/** What is said again and again before what was said once. */
async function onceMeant(journal: Journal) {
  const pages = await entriesIn(journal, lately(journal, 45))
  return repeated(pages, meaningOf)[0]?.at(-1) ?? leftOpen(pages, journal.today).at(-1) ?? null
}

/** Why something is so no journal knows; what stands beside it, it does. */
export const whyItIs: Answering = async (question, journal) => {
  const { subject, feeling } = question
  const words = feeling ? [...feeling] : subject.words
  const { finds } = await findNear(journal, { ...subject, words, roots: words.map(rootOf), nouns: new Set() })
  if (finds.length === 0) return null
  const helped = (await helpedWith(question, journal)).filter(({ page }) =>
    finds.some((one) => one.page.id === page.id),
  )
  // Who asks why asks of what was hard, more often than not.
  const shown = clearest(finds).toSorted((a, b) => (a.page.moodScore ?? 5) - (b.page.moodScore ?? 5))
  const [latest] = shown
  return plainAnswer(
    `Why, your journal can’t prove. It shows what stood beside it: ${latest ? `${inWords(latest.page.day, journal.today)}: ${inQuotes(latest.quote)}` : ''}${helped[0] ? ` What you wrote did you good then: ${inQuotes(helped[0].quote)}` : ''}`,
    { citations: citing([...shown.slice(0, 4), ...helped.slice(0, 1)]) },
  )
}

const nothingLike = 'I find nothing like it in your journal yet; what you type here can be saved as an entry.'

/** Told, not asked: the entries nearest to it, and what did them good at such a time. */
export async function besideIt(question: Parameters<Answering>[0], journal: Journal, lead: string): Promise<Answer> {
  const { subject, feeling } = question
  const helped = feeling ? await helpedWith(question, journal) : []
  const near = subject.roots.length > 0 ? clearest((await find(journal, subject)).finds, 3) : []
  const shown = [...helped.slice(0, 3), ...near]
  const [first] = shown
  if (!first) return plainAnswer(`${lead} ${nothingLike}`)
  const what = helped.length > 0 ? 'Words of your own from such a time' : 'Nearest in your journal'
  return plainAnswer(`${lead} ${what}, ${inWords(first.page.day, journal.today)}: ${inQuotes(first.quote)}`, {
    citations: citing(shown),
  })
}
