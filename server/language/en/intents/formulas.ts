import type { IntentId } from '../../intents/intent-ids.ts'
import { phrases } from '../../intents/phrases.ts'

/** What is said so often, and so short, that it is taken at its word where it is all of a sentence. */
export const formulas: readonly { id: IntentId; any: readonly string[] }[] = [
  {
    id: 'leave',
    any: phrases(`
      bye, bye bye, good bye, good night, night night, see you, see you tomorrow, stop, please stop, stop please, hang up, please hang up,
      i have to go, i have to go now, i got to go, got to go, i must go, i should go, i should sleep, i should go to sleep, i need to sleep, i should go to bed, going to bed, i am going to bed, i am off to bed
    `),
  },
  {
    id: 'done',
    any: phrases(`
      that is it, that is all, that is about it, that is everything, that is the lot, that is me done, nothing else, nothing more, i am done, all done,
      enough, that is enough, it is enough, it is enough for today, that is all for today, that is it for today
    `),
  },
  {
    id: 'no-more-calls',
    any: phrases(`
      stop calling, stop calling me, please stop calling me, stop these calls, no more calls, no more calls please, do not call me, do not call me again,
      please do not call me again, take me off your list, please take me off your list, unsubscribe, opt out
    `),
  },
  {
    id: 'are-you-real',
    any: phrases(`
      are you real, are you even real, are you a real person, are you human, are you a human, are you a person, are you a robot, are you a bot, are you a machine, are you ai,
      are you an ai, am i talking to a machine, am i talking to a robot, is this a machine, is this a robot, is this a recording, who is this, who are you
    `),
  },
  {
    id: 'hello',
    any: phrases('hello, hi, hi there, hello there, hey, hey there, hello hello, good morning, good evening'),
  },
  { id: 'not-now', any: phrases('not now, not right now, not a good time, bad time, i am busy, i am busy right now') },
]
