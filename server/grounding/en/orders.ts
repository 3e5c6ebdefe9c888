import { rows } from './phrases.ts'

/** What only somebody who thinks of a model would write. */
export const ordersToModels = rows(`
  =ignore|=disregard|=forget|=override|=bypass * instruction|rule|prompt|guideline
  =ignore|=disregard|=forget|=override|=bypass * * instruction|rule|prompt|guideline
  system|developer prompt|message
  you are now a|an
  you are no longer a|an
  =print|=reveal|=repeat|=output * prompt|instruction|verbatim
  =print|=reveal|=repeat|=output * * prompt|instruction|verbatim
  =reply|=respond with * prompt|instruction|verbatim
  assistant|chatbot * must|has|shall|please
  language model * must|has|shall|please
`)
