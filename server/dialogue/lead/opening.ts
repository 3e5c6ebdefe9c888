import { wordsIn } from '../turn-taking/speech-activity.ts'
import { answerTokens, type LeadRequest } from './request.ts'

const begins = `[The call begins. You have just said hello by name and that you are an AI, and nobody has answered yet. Say \
what you open with: one or two short sentences, at most thirty words, about what the notes say of today or of the last days \
if anything there fits, and one open question at the end. Moves: ask.]`

/** What a model is asked while it rings, of the card alone. */
export const openingRequest = (instructions: string): LeadRequest => ({
  instructions,
  messages: [{ role: 'user', content: begins }],
  maxTokens: answerTokens,
})

const mostWords = 30

/** Whether it asks something at its end, and can be listened to after a hello. */
export const mayOpen = (words: string) => words.endsWith('?') && wordsIn(words) <= mostWords
