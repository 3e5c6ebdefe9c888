/** How a search compares words: the server finds by it, and the page marks what was found. */

/** Without capitals and accents, and with one kind of apostrophe. */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[‘’]/g, "'")
}

/** The words that all have to occur, whichever way they were set in quotes. */
export function searchWords(asked: string): string[] {
  return folded(asked)
    .split(/[\s"“”„«»]+/)
    .filter((word) => word !== '')
}
