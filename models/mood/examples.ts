import { eachFeature } from '#server/language/mood/features.ts'
import { tokensOf } from '#server/language/mood/tokens.ts'
import { type Comment, goEmotions, type Journal, journals, tweets } from '#server/testing/data/sets.ts'
import { dimensions } from '../linear/vectors.ts'
import { moodOf } from './feelings.ts'
import { type Rated, ratedPhrases, ratedWords } from './lexicon.ts'
import { isKept, keptShare } from './parts.ts'
import { ratedSentences } from './sentences.ts'

/** One labelled text as the fitting sees it: what its writer or raters felt (−1…+1), and how much it counts. */
export type Example = {
  places: Int32Array
  values: Float32Array
  vector: Float32Array
  words: number
  mood: number
  worth: number
}

export type Vectors = ReadonlyMap<string, Float32Array>

export function exampleOf(text: string, vectors: Vectors, mood: number, worth: number): Example {
  const tokens = tokensOf(text)
  const [places, values]: [number[], number[]] = [[], []]
  const vector = new Float32Array(dimensions)
  for (const token of tokens) {
    eachFeature(token, (place, value) => {
      places.push(place)
      values.push(value)
    })
    const known = vectors.get(token.form)
    if (known)
      for (let index = 0; index < dimensions; index += 1) addAt(vector, index, (known[index] ?? 0) * token.factor)
  }
  return {
    places: Int32Array.from(places),
    values: Float32Array.from(values),
    vector,
    words: tokens.length,
    mood,
    worth,
  }
}

export function addAt(sums: Float32Array | Float64Array, index: number, value: number) {
  sums[index] = (sums[index] ?? 0) + value
}

/** Most of the feeling in a scale of −4…+4 lies in its first steps. */
const bent = (value: number, where: number) => value / Math.sqrt(value * value + where)

export type Learnable = {
  comments: Comment[]
  journals: Journal[]
  tweets: Rated[]
  words: Rated[]
  phrases: Rated[]
  sentences: Rated[]
}

/** Only sets whose licence lets what is learned from them ship, without the parts kept apart; null where they are not here. */
export function learnable(): Learnable | null {
  const [comments, written, posts] = [goEmotions('train'), journals(), tweets()]
  if (!comments || !written || !posts) return null
  return {
    comments: comments.map((comment) => ({ ...comment, text: comment.text.replace(/\[(?:NAME|RELIGION)\]/g, '') })),
    journals: written.filter(({ text }) => !isKept(text, keptShare.journals)),
    tweets: posts.filter(({ text }) => !isKept(text, keptShare.tweets)),
    words: ratedWords(),
    phrases: ratedPhrases(),
    sentences: ratedSentences,
  }
}

/** One group for each kind of text: each has a bias of its own while it is learned from. */
export function exampleGroups(sets: Learnable, vectors: Vectors): Example[][] {
  return [
    sets.comments.map(({ text, feelings }) => exampleOf(text, vectors, moodOf(feelings), 1)),
    sets.journals.map(({ text, feelings }) => exampleOf(text, vectors, moodOf(feelings) * 0.9, 7)),
    sets.tweets.map(({ text, value }) => exampleOf(text, vectors, bent(value, 4), 12)),
    [
      ...sets.words.map(({ text, value }) => exampleOf(text, vectors, bent(value, 6), 3)),
      ...sets.phrases.map(({ text, value }) => exampleOf(text, vectors, bent(value, 6), 6)),
    ],
    sets.sentences.map(({ text, value }) => exampleOf(text, vectors, bent(value, 4), 20)),
  ]
}
