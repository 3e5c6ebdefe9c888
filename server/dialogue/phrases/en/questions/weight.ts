import type { Area } from './question.ts'

/** Worries and gladness: what weighs, and what lifts. */
export const weight: Area = {
  name: 'weight',
  later: {
    'took-most': 'What took the most out of you today?',
    'would-redo': 'Is there a part of today you’d do over, given the chance?',
    'longest-hour': 'Which hour of today felt the longest?',
    annoyed: 'What got on your nerves today?',
    glad: 'What are you glad about today?',
    lighter: 'Was there a moment today when things felt a little lighter?',
    thankful: 'Who or what made today easier?',
  },
  anytime: {
    'carrying-now': 'What’s been weighing on you?',
    'going-well': 'What’s going better than it was a while ago?',
    'small-good': 'What small good thing have you noticed lately?',
  },
  deep: {
    need: 'What do you need more of at the moment?',
    enough: 'What do you already have that you’d miss most?',
    'hard-to-say': 'Is there something that’s been hard to say out loud?',
    'letting-go': 'What would you be relieved to let go of?',
    matters: 'What matters to you more now than it did a year ago?',
    'old-self': 'What would you tell the you of five years ago about today?',
  },
}
