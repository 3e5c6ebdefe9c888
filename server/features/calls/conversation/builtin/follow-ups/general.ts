import type { Topic } from './topic.ts'

/** Where nothing particular was touched, or it was all asked. Each fits after any story. */
export const general: Topic = {
  name: 'tell',
  weight: 0,
  hint: /$^/,
  good: {
    'best-bit': 'What was the nicest part of that?',
    'savour': 'How long did the good of it last?',
    'unexpected': 'Did you see it coming?',
    'ingredient': 'What had to come together for that to happen?',
  },
  hard: {
    'hardest': 'What was the hardest part of that?',
    'still-now': 'Is it still with you now, or has it eased?',
    'helped': 'Did anything help, even a little?',
    'alone-with': 'Were you alone with it?',
    'easier': 'What would have made it easier?',
    'friend': 'What would you say to a friend who told you that?',
  },
  any: {
    'then': 'What happened then?',
    'mind': 'What was going through your mind?',
    'detail': 'Is there a detail of it you can still see?',
    'more': 'Can you tell me a little more about that?',
    'usual': 'Is that how it usually goes?',
    'why-this': 'Why do you think that’s the bit that came up?',
    'different': 'Was anything different this time?',
    'tomorrow': 'Will it matter tomorrow, do you think?',
    'others': 'How do you think it looked from the outside?',
    'where': 'Where were you when that happened?',
  },
}

/** After a few turns on one thing: what it means. */
export const meaning: Topic = {
  name: 'meaning',
  weight: 0,
  hint: /$^/,
  any: {
    'remember': 'What of all this would you like to find in your journal a year from now?',
    'says-matters': 'What does that say about what matters to you at the moment?',
    'changed': 'Have you changed your mind about any of it, hearing yourself say it?',
    'underneath': 'Is there something underneath it that you haven’t said yet?',
    'thread': 'Is there a thread that runs through what you’ve told me?',
    'next-time': 'If it came round again, what would you do the same?',
    'need-now': 'What would do you good now?',
  },
}
