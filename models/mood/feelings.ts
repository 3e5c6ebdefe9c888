/** How each feeling of the labelled sets counts for a writer's mood, −1…+1. */
const strength: Record<string, number> = {
  // GoEmotions
  admiration: 0.6,
  amusement: 0.5,
  approval: 0.3,
  caring: 0.45,
  desire: 0.2,
  excitement: 0.8,
  gratitude: 0.7,
  joy: 0.9,
  love: 0.85,
  optimism: 0.5,
  pride: 0.8,
  relief: 0.5,
  sadness: -0.85,
  grief: -0.9,
  disappointment: -0.65,
  anger: -0.75,
  annoyance: -0.5,
  disgust: -0.75,
  fear: -0.65,
  nervousness: -0.5,
  remorse: -0.6,
  embarrassment: -0.6,
  disapproval: -0.4,
  confusion: -0.1,
  curiosity: 0,
  realization: 0,
  surprise: 0.1,
  neutral: 0,
  // Lemotif
  happy: 0.9,
  satisfied: 0.7,
  calm: 0.6,
  proud: 0.8,
  excited: 0.9,
  frustrated: -0.7,
  anxious: -0.7,
  sad: -0.9,
  angry: -0.8,
  disgusted: -0.8,
  afraid: -0.8,
  ashamed: -0.8,
  awkward: -0.5,
  bored: -0.5,
  jealous: -0.6,
  confused: -0.4,
  surprised: 0.1,
  nostalgic: 0.15,
}

export function moodOf(feelings: readonly string[]): number {
  return feelings.reduce((sum, feeling) => sum + (strength[feeling] ?? 0), 0) / Math.max(1, feelings.length)
}

export type Polarity = 'positive' | 'negative' | 'mixed'

const isPositive = (feeling: string) => (strength[feeling] ?? 0) >= 0.2
const isNegative = (feeling: string) => (strength[feeling] ?? 0) <= -0.4

/** null where the feelings are of neither pole: surprised, nostalgic, curious. */
export function polarityOf(feelings: readonly string[]): Polarity | null {
  const [some, others] = [feelings.some(isPositive), feelings.some(isNegative)]
  if (some && others) return 'mixed'
  return some ? 'positive' : others ? 'negative' : null
}
