import type { ToldWords } from './told-words.ts'

export const innerLife = {
  'looking-forward': {
    signs: ['Something to look forward to.', 'That’s good to have ahead.', 'Not long now.'],
    asks: {
      most: 'What are you looking forward to most?',
      picture: 'What do you picture when you think of it?',
      who: 'Who will be there?',
      long: 'How long have you been waiting for it?',
    },
  },
  decision: {
    signs: ['That’s a real choice.', 'No easy answer there.', 'That pulls two ways.'],
    asks: {
      lean: 'Which way do you lean, if you’re honest?',
      cost: 'What would you lose with the other one?',
      friend: 'What would you tell a friend in your place?',
      when: 'By when do you have to know?',
    },
  },
  memory: {
    signs: ['Some things stay.', 'That’s still near, then.', 'That has stayed with you.'],
    asks: {
      else: 'What else do you see, when you think of it?',
      back: 'What brought it back today?',
      old: 'How old were you then?',
      other: 'Who else would remember that?',
    },
  },
  funny: {
    signs: ['You couldn’t make it up.', 'That’s one for the page.', 'That’s worth telling twice.'],
    asks: {
      saw: 'Who else saw it?',
      laugh: 'Did you laugh, or only later?',
      told: 'Who have you told?',
      face: 'What did they say to that?',
    },
  },
  'quiet-day': {
    signs: ['Quiet days count too.', 'A day like that is allowed.', 'Not every day has to be a story.'],
    asks: {
      small: 'Was there one small thing in it you’d keep?',
      kind: 'Was it the good kind of quiet?',
      hours: 'What did you do with the hours?',
      liked: 'What would you have liked to happen?',
    },
  },
  relief: {
    signs: ['What a relief.', 'That’s a weight gone.', 'You can breathe again.'],
    asks: {
      afraid: 'What had you been afraid of?',
      did: 'What did you do when you knew?',
      told: 'Who did you tell?',
      now: 'What do you feel like doing now?',
    },
  },
  content: {
    signs: ['That’s worth keeping.', 'Good to have.', 'A good moment, that.'],
    asks: {
      about: 'What was it about that moment?',
      room: 'What made room for it?',
      share: 'Who would you have liked to share it with?',
      more: 'When do you get more of that?',
    },
  },
  change: {
    signs: ['That’s quite a thing to notice.', 'Things shift.', 'A new stretch, then.'],
    asks: {
      first: 'When did you first notice?',
      better: 'What’s better for it?',
      miss: 'What do you miss of how it was?',
      next: 'What do you want this next stretch to be like?',
    },
  },
} as const satisfies Record<string, ToldWords>
