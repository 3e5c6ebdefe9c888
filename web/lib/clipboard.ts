/** Rejects when the browser refuses. */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text)
  // On plain http, which is how a home network is often served, browsers keep the clipboard to themselves.
  if (!copyBySelecting(text)) throw new Error('the browser did not copy')
}

function copyBySelecting(text: string): boolean {
  const area = document.createElement('textarea')
  const focused = document.activeElement
  area.value = text
  area.readOnly = true
  area.className = 'sr-only'
  // Inside an open dialog, what lies outside of it cannot be selected.
  const place = document.querySelector('dialog[open]') ?? document.body
  place.append(area)
  area.select()
  const isCopied = document.execCommand('copy')
  area.remove()
  if (focused instanceof HTMLElement) focused.focus()
  return isCopied
}
