import { phrases } from '../../intents/phrases.ts'

/** What is said to the question whether one is in danger. */
export const dangerAnswers: readonly {
  id: 'denies' | 'admits' | 'someone-comes'
  where: 'start' | 'part'
  any: readonly string[]
}[] = [
  {
    id: 'denies',
    where: 'start',
    any: phrases(`
      no i, no no, no never, no nothing, no it, no that, no of course, no not, no just, no god, nope, nah, god
      no, good heavens no, heavens no, what no, of course not, not at all, never, absolutely not, definitely
      not, hell no, dear no, oh no, are you joking, what are you talking about, what do you mean, whatever do
      you mean
    `),
  },
  {
    id: 'denies',
    where: 'part',
    any: phrases(`
      i am fine, i am okay, i am ok, i am safe, i am all right, i am alright, i am perfectly all right, i am
      perfectly fine, i am completely fine, i am totally fine, i am happy, i am not suicidal, i am not in
      danger, i am not in any danger, i am not thinking of, i am not thinking about, i am not going to, i would
      never, i was just, i was only, i meant, i was talking about, i am talking about, i did not mean, not like
      that, not that bad, not what i meant, not literally, nothing like that, not serious, not really, just an
      expression, just a figure of speech, figure of speech, just kidding, just joking, i was joking, i am
      joking, only joking, it was a joke, you misunderstood, you misunderstand, nobody needs to come, you are
      being silly
    `),
  },
  {
    id: 'admits',
    where: 'start',
    any: phrases(`
      yes, yeah, sometimes, maybe, kind of, sort of, a little, a bit, often, lately, i am, i have, i do, i think
      so, i guess so, i do not know, i am not sure, not sure, probably, every day, all the time, most days, at
      night, thinking about it
    `),
  },
  {
    id: 'someone-comes',
    where: 'part',
    any: phrases(`
      is coming, are coming, is on his way, is on her way, are on their way, is on the way, are on the way, is
      here, are here, is with me, are with me, is ringing me, is calling me, i called him, i called her, i
      called them, i called my, i called the, i rang him, i rang her, i rang my, i rang the, i phoned him, i
      phoned her, i phoned my, i phoned the, i texted him, i texted her, i texted my, i am calling, i am with
      my, coming over, coming round
    `),
  },
]
