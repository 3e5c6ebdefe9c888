import type { ToldWords } from './told-words.ts'

export const hardDays = {
  loss: {
    signs: ['I’m so sorry.', 'That’s hard to carry.', 'Of course that hurts.'],
    asks: {
      remember: 'What do you find yourself remembering?',
      like: 'What were they like?',
      when: 'When do you feel it most?',
      keep: 'Is there something of theirs that you keep near?',
      today: 'What would they have made of today?',
    },
    asksOf: {
      remember: 'What do you find yourself remembering of {who}?',
      like: 'What was {who} like?',
      today: 'What would {who} have made of today?',
    },
  },
  'someone-ill': {
    signs: ['That’s a worry to carry.', 'That’s hard to watch.', 'That’s a lot on your heart.'],
    asks: {
      were: 'How were they when you last saw them?',
      you: 'And how is it for you, in all of this?',
      hardest: 'What’s the hardest part of it for you?',
      need: 'What do they need most from you just now?',
      beside: 'Who is there for you while this goes on?',
    },
    asksOf: {
      hardest: 'What’s the hardest part of it for you, with {who}?',
      need: 'What does {who} need most from you just now?',
    },
  },
  'own-body': {
    signs: ['That’s no small thing.', 'That wears on a person.', 'That’s not nothing.'],
    asks: {
      now: 'How is it right now?',
      keeps: 'What does it keep you from doing?',
      helps: 'What helps, even a little?',
      feel: 'How do you feel about it, underneath?',
    },
  },
  tired: {
    signs: ['That takes it out of anyone.', 'No wonder.', 'That wears you down.'],
    asks: {
      most: 'What took the most out of you?',
      kind: 'What kind of tired is it?',
      let: 'What could you let go of tonight?',
      rested: 'When did you last feel rested?',
    },
  },
  waiting: {
    signs: ['Not knowing is hard.', 'Waiting is its own kind of work.', 'That’s a long wait.'],
    asks: {
      hoping: 'What are you hoping to hear?',
      through: 'What goes through your head while you wait?',
      meanwhile: 'What do you do with yourself in the meantime?',
      first: 'What will you do first, once you know?',
    },
  },
  lonely: {
    signs: ['That’s a lonely feeling.', 'Thank you for saying it.', 'That’s a lot of quiet.'],
    asks: {
      when: 'When in the day do you feel it most?',
      ring: 'Who would you ring, if it were easy?',
      different: 'When was it last different?',
      helps: 'What helps, even for an hour?',
    },
  },
  overwhelmed: {
    signs: ['That’s a lot at once.', 'That’s too much for one head.', 'No wonder it spins.'],
    asks: {
      presses: 'Which of it presses most right now?',
      wait: 'What could be left until tomorrow?',
      body: 'Where in your body do you feel it?',
      take: 'Who could take one thing off you?',
    },
  },
  dreading: {
    signs: ['That hangs over you.', 'That would sit in anyone’s stomach.', 'No wonder it’s on your mind.'],
    asks: {
      worst: 'What’s the worst of it, in your head?',
      before: 'What would help you before then?',
      beside: 'Who could be with you for it?',
      after: 'What will you do for yourself once it’s over?',
    },
  },
  regret: {
    signs: ['That stays with you.', 'That’s hard to carry around.', 'That weighs on you.'],
    asks: {
      again: 'What would you do, if you had it again?',
      knew: 'What did you know then, and what didn’t you?',
      left: 'Is there anything left that you could do about it?',
      friend: 'What would you say to a friend who’d done the same?',
    },
  },
  'self-doubt': {
    signs: ['That’s a hard voice to have along.', 'That’s heavy to think.', 'That’s hard to feel.'],
    asks: {
      friend: 'What would a good friend say about it?',
      voice: 'Whose voice is that, when you listen to it?',
      opposite: 'When did you last feel the opposite?',
      well: 'What went all right, all the same?',
    },
  },
  failure: {
    signs: ['That’s a hard one to swallow.', 'That’s not what you wanted.', 'That’s disappointing.'],
    asks: {
      most: 'What bothers you most about it?',
      yourself: 'What did you say to yourself afterwards?',
      other: 'What would you do differently?',
      still: 'What’s still good, in spite of it?',
    },
  },
  'something-hard': {
    signs: ['That sounds hard.', 'That’s a lot.', 'That’s not easy.', 'That weighs.'],
    asks: {
      hardest: 'What’s the hardest part of it?',
      now: 'How are you with it now?',
      saying: 'What goes through you, saying it?',
      help: 'What would help, even a little?',
    },
  },
} as const satisfies Record<string, ToldWords>
