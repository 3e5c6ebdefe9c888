import type { ToldWords } from './told-words.ts'

export const doings = {
  travel: {
    signs: [],
    asks: {
      place: 'What is it about that place?',
      keep: 'What of it would you want to remember?',
      with: 'Who’s with you on it?',
      best: 'What do you picture, when you think of it?',
    },
  },
  home: {
    signs: [],
    asks: {
      now: 'How does the place feel now?',
      pleased: 'Which bit are you most pleased with?',
      left: 'What’s still to do?',
      found: 'Did anything turn up that you’d forgotten?',
    },
  },
  making: {
    signs: [],
    asks: {
      turning: 'How is it turning out?',
      like: 'What do you like about doing it?',
      tricky: 'Which bit was tricky?',
      who: 'Who is it for?',
    },
  },
  'cooking-food': {
    signs: [],
    asks: {
      ate: 'Who got to eat it?',
      turned: 'How did it turn out?',
      like: 'What do you like about making it?',
      reminds: 'What does it remind you of?',
    },
  },
  outdoors: {
    signs: [],
    asks: {
      notice: 'What did you notice out there?',
      head: 'How was your head afterwards?',
      keep: 'What of it would you want to remember?',
      spot: 'Is there a spot there that’s yours?',
    },
  },
  sport: {
    signs: [],
    asks: {
      after: 'How were you afterwards?',
      best: 'What was the best moment of it?',
      like: 'What do you like about it?',
      next: 'What’s the next one?',
    },
  },
  'watched-read': {
    signs: [],
    asks: {
      stuck: 'What stuck with you from it?',
      stir: 'What did it stir up in you?',
      who: 'Who would you tell about it?',
      like: 'What do you like about it?',
    },
  },
  pet: {
    signs: [],
    asks: {
      usually: 'What are they like, usually?',
      did: 'What did you do?',
      came: 'How did they come to you?',
      without: 'What would the house be without them?',
    },
  },
  'party-ahead': {
    signs: ['That’s a day that matters.', 'There’s work in that.'],
    asks: {
      good: 'What would make it a good one for you?',
      left: 'What’s still to do?',
      seeing: 'Who are you most looking forward to seeing?',
      matters: 'What matters most about it?',
    },
    asksOf: {
      good: 'What would make it a good one for {who}, and for you?',
    },
  },
  habit: {
    signs: ['Day by day, then.', 'That counts.'],
    asks: {
      hard: 'What makes it hard?',
      helps: 'What helps you stick to it?',
      does: 'What does it do for you?',
      today: 'How was it today?',
    },
  },
  faith: {
    signs: [],
    asks: {
      gives: 'What does it give you?',
      away: 'What did you take away from it?',
      heart: 'What was on your heart there?',
      with: 'Who were you there with?',
    },
  },
} as const satisfies Record<string, ToldWords>
