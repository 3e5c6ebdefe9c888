import { formOf } from '#server/language/mood/tokens.ts'
import { wordVectors } from '../linear/vectors.ts'

const mostWords = 40_000

/** By the forms in which the reader of moods knows words. */
export const moodVectors = () => wordVectors(mostWords, formOf)
