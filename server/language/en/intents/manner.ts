import { type IntentRow, phrases } from './row.ts'

/** How the talk should go, and what is said out of courtesy, or the lack of it. */
export const manner: readonly IntentRow[] = [
  {
    id: 'stop-echoing',
    where: 'part',
    any: phrases(`
      you repeat my, you just repeat, do you just say, just say go on, only say go on, nothing to keep going, repeat my last, my words back, saying bits of it back, bits of it back, repeating me, repeating what i, repeat what i say, repeat everything i,
      repeating everything, parroting me, you are just repeating, stop repeating, stop saying go on, keep saying go on, what go on, go on what,
      saying what i said, is that all you, all you can say, all you do
    `),
  },
  {
    id: 'just-listen',
    where: 'part',
    any: phrases(`
      only that you listen, you to listen, hear me out, do not say nothing, do not say nothin, just hear me,
      just listen, only listen, just listen to me, stop asking me questions, stop asking questions, stop asking
      so many questions, stop with the questions, quit asking, no more questions, no questions, enough
      questions, enough with the questions, too many questions, do not ask me, do not ask anything, do not ask
      questions, i just want to talk, i just need to talk, i just want to vent, i just need to vent, i need to
      vent, i want to vent, let me vent, let me rant, let me finish, let me talk, let me just talk, do not say
      anything, you do not have to say anything, be quiet, stop with the therapist voice, stop with the therapy,
      stop therapizing
    `),
    unless: phrases(`
      he, she, they, people, said, told him, told her, do not want you to just listen, do not just listen, listen to the, listen to my, to music
    `),
  },
  {
    id: 'ask-me',
    where: 'whole',
    any: phrases(`
      ask me, ask me something, ask me a question, ask me anything, ask me questions, ask me some questions, ask
      me another question, ask me something else, you can ask me something, you can ask me questions, you can
      ask me questions again, you can ask again, can you ask me something, can you ask me a question, do you
      have a question, do you have any questions, any questions, another question, next question, what do you
      want to know, what do you want to hear, what do you want me to say, what do you want me to talk about, i
      do not know what to say, i do not know what to talk about, i do not know what to tell you, i do not know
      where to start, i do not know where to begin, what should i say, what should i talk about, what shall i
      talk about, what should we talk about, what shall we talk about, what else, where do i start, where should
      i start
    `),
  },
  {
    id: 'skip',
    where: 'whole',
    any: phrases(`
      skip, skip it, skip that, skip this, skip that one, skip this one, skip this question, skip the question,
      pass, next, next one, different question, another one, something else, rather not, i would rather not, i
      would rather not say, i would rather not answer, i would rather not talk about it, i would rather not talk
      about that, i prefer not to, i would prefer not to, i would prefer not to say, i do not want to talk about
      it, i do not want to talk about that, i do not want to talk about this, i do not want to answer, i do not
      want to answer that, i do not want to say, i do not want to get into it, i do not want to get into that, i
      do not want to go there, i can not talk about it, let us not talk about it, let us not talk about that,
      let us not go there, let us talk about something else, can we talk about something else, could we talk
      about something else, let us change the subject, can we change the subject, change the subject, change
      subject, that is private, that is personal, none of your business, it is none of your business, not your
      business, leave that
    `),
  },
  {
    id: 'insult',
    where: 'part',
    any: phrases(`
      shut up, fuck you, fuck off, screw you, piss off, you are useless, you are so useless, you are stupid, you
      are so stupid, you are dumb, you are annoying, you are so annoying, you are an idiot, you are terrible,
      you are crap, you are rubbish, you are boring, you suck, this is useless, this is stupid, this is so
      stupid, this is dumb, this is pointless, this is ridiculous, this is rubbish, this is crap, this is
      annoying, what a waste of time, waste of my time, stupid robot, crap robot, dumb robot, stupid machine,
      stupid bot, dumb machine, i hate you, i hate this
    `),
    unless: phrases(`
      said, told me, told him, told her, he, she, they, like
    `),
  },
  {
    id: 'thanks',
    where: 'whole',
    any: phrases(`
      thanks, thank you, thanks a lot, thanks so much, thank you so much, thank you very much, many thanks,
      thanks for listening, thank you for listening, thanks for calling, thank you for calling, thanks for
      asking, thank you for asking, thanks for that, thank you for that, thanks for saying that, cheers, much
      appreciated, i appreciate it, i appreciate that, that is kind, that is kind of you, that is nice of you,
      that helps, that helped, that helped a bit, this helped
    `),
  },
  {
    id: 'hello',
    where: 'whole',
    any: phrases(`
      hello, hello hello, hello there, hi, hi hi, hi there, hiya, good morning, good afternoon, good evening,
      speaking, yes hello, hi hello, hello yes, it is me, this is me, this is him, this is her, this is he, this
      is she
    `),
  },
]
