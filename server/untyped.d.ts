declare module 'wink-porter2-stemmer' {
  /** The root of a lower-case English word, by Porter's second algorithm. */
  export default function stem(word: string): string
}
