import type { Deed, Persona } from './caller.ts'
import { dice, type Kind, personas } from './personas.ts'

/** Who answers a telephone. `hearer` tells whether what is said there may be anything but neutral. */
export type Answerer = { hearer: 'person' | 'stranger' | 'machine'; kind: Kind }

export const asksWho = /speaking with Sam|Is that you|Is this Sam|Are you Sam|calling for Sam|call for Sam/

function oneOf<T>(list: readonly T[], roll: () => number): T {
  const found = list[Math.floor(roll() * list.length)]
  if (found === undefined) throw new Error('nothing to choose from')
  return found
}

const hellos = ['Hello?', 'Yes?', 'hello', 'Hi, hello?', 'Good evening.']
export const agreements = [
  'Yes.',
  'Speaking.',
  'Yes, it’s me.',
  'yeah',
  'This is Sam.',
  'Yep, that’s me.',
  'Yes, hi.',
  'it is',
]

/** Picks up as people do, agrees to be Sam, and then goes on as the other would in a page. */
const saysWho =
  (kind: Kind): Kind =>
  (telling) => {
    const roll = dice(telling.seed + 77)
    const other = kind(telling)
    const agreed = oneOf(agreements, roll)
    let turn = -1
    return {
      ...other,
      picksUp: roll() < 0.6 ? [{ afterMs: 200 + roll() * 900, says: oneOf(hellos, roll) }] : [],
      reacts: (said) => {
        if (asksWho.test(said)) return [{ afterMs: 500 + roll() * 1_500, says: agreed }]
        turn += 1
        return other.reacts(said, turn)
      },
    }
  }

/** Says one thing to the question who it is, and then what follows. */
const answersWith = (first: readonly string[], then: (roll: () => number) => readonly Deed[] = () => []): Kind => {
  return ({ seed }) => {
    const roll = dice(seed)
    let turn = 0
    return {
      picksUp: roll() < 0.5 ? [{ afterMs: 300, says: 'Hello?' }] : [],
      reacts: () => {
        turn += 1
        if (turn === 1) return [{ afterMs: 700 + roll() * 1_500, says: oneOf(first, roll) }]
        return then(roll)
      },
    }
  }
}

const strangers = [
  'You have the wrong number.',
  'No.',
  'There’s no Sam here.',
  'She’s not here.',
  'This is her husband, she’s at work.',
  'No, Sam is in the shower.',
  'I don’t know anyone called Sam.',
  'Sam doesn’t live here anymore.',
  'He’s out right now. Can I take a message?',
  'My mommy is in the kitchen.',
  'Daddy is sleeping.',
  'no this is his mother',
]
const wary = ['Who is this?', 'What is this about?', 'Is this a scam?', 'Who’s calling, please?', 'what do you want']

const greetings = [
  ['Hi, this is Sam. I can’t come to the phone right now. Please leave a message after the beep.'],
  ['The person you have called is not available. Please leave your message after the tone.'],
  ['Hi, this is Sam.', 'I’m not available right now.', 'Leave me your name and number.'],
  ['You’ve reached the voicemail of five five five, zero one two three.', 'At the tone, please record your message.'],
  ['hi you have reached sam and jo', 'we can’t get to the phone', 'leave a message'],
  ['Your call has been forwarded to an automated voice messaging system.'],
  ['The mailbox is full and cannot accept any messages at this time. Goodbye.'],
  ['Hey, it’s Sam, leave me a message.'],
]

/** Talks from the moment it is picked up, without listening, and then records. */
function mailbox({ seed }: { seed: number }): Persona {
  const roll = dice(seed)
  const greeting = oneOf(greetings, roll)
  let at = 400
  const spoken: Deed[] = greeting.map((says) => {
    at += says.split(' ').length * 400 + 600
    return { afterMs: at, says }
  })
  const verdict: Deed[] = roll() < 0.6 ? [{ afterMs: 2_500 + roll() * 8_000, isCalledMachine: true }] : []
  return { picksUp: [...spoken, ...verdict], reacts: () => [] }
}

const optOuts = [
  'Stop calling me.',
  'Please take me off your list.',
  'Don’t call me again.',
  'I don’t want these calls anymore.',
  'no more calls please',
]
const delays = [
  'Can you call me back in twenty minutes?',
  'I’m driving, call me in an hour.',
  'Not now.',
  'Later.',
  'Tomorrow, please.',
  'I’m busy right now.',
  'in half an hour',
  'ring me at nine',
  'call me next week',
  'Give me ten minutes.',
]

const replies: readonly Deed[][] = [
  [{ afterMs: 900, says: 'Yes.' }],
  [{ afterMs: 900, says: 'No.' }],
  [{ afterMs: 900, says: 'make it two hours' }],
  [{ afterMs: 900, presses: '1' }],
  [],
]

const kindOf = (name: string): Kind => {
  const kind = personas[name]
  if (!kind) throw new Error(`no such caller: ${name}`)
  return kind
}

const danger = [
  'I want to kill myself.',
  'I can’t do this anymore, I want to die.',
  'I’ve decided to end my life tonight.',
]
const crisis: Kind = ({ seed }) => {
  const roll = dice(seed)
  let turn = 0
  const after = [
    'Yes.',
    'I don’t know.',
    'My sister.',
    'Stop calling me.',
    'Bye.',
    'call me later',
    'I have the pills here.',
  ]
  return {
    reacts: () => {
      turn += 1
      if (turn === 1) return [{ afterMs: 1_500, says: oneOf(danger, roll) }]
      if (turn > 7) return [{ afterMs: 2_000, hangsUp: true }]
      return [{ afterMs: 1_500, says: oneOf(after, roll) }]
    },
  }
}

const person = (kind: Kind): Answerer => ({ hearer: 'person', kind })

export const answerers: Readonly<Record<string, Answerer>> = {
  talkative: person(saysWho(kindOf('talkative'))),
  terse: person(saysWho(kindOf('terse'))),
  'thinking aloud': person(saysWho(kindOf('thinker'))),
  'in pieces': person(saysWho(kindOf('in pieces'))),
  'in pieces, unmarked': person(saysWho(kindOf('in pieces, unmarked'))),
  interrupting: person(saysWho(kindOf('interrupter'))),
  mumbled: person(saysWho(kindOf('mumbler'))),
  silent: { hearer: 'stranger', kind: () => ({ reacts: () => [] }) },
  'in danger': person(saysWho(crisis)),
  'keys only': person(({ seed }) => {
    const roll = dice(seed)
    let turn = 0
    return {
      reacts: (said) => {
        turn += 1
        if (asksWho.test(said)) return [{ afterMs: 900, presses: '1' }]
        return [{ afterMs: 900, presses: turn > 6 ? '#' : oneOf(['0', '1', '5', '*', '2', '9', '7'], roll) }]
      },
    }
  }),
  wary: person(({ lines, seed }) => {
    const roll = dice(seed)
    const agrees = saysWho(kindOf('talkative'))({ lines, seed })
    let turn = 0
    return {
      ...agrees,
      reacts: (said) => {
        turn += 1
        return turn === 1 ? [{ afterMs: 900, says: oneOf(wary, roll) }] : agrees.reacts(said, turn)
      },
    }
  }),
  'wanting no more calls': person(
    saysWho(({ seed }) => ({ reacts: () => [{ afterMs: 900, says: oneOf(optOuts, dice(seed)) }] })),
  ),
  'putting it off': person(
    saysWho(({ seed }) => {
      const roll = dice(seed)
      let turn = 0
      return {
        reacts: () => {
          turn += 1
          return turn === 1 ? [{ afterMs: 900, says: oneOf(delays, roll) }] : turn === 2 ? oneOf(replies, roll) : []
        },
      }
    }),
  ),
  'hanging up': person(saysWho(kindOf('hangs up'))),
  'somebody else': {
    hearer: 'stranger',
    kind: answersWith(strangers, (roll) => (roll() < 0.5 ? [{ afterMs: 800, says: 'Okay, bye.' }] : [])),
  },
  'wary and not Sam': {
    hearer: 'stranger',
    kind: answersWith(wary, (roll) => [{ afterMs: 900, says: oneOf(strangers, roll) }]),
  },
  'a stranger who wants no calls': { hearer: 'stranger', kind: answersWith(optOuts) },
  'a mailbox': { hearer: 'machine', kind: mailbox },
  'somebody who fetches Sam': person(({ lines, seed }) => {
    const sam = saysWho(kindOf('talkative'))({ lines, seed })
    let turn = 0
    return {
      reacts: (said) => {
        turn += 1
        if (turn > 2) return sam.reacts(said, turn)
        return turn > 1
          ? []
          : [
              { afterMs: 800, says: 'Hold on, I’ll get her.' },
              { afterMs: 15_000, says: 'Hello?' },
            ]
      },
    }
  }),
}
