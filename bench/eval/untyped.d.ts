declare module 'vader-sentiment' {
  const vader: { SentimentIntensityAnalyzer: { polarity_scores: (text: string) => { compound: number } } }
  export default vader
}

declare module 'wink-sentiment' {
  const wink: (text: string) => { normalizedScore: number }
  export default wink
}
