/**
 * Questions about a person or a feeling that was told of; `{it}` is that, as it was said. The keys are ids. A person who is
 * spoken of may have died years ago: no question takes it for granted that they live.
 */
export const questions = {
  person: {
    more: 'Tell me a little about {it}.',
    picture: 'What do you see, when you think of {it}?',
  },
  spoken: {
    answered: 'What did you say to {it}?',
    heard: 'How was that to hear, from {it}?',
  },
  told: {
    answered: 'What did {it} say?',
    hoped: 'What were you hoping {it} would say?',
  },
  shown: {
    seeing: 'What was it like, seeing {it} like that?',
  },
  feeling: {
    made: 'What made you feel {it}?',
    most: 'When did you feel most {it}?',
  },
} as const

/** Towards the end of a talk in which much was told, and nothing of it can be asked about any more. */
export const whatCarriesOver = {
  'carry.into': 'What of all this goes with you into tomorrow?',
  'carry.keep': 'In a year, what would you want to remember of this?',
} as const

/** Why the number is what it is, where it was given unasked. */
export const whyTheNumber = {
  'mood.why': 'What makes it {number}?',
  'mood.up': 'What keeps it from being lower?',
} as const

/** To whoever puts right what they had said themselves. */
export const noted = ['Got it.', 'Noted.', 'Thanks, that’s noted.', 'Right, I have that.']

/** In three words, and then the floor is theirs. */
export const apologies = ['Sorry, I misheard.', 'Sorry, my mistake.', 'I misunderstood, sorry.', 'Sorry, got it wrong.']
export const floor = ['Go on.', 'Tell me.', 'I’m listening.', 'Please go on.']

/** What two signs agree on, said once each. */
export const toneSigns = {
  hard: ['That sounds hard.', 'That’s a lot.', 'That’s heavy.', 'That weighs.'],
  glad: ['That sounds good.', 'That’s good to hear.', 'I can hear that.', 'That’s worth keeping.'],
} as const

export const offersToClose = {
  'close.else': 'Is there anything else for today, or shall we leave it there?',
  'close.more': 'Anything more for today’s page, or is that it?',
  'close.missing': 'Is anything missing from today’s page, or is that all?',
} as const

/** To whoever asks what they have told so far. */
export const readBack = {
  some: 'You told me this: {told}',
  none: 'So far today you haven’t told me anything. Where would you like to start?',
} as const

/** Kind, and true of anybody who is on the telephone with it. */
export const kindness = [
  'You took a moment for yourself today, and you said true things in it. That’s worth something.',
  'You’re here, putting your day into words, which most people never do. I think that’s a good thing to do for yourself.',
  'You’re allowed to rest. Nothing you told me today makes you less than anyone.',
] as const
