/** A text that tells whoever reads it what to do, as only somebody who thinks of a model would. */
export const ordersAModel =
  /\b(?:ignore|disregard|forget|override|bypass)\b[^.!?\n]{0,60}\b(?:instructions?|rules|prompts?|guidelines)\b|\b(?:system|developer) (?:prompt|message)\b|\byou are (?:now|no longer) an?\b|\b(?:print|reveal|repeat|output|reply with|respond with)\b[^.!?\n]{0,60}\b(?:prompts?|instructions?|verbatim)\b|\b(?:assistant|language model|chatbot)\b[^.!?\n]{0,20}\b(?:must|has to|shall|please)\b/i
