import { docOf, read } from '../read.ts'
import { isAnswered } from './answering.ts'
import { type Thread, threadsIn } from './threads.ts'

export type Page = { day: string; content: string; title?: string }

/** What pages leave open and no later words of them answer. From the oldest page to the newest. */
export function openThreads<P extends Page>(pages: readonly P[]): { page: P; thread: Thread }[] {
  return pages.flatMap((page, index) =>
    threadsIn(docOf(page), Temporal.PlainDate.from(page.day))
      .filter((thread) => !isAnsweredIn(thread, page, pages.slice(index + 1)))
      .map((thread) => ({ page, thread })),
  )
}

function isAnsweredIn(thread: Thread, page: Page, later: readonly Page[]): boolean {
  const doc = docOf(page)
  const rest = { ...doc, sentences: doc.sentences.filter(({ start }) => start >= thread.end) }
  if (isAnswered(thread, { doc: rest, day: Temporal.PlainDate.from(page.day), isSameText: true })) return true
  return later.some((one) => {
    const day = Temporal.PlainDate.from(one.day)
    const title = one.title ? read(one.title) : null
    return isAnswered(thread, { doc: docOf(one), day }) || (title !== null && isAnswered(thread, { doc: title, day }))
  })
}
