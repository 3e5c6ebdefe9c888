import type { Move } from '../turns.ts'

export const allMoves: readonly Move[] = ['reflect', 'ask', 'listen', 'answer', 'repair', 'offer-close']

/** A turn of the talk, as far as a model is concerned with it. */
export type LeadTurn =
  | { speaker: 'companion'; words: string; intent: { does: string; concern?: number | undefined } }
  | { speaker: 'person'; words: string; by: 'voice' | 'keys' }
