import { namesATime } from '#server/language/time/delays.ts'
import { deniesBeing } from '../../identity/answer.ts'
import { farewells } from '../../phrases/en/closings.ts'
import { oneOf } from '../../templates.ts'
import { isATimeAlone } from '../../understanding/requests.ts'
import type { Moment, Rule } from '../moment.ts'
import { afterAskingWhen, putOff, stopCalling } from '../scheduling.ts'

const atTheStart = 2
const isStarting = ({ known }: Moment) => known.exchanges < atTheStart
const isAskedWhen = ({ known }: Moment) => known.standing?.does === 'ask-when'

const asksToBeCalled = ({ act }: Moment) =>
  namesATime(act.doc) && act.doc.tokens.some(({ lemma }) => ['call', 'ring', 'phone', 'try'].includes(lemma))

/** Whether, when and whom to call. */
export const callRules: readonly Rule[] = [
  {
    id: 'no-more-calls',
    when: ({ act }) => act.wants === 'no-more-calls',
    then: ({ call, known }) => stopCalling(call, known),
  },
  {
    id: 'when-to-ring',
    when: (moment) => isAskedWhen(moment) && afterAskingWhen(moment) !== null,
    then: (moment) => afterAskingWhen(moment) ?? putOff(moment),
  },
  {
    id: 'wrong-person',
    when: (moment) =>
      isStarting(moment) &&
      (moment.act.wants === 'wrong-person' || deniesBeing(moment.act.said, moment.call.opening.name)),
    then: ({ call }) => oneOf(farewells.wrongPerson, call, { does: 'farewell', ends: 'wrong-person' }),
  },
  {
    id: 'put-off',
    when: (moment) => moment.act.wants === 'not-now' && (isStarting(moment) || asksToBeCalled(moment)),
    then: putOff,
  },
  {
    id: 'another-time',
    // A time and no more, said before anything was told or after a first "not now".
    when: (moment) =>
      isATimeAlone(moment.act.said) &&
      moment.act.mood === null &&
      (isStarting(moment) || moment.known.farewells > 0) &&
      !isTelling(moment),
    then: putOff,
  },
]

/** Asked what happened, "in the morning" is an answer. */
const isTelling = ({ call }: Moment) =>
  call.turns.some((turn) => turn.speaker === 'companion' && turn.intent.does === 'ask')
