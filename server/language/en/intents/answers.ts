import { phrases } from '../../intents/phrases.ts'

/** Answers that tell next to nothing, softeners apart. The first kind that fits counts. */
export const bareAnswers: readonly { id: 'yes' | 'no' | 'unsure' | 'nothing'; any: readonly string[] }[] = [
  {
    id: 'unsure',
    any: phrases(`
      i do not know, i do not really know, i do not remember, do not know, i have no idea, no idea, no clue, i
      am not sure, not sure, hard to say, who knows, whatever, i can not say, i could not say, it depends, i am
      unsure
    `),
  },
  {
    id: 'nothing',
    any: phrases(`
      nothing, nothing much, nothing special, nothing in particular, nothing interesting, nothing new, nothing
      happened, nothing comes to mind, not much, not a lot, not a thing, same old, same as always, same as
      usual, same as ever, the usual, as usual, the same, i have nothing, nothing rlly, nm
    `),
  },
  {
    id: 'no',
    any: phrases(`
      no, no no, no no no, nope, nah, not at all, not really, i guess not, probably not, maybe not, not yet,
      never, no thanks, no thank you, i do not, i did not, i have not, i am not, i would not, i will not, i do
      not think so, not that i know, not that i know of, not that i can think of, nobody, no one, none, i am
      good, i am fine, all good, of course not, god no, not, not tonight, not today
    `),
  },
  {
    id: 'yes',
    any: phrases(`
      yes, sure, of course, absolutely, exactly, correct, true, i do, i did, i have, i am, i would, it is, it
      was, it did, it does, that is right, that is true, i do too, i guess so, i think so, i suppose so, i hope
      so, i guess, mhm, uhuh
    `),
  },
]
