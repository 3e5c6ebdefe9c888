export type SampleTurn = { speaker: 'Journal' | 'You'; words: string }

export const sampleCall: readonly SampleTurn[] = [
  {
    speaker: 'Journal',
    words: 'Good evening, Anna. It’s your journal, the computer that calls. Is this a good moment?',
  },
  { speaker: 'You', words: 'Yes, I just sat down.' },
  { speaker: 'Journal', words: 'What stays with you from today?' },
  {
    speaker: 'You',
    words: 'I finally finished the garden fence. Three weekends, and the last plank is crooked.',
  },
  { speaker: 'Journal', words: 'Three weekends. How did it feel to look at it, done?' },
  {
    speaker: 'You',
    words:
      'Good, actually. I sat on the step with tea for a long time. Mara came by and we hardly spoke. It was the best part of the day.',
  },
  { speaker: 'Journal', words: 'That sounds like a quiet kind of good. If today had a number from one to ten?' },
  { speaker: 'You', words: 'An eight.' },
  { speaker: 'Journal', words: 'Eight it is. I’ll write this down for you. Sleep well, Anna.' },
]

/** How long a turn takes to be said, and a breath after it. */
export function turnMs({ words }: SampleTurn): number {
  return 900 + words.split(' ').length * 190
}
