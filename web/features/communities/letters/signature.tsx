type Signed = { authorName: string | null; isMine: boolean }

/** By name, or without one; to who wrote it, as theirs. */
export function Signature({ of: { authorName, isMine } }: { of: Signed }) {
  if (isMine) return authorName ? 'You' : 'You, without your name'
  return authorName ?? 'Somebody'
}
