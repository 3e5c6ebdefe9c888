import { useEffect } from 'react'

const prefix = 'quote='
const name = 'quoted-words'

/** For a link to an entry, so that it opens at these words. */
export const quoteHash = (quote: string) => `${prefix}${encodeURIComponent(quote)}`

/** Marks the words the address asks for and brings them into sight, once the entry is there. */
export function useQuotedWords(isShown: boolean) {
  useEffect(() => {
    const quote = quotedIn(location.hash)
    const range = isShown && quote ? rangeOf(document.body, quote) : null
    if (!range) return
    range.startContainer.parentElement?.scrollIntoView({ block: 'center' })
    if (!('highlights' in CSS)) return
    CSS.highlights.set(name, new Highlight(range))
    return () => void CSS.highlights.delete(name)
  }, [isShown])
}

export function quotedIn(hash: string): string | null {
  const text = hash.replace(/^#/, '')
  if (!text.startsWith(prefix)) return null
  try {
    return decodeURIComponent(text.slice(prefix.length)) || null
  } catch {
    return null // an address typed or cut by hand opens its entry all the same
  }
}

export function rangeOf(root: Node, quote: string): Range | null {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { currentNode } = texts
    const at = currentNode.textContent?.indexOf(quote) ?? -1
    if (at < 0) continue
    const range = document.createRange()
    range.setStart(currentNode, at)
    range.setEnd(currentNode, at + quote.length)
    return range
  }
  return null
}

/** What was cut out of a longer sentence shows it. */
export function asExcerpt(quote: string): string {
  const before = /^\p{Ll}/u.test(quote) ? '… ' : ''
  const after = /[.!?…)]$/.test(quote) ? '' : ' …'
  return `${before}${quote}${after}`
}
