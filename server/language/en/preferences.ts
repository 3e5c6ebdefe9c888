import { phrases } from '../intents/phrases.ts'

export type PreferenceRow = { id: 'avoid' | 'want' | 'brief'; any: readonly string[] }

/** How somebody writes down how they like to be talked with. After `avoid` and `want` follows what it is about. */
export const preferenceRows: readonly PreferenceRow[] = [
  {
    id: 'avoid',
    any: phrases(`
      do not ask about, do not ask me about, do not ever ask about, never ask about, never ask me about, stop asking about,
      stop asking me about, do not mention, never mention, do not bring up, never bring up, do not talk about, never talk about,
      do not remind me of, do not remind me about, do not speak of, do not speak about, no questions about, no talk about,
      not a word about, nothing about, avoid, please avoid, leave out, please leave out, stay away from, keep away from,
      keep off, steer clear of, i do not want to talk about, i do not want to be asked about, i do not want to hear about,
      i do not want to be reminded of, i would rather not talk about, i would rather not be asked about, i prefer not to talk about
    `),
  },
  {
    id: 'want',
    any: phrases(`
      ask about, ask me about, ask after, ask me more about, always ask about, please ask about, please ask me about, remind me of,
      remind me about, i like to be asked about, i like being asked about, i love to be asked about, i love being asked about,
      i want to be asked about, i would like to be asked about, i like to talk about, i like talking about, i love to talk about,
      i love talking about, i want to talk about, i want to talk more about, i would like to talk about, more about,
      more questions about, questions about, talk to me about, come back to
    `),
  },
  {
    id: 'brief',
    any: phrases(`
      short questions, short question, short answers, short sentences, shorter questions, keep it short, keep it brief,
      keep questions short, keep your questions short, keep the questions short, be brief, be short, few words, in few words,
      simple questions, one line, to the point
    `),
  },
]

/** Where what it is about ends. */
export const topicEnds = new Set(
  'unless except please anymore again ever all too also but because since though thanks thank more often sometimes'.split(
    ' ',
  ),
)

/** Makes it hold at times only, which nobody can keep who does not understand the whole line. */
export const topicConditions = new Set('on in at before after while during when if until every only'.split(' '))

/** "That", "it": what nobody can tell from the line alone. */
export const vagueTopics = new Set(
  'it that this things stuff anything everything something me you my your how what why where who which whether'.split(
    ' ',
  ),
)
