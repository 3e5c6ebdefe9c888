import { read } from '#server/language/read.ts'
import { ordersToModels } from './en/orders.ts'
import { wordsOf } from './reading.ts'
import { says } from './style/phrase.ts'

/** A text that tells whoever reads it what to do, as only somebody who thinks of a model would. */
export const ordersAModel = (text: string) =>
  read(text).sentences.some(({ tokens }) => says(wordsOf(tokens), ordersToModels))
