import { type IntentRow, phrases } from './row.ts'

/** What is wished of the calls themselves. */
export const calling: readonly IntentRow[] = [
  {
    id: 'no-more-calls',
    where: 'whole',
    any: phrases(`
      {wish} stop {calling} {again}, {wish} stop {calling} {us} {again}, {wish} quit {calling} {us} {again},
      {wish} stop {thesecalls}, {wish} cancel {thesecalls}, {wish} end {thesecalls}, {wish} turn off
      {thesecalls}, {wish} turn {thesecalls} off, {wish} switch off {thesecalls}, {wish} switch {thesecalls}
      off, {wish} not {call} {us} {again}, {wish} never {call} {us} {again}, {wish} never {call} again, do not
      {call} {us} {again}, do not ever {call} {us} {again}, do not {call} again, do not {call} back, do not
      {call} any more, do not {call} anymore, never {call} {us} {again}, you must not {call} {us} {again},
      please do not {call} {us} {again}, i do not want {thesecalls} {again}, i do not want any more calls, i do
      not want to get {thesecalls} {again}, i do not want to receive {thesecalls} {again}, i do not want you to
      {call} {us} {again}, i do not want you to {call} {again}, i do not want you {calling} {us} {again}, i do
      not want to be called {again}, i do not want to be called by you {again}, no more calls, no more phone
      calls, no more of {thesecalls}, {wish} take me off your list, {wish} take me off the list, {wish} take me
      off of your list, {wish} take me off this list, {wish} take me off your call list, {wish} take this number
      off your list, {wish} take my number off your list, {wish} remove me from your list, {wish} remove my
      number, {wish} remove me, {wish} delete my number, {wish} unsubscribe, {wish} unsubscribe me, {wish} opt
      out, {wish} opt me out, lose my number
    `),
  },
  {
    id: 'not-now',
    where: 'whole',
    any: phrases(`
      not now, not right now, not today, not tonight, not a good time, not the best time, not the right time,
      not a great time, not a good moment, bad time, it is a bad time, this is a bad time, it is not a good
      time, this is not a good time, now is not a good time, it is not a good moment, it is not the best time,
      now is not the best time, it is not the right time, this is not a great time, i am busy, i am a bit busy,
      i am kind of busy, i am a little busy, i am too busy, i am very busy, i am quite busy, i am busy at the
      moment, i am driving, i am cooking, i am eating, i am working, i am in a meeting, i am at work, i am at
      dinner, i am in the shower, i am in the cinema, i am at the movies, i am on the bus, i am on the train, i
      am on another call, i am in the car, i am having dinner, i am having lunch, i am having breakfast, i am in
      the middle of something, i am in the middle of dinner, i am in the middle of work, i am with people, i am
      with friends, i have company, i have guests, i can not talk, i can not talk at the moment, i can not
      speak, i can not do this, i can not take this call, i do not have time, i do not have time for this, i
      have no time, no time, some other time, another time, maybe another time, maybe later, perhaps later
    `),
  },
  {
    id: 'call-back',
    where: 'start',
    any: phrases(`
      {wish} {call} {me} back, {wish} {call} me, {wish} {call} again, {wish} {call} me again, {wish} try me,
      {wish} try {me} again, {wish} try back, {wish} give me a call, {wish} give me a ring, can we do this,
      could we do this, can you do this, let us do this, can we talk, could we talk, can we speak, let us talk,
      i am free, i will be free, i have time, i can talk, give me
    `),
    unless: phrases(`
      when i, if i, names, yesterday, said
    `),
  },
  {
    id: 'wrong-person',
    where: 'start',
    any: phrases(`
      wrong number, you have the wrong, you have got the wrong, you got the wrong, this is the wrong number,
      this is the wrong person
    `),
  },
]
