import type { ToldWords } from './told-words.ts'

export const workAndMoney = {
  'own-success': {
    signs: ['Well done.', 'That’s worth writing down.', 'That took something.'],
    asks: {
      feel: 'How did it feel, the moment you knew?',
      took: 'What did it take?',
      told: 'Who did you tell first?',
      changes: 'What does it change for you?',
    },
  },
  workload: {
    signs: ['That’s a lot on one plate.', 'No wonder your head’s full.', 'That’s a long day.'],
    asks: {
      presses: 'What’s pressing most?',
      wait: 'What could wait, or go to someone else?',
      done: 'What did get done, all the same?',
      off: 'How do you switch off after that?',
    },
  },
  'trouble-at-work': {
    signs: ['That would get to anyone.', 'Not easy to work with.', 'That’s galling.'],
    asks: {
      said: 'What would you have liked to say?',
      most: 'What bothers you most about it?',
      side: 'Who’s on your side there?',
      about: 'What will you do about it, if anything?',
    },
    asksOf: {
      said: 'What would you have liked to say to {who}?',
    },
  },
  'job-change': {
    signs: ['A lot hangs on that.', 'That’s a big change.', 'That’s a real step.'],
    asks: {
      feel: 'How do you feel about it?',
      hoping: 'What are you hoping for?',
      miss: 'What would you miss?',
      next: 'What’s the next step?',
    },
  },
  study: {
    signs: ['That’s a lot of head work.', 'That takes staying power.', 'Slow work, learning.'],
    asks: {
      hardest: 'Which part is hardest?',
      going: 'How do you feel it’s going?',
      like: 'What do you like about it?',
      over: 'What will you do when it’s behind you?',
    },
  },
  money: {
    signs: ['That adds up.', 'Money worries sit heavy.', 'That’s a lot to find.'],
    asks: {
      most: 'What worries you most about it?',
      next: 'What has to be paid next?',
      pressure: 'What would take the pressure off?',
      knows: 'Who else knows about it?',
    },
  },
  mishap: {
    signs: ['Of all the things.', 'What a nuisance.', 'That’s the last thing you needed.'],
    asks: {
      now: 'Where does that leave you now?',
      took: 'How did you take it?',
      upset: 'What did it upset for you?',
      sorted: 'What has to happen to get it sorted?',
    },
  },
} as const satisfies Record<string, ToldWords>
