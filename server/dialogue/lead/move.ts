/** What a model may do with a turn; the rules say which of these are allowed now. */
export const allMoves = ['reflect', 'ask', 'listen', 'answer', 'repair', 'offer-close'] as const
export type Move = (typeof allMoves)[number]

/** A turn of the talk, as far as a model is concerned with it. */
export type LeadTurn =
  | { speaker: 'companion'; words: string; intent: { does: string; concern?: number | undefined } }
  | { speaker: 'person'; words: string; by: 'voice' | 'keys' }
