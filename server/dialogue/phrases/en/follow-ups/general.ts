import type { Topic } from './topic.ts'

/** Where nothing particular was touched, or it was all asked. Each fits after any story. */
export const general: Topic = {
  name: 'tell',
  weight: 0,
  hint: /$^/,
  good: {
    'best-bit': 'What was the nicest part?',
    ingredient: 'What do you think made it good?',
    savour: 'Is some of it still with you now?',
  },
  hard: {
    hardest: 'What’s the hardest part of it?',
    'still-now': 'Is it still with you now, or has it eased?',
    helped: 'Has anything helped, even a little?',
    'who-knows': 'Does anybody else know about it?',
    easier: 'What would make it easier?',
    friend: 'What would you say to a friend who told you that?',
  },
  any: {
    like: 'What was that like?',
    mind: 'What went through your mind?',
    more: 'Can you tell me a little more about that?',
    feel: 'How do you feel about that?',
    stays: 'What stays with you from that?',
    doing: 'And how are you doing with that?',
    else: 'What else is there to it?',
    make: 'What do you make of it?',
    leaves: 'Where does that leave you?',
    new: 'Is that new, or has it been like that for a while?',
  },
}

/** After a few turns on one thing: what it means. */
export const meaning: Topic = {
  name: 'meaning',
  weight: 0,
  hint: /$^/,
  hard: { 'need-now': 'What would do you good now?' },
  any: {
    remember: 'What of all this would you like to find in your journal a year from now?',
    'says-matters': 'What does that say about what matters to you at the moment?',
    underneath: 'Is there something underneath it that you haven’t said yet?',
  },
}

/** A state in a word: "fine", "not great". */
export const inAWord: readonly Topic[] = [
  {
    name: 'well',
    weight: 0,
    hint: /^(?:it was |i'm |i am |um |oh |well |very |really |pretty |quite |just |all |so )*(?:good|great|well|fine|okay|ok|alright|all right|not (?:too |so )?bad|nice|lovely|wonderful)(?: thanks| thank you| i guess| i think| actually)*$/,
    any: {
      closer: 'If you look a bit closer, what was in it?',
      'made-it': 'What made it so?',
      'one-bit': 'Which bit of it would you tell someone about?',
    },
  },
  {
    name: 'unwell',
    weight: 0,
    hint: /^(?:it was |i'm |i am |um |oh |well |very |really |pretty |quite |just |all |so |kind of )*(?:bad|terrible|awful|horrible|rough|not (?:so |too |very |that )?(?:good|great|well)|hard|difficult|shit|crap|meh|so so)(?: i guess| i think| actually| really)*$/,
    any: {
      'what-happened': 'What happened?',
      'since-when': 'Has it been like that for long?',
      'worst-of-it': 'What’s the worst of it?',
    },
  },
]
