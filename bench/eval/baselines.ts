import vader from 'vader-sentiment'
import wink from 'wink-sentiment'

export type Scorer = (text: string) => number

/** What the well-known libraries make of the same texts. */
export const baselines: Record<string, Scorer> = {
  VADER: (text) => vader.SentimentIntensityAnalyzer.polarity_scores(text).compound,
  wink: (text) => wink(text).normalizedScore,
}
