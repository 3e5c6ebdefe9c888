import type { Visibility } from '#contract/journal.ts'

export const visibilities: readonly { value: Visibility; label: string; hint: string }[] = [
  { value: 'private', label: 'Only you', hint: 'Nobody else can read it, not even your friends here.' },
  {
    value: 'friends',
    label: 'Your friends',
    hint: 'Everyone you are connected with here can read the title and the text. A call’s transcript stays with you.',
  },
]

export const visibilityHint = (chosen: Visibility | undefined) =>
  visibilities.find(({ value }) => value === chosen)?.hint ?? ''
