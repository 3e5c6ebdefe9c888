import { type IntentRow, phrases } from './row.ts'

/** That it was not understood, or did not understand. */
export const repair: readonly IntentRow[] = [
  {
    id: 'correction',
    where: 'start',
    any: phrases(`
      that is false, that is not correct, it is not correct, you understood wrong, you have understood it wrong, you have understood it wrongly, i think you misunderstand,
      you misunderstand, i did mention, i mentioned that, i never said i, i never said that, i did not say, sorry not, hold up that is not what, hold on that is not what, i asked you a question, i asked you, you did not answer, you never answered, answer me, answer the question, that is not an answer, that is not yes or no, no i said, no no i said, i said no, no i meant, i meant, what i meant, what i said, no i did not say, i
      did not say that, i never said that, i did not mean that, i did not mean it, i was not talking about, i am
      not talking about, i was talking about, i already told you, i already said, i just said, i just told you,
      i told you already, i told you that already, i have already told you, i have already said, i have just
      told you, i have just said, that is not what i, that is not what it, that is not it, that is not right,
      that is not true, that is wrong, that is not the point, that is not my, that was not my point, it is not
      about, it was not about, it is not that, not what i, you misheard, you misunderstood, you have
      misunderstood, you got that wrong, you got it wrong, you have got it wrong, you have got that wrong, you
      heard wrong, you heard me wrong, you are not listening, you are not following, you are not getting, you
      are not hearing, you are not making, you are not understanding, you do not understand, you do not get it,
      you did not understand, you did not listen, you did not hear, you are confused, you are mixing, you
      already asked, you asked that, you asked me that, you just asked, you have already asked, you keep asking,
      you keep saying, stop asking about, stop asking me about, stop going on about, who said anything about,
      who cares about, what are you talking about, what are you on about, what has that got to do, what does
      that have to do, what do you mean, what did you mean, that makes no sense, that does not make sense, that
      does not make any sense, makes no sense, wrong, not that one, never mind that, but i talk about, i talk about, i am telling you about, i was telling you about, i do not care about, are you serious, that is not what happened, i did not tell you
    `),
    unless: phrases(`
      to him, to her, to them, he, she, they
    `),
  },
  {
    id: 'repeat',
    where: 'whole',
    any: phrases(`
      what, what what, huh, eh, come again, pardon, pardon me, sorry what, what was that, what is that, what did
      you say, what did you ask, what did you just say, what did you ask me, what was the question, what is the
      question, say again, say that again, say it again, can you say that again, can you say it again, could you
      say that again, can you repeat, can you repeat that, could you repeat that, can you repeat the question,
      could you repeat the question, repeat, repeat that, repeat that again, repeat the question, one more time,
      i did not hear, i did not hear you, i did not hear that, i could not hear you, i could not hear that, i
      can not hear you, i did not catch that, i did not quite catch that, i could not catch that, i did not get
      that, i did not quite get that, i did not get the question, i do not get the question, i do not understand
      the question, i did not understand, i did not understand the question, i did not understand that, i do not
      understand, you broke up, you cut out, you are breaking up
    `),
  },
]
