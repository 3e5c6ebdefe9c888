import type { ToldWords } from './told-words.ts'

export const otherPeople = {
  quarrel: {
    signs: ['That’s a hard thing to have between you.', 'That stays in the room.', 'Not easy, with somebody close.'],
    asks: {
      understand: 'What would you have liked them to understand?',
      stuck: 'What was said that stuck?',
      under: 'What do you think was underneath it?',
      better: 'What would make it a bit better between you?',
      from: 'Where would you like it to go from here?',
    },
    asksOf: {
      understand: 'What would you have liked {who} to understand?',
      from: 'Where would you like it to go with {who}?',
    },
  },
  'left-out': {
    signs: ['Being left out hurts.', 'That stings.', 'You’d have liked to be asked.'],
    asks: {
      most: 'What hurts most about it?',
      behind: 'What do you think is behind it?',
      ask: 'Is there one of them you could ask?',
      count: 'Who do you feel you can count on?',
    },
  },
  'hurt-by-words': {
    signs: ['That stings.', 'Words like that stay.', 'That’s not nice to hear.'],
    asks: {
      back: 'What did you say back?',
      liked: 'What would you have liked to say?',
      part: 'Which part of it got to you?',
      believe: 'Do you believe it, when you’re by yourself with it?',
    },
    asksOf: {
      liked: 'What would you have liked to say to {who}?',
    },
  },
  'kind-deed': {
    signs: ['That was kind.', 'That’s a good thing to have happen.', 'There’s kindness in that.'],
    asks: {
      feel: 'How did that feel?',
      matter: 'What made it matter so much?',
      say: 'Did you get to say anything to them?',
      like: 'What are they like?',
    },
    asksOf: {
      say: 'Did you get to say anything to {who}?',
      like: 'What is {who} like?',
    },
  },
  'helped-another': {
    signs: ['That was good of you.', 'That counts.', 'They had you there, at least.'],
    asks: {
      like: 'What was it like for you?',
      meant: 'What do you think it meant to them?',
      left: 'How were they when you left them?',
      after: 'And who looks after you?',
    },
    asksOf: {
      meant: 'What do you think it meant to {who}?',
      left: 'How was {who} when you left?',
    },
  },
  together: {
    signs: ['That sounds like good company.', 'Those are good hours.', 'That’s worth keeping.'],
    asks: {
      talk: 'What did you talk about?',
      bit: 'Which bit of it will you remember?',
      good: 'What is it about them that does you good?',
      made: 'What made it good?',
    },
    asksOf: {
      talk: 'What did you and {who} talk about?',
      good: 'What is it about {who} that does you good?',
    },
  },
  'missing-someone': {
    signs: ['That’s a gap in the day.', 'Far off, and still near.', 'That’s a long way to feel for somebody.'],
    asks: {
      most: 'What do you miss most?',
      when: 'When do you notice it most?',
      tell: 'What would you want to tell them?',
      back: 'What comes back to you, when you think of them?',
    },
    asksOf: {
      most: 'What do you miss most about {who}?',
      tell: 'What would you want to tell {who}?',
      back: 'What comes back to you, when you think of {who}?',
    },
  },
  leaving: {
    signs: ['That leaves a gap.', 'That’s a change.', 'Goodbyes take something out of you.'],
    asks: {
      different: 'What will be different without them?',
      know: 'What would you want them to know?',
      feel: 'How do you feel about it, if you let yourself?',
      miss: 'What will you miss?',
    },
    asksOf: {
      different: 'What will be different without {who}?',
      know: 'What would you want {who} to know?',
    },
  },
  'break-up': {
    signs: ['That’s a lot to lose.', 'That’s a big thing to come through.', 'That’s hard.'],
    asks: {
      today: 'How are you with it today?',
      miss: 'What do you miss, and what don’t you?',
      strangest: 'What’s the strangest part of it?',
      beside: 'Who’s beside you in this?',
    },
  },
  'new-person': {
    signs: ['Somebody new.', 'That’s a nice thing to have going on.', 'That sounds promising.'],
    asks: {
      like: 'What do you like about them?',
      with: 'What’s it like, being with them?',
      surprised: 'What surprised you?',
      go: 'Where would you like it to go?',
    },
    asksOf: {
      like: 'What do you like about {who}?',
      with: 'What’s it like, being with {who}?',
    },
  },
  'proud-of-another': {
    signs: ['That’s lovely news.', 'That’s a moment to keep.', 'That’s their moment, and a bit of it yours.'],
    asks: {
      through: 'What went through you?',
      said: 'What did they say?',
      took: 'What did it take for them to get there?',
      yours: 'What part of it is yours?',
    },
    asksOf: {
      said: 'What did {who} say?',
      took: 'What did it take for {who} to get there?',
    },
  },
  'child-trouble': {
    signs: ['That’s a lot of patience for one day.', 'That’s hard work.', 'No wonder you’re spent.'],
    asks: {
      going: 'What do you think was going on for them?',
      end: 'How were you by the end of it?',
      minute: 'Was there a good minute in it too?',
      tomorrow: 'What would help tomorrow?',
    },
    asksOf: {
      going: 'What do you think was going on for {who}?',
    },
  },
  angry: {
    signs: ['That would make anyone cross.', 'Fair enough to be angry.', 'That’s maddening.'],
    asks: {
      most: 'What gets you most about it?',
      wanted: 'What should they have done?',
      did: 'What did you do with the anger?',
      fair: 'What would be fair?',
    },
  },
} as const satisfies Record<string, ToldWords>
