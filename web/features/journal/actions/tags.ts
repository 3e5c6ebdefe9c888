/** Trimmed, lower-cased, and only once: as the server keeps them. */
export function withTag(tags: readonly string[], typed: string): string[] {
  const tag = typed.trim().toLowerCase()
  return tag === '' || tags.includes(tag) ? [...tags] : [...tags, tag]
}
