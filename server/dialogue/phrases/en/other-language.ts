/** To whoever speaks another language than English. */
export const otherLanguage = [
  'I only understand English, I’m sorry. Go on as you like: your words are kept just as you say them.',
  'I’m sorry, English is all I understand. Talk as it suits you, and I’ll keep your words as they are.',
]
