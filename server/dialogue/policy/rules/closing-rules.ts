import { bareAnswer } from '#server/language/intents/bare-answer.ts'
import { toldReply } from '../../guide/told.ts'
import { farewells } from '../../phrases/en/closings.ts'
import { oneOf } from '../../templates.ts'
import { closingTimes } from '../../turn-taking/timing.ts'
import { answerMoodGiven, farewell, leave, offerClose, round, steer } from '../closing.ts'
import type { Moment, Rule } from '../moment.ts'

const aStory = 8
const isStory = ({ act, at, call }: Moment) => act.words >= aStory && at < closingTimes(call.opening.maxCallMs).cutIn
const isMoodAsked = ({ known }: Moment) => known.standing?.does === 'ask-mood'
const isLate = ({ call, at }: Moment) => at >= closingTimes(call.opening.maxCallMs).steer

/** After so many turns of the guide a short answer is taken for the end; or after so many short ones in a row. */
const fullTalk = 10
const shortInARow = 3
const shortWords = 6

/** The ways out. */
export const closingRules: readonly Rule[] = [
  { id: 'goodbye', when: ({ act, known }) => act.ending === 'now' && known.farewells === 0, then: leave },
  {
    id: 'after-goodbye',
    when: (moment) => moment.known.farewells > 0,
    then: (moment) => {
      const { call, act, known } = moment
      const isNew = known.farewells < 2 && isStory(moment) && act.ending === null
      return isNew
        ? toldReply(call, act, { ...known, mayAsk: false })
        : oneOf(farewells.again, call, { does: 'farewell' })
    },
  },
  {
    id: 'mood-answered',
    when: (moment) => isMoodAsked(moment) && moment.act.mood !== null,
    then: answerMoodGiven,
  },
  {
    id: 'mood-not-answered',
    when: isMoodAsked,
    then: (moment) =>
      isStory(moment)
        ? toldReply(moment.call, moment.act, { ...moment.known, mayAsk: false })
        : farewell(moment, 'That’s fine.'),
  },
  { id: 'done', when: ({ act }) => act.ending === 'done', then: round },
  {
    id: 'close-offered',
    when: ({ act, known }) =>
      known.standing?.does === 'offer-close' && (act.words < aStory || bareAnswer(act.said) !== null),
    then: round,
  },
  { id: 'time-nearly-up', when: isLate, then: steer },
  {
    id: 'enough',
    when: ({ act, known }) =>
      act.words <= shortWords &&
      !known.addAsked &&
      known.exchanges > shortInARow &&
      (known.exchanges >= fullTalk || known.bare >= shortInARow),
    then: offerClose,
    moves: ['offer-close', 'ask', 'reflect'],
  },
]
