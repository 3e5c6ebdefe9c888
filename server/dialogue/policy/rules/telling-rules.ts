import { isOtherLanguage } from '#server/language/detection/detection.ts'
import { toldReply } from '../../guide/told.ts'
import { short } from '../../phrases/en/acknowledgements.ts'
import { otherLanguage } from '../../phrases/en/other-language.ts'
import { oneOf } from '../../templates.ts'
import { freshWords } from '../../variety.ts'
import { voiceOf } from '../../voice.ts'
import { askWhyTheNumber } from '../closing.ts'
import type { Moment, Rule } from '../moment.ts'
import { changeSubject } from '../next-subject.ts'

const moves = ['reflect', 'ask', 'listen'] as const
const aNumber = 9
const otherLanguageId = 'other-language'

/** That only English is understood is said once a call. */
const wasSaid = ({ call }: Moment) =>
  call.turns.some((turn) => turn.speaker === 'companion' && turn.intent.rule === otherLanguageId && !turn.intent.led)

/** Something was told, or next to nothing. */
export const tellingRules: readonly Rule[] = [
  {
    id: otherLanguageId,
    when: ({ act }) => isOtherLanguage(act.said),
    then: (moment) =>
      wasSaid(moment)
        ? oneOf(voiceOf(moment.call).listening, moment.call, { does: 'reflect' })
        : oneOf(otherLanguage, moment.call, { does: 'reflect' }),
    moves: ['listen', 'reflect'],
  },
  {
    id: 'listens-only',
    when: ({ known }) => known.wantsOnlyEars,
    then: ({ call }) => oneOf(voiceOf(call).listening, call, { does: 'listen' }),
    moves: ['listen', 'reflect'],
  },
  {
    id: 'mood-told',
    when: ({ act }) => act.mood !== null && act.isMoodNumber && act.words <= aNumber,
    then: askWhyTheNumber,
  },
  {
    id: 'nothing-to-tell',
    when: ({ act, known }) =>
      act.bare === 'nothing' ||
      ((act.bare === 'unsure' || act.bare === 'no') && (known.mayAsk === false || known.exchanges === 0)),
    then: ({ call, act, known }) =>
      changeSubject(call, known, freshWords(short[act.bare === 'yes' || !act.bare ? 'okay' : act.bare], call, 'bare')),
    moves: ['ask', 'reflect'],
  },
  {
    id: 'bare',
    when: ({ act }) => act.bare !== null,
    then: ({ call, act }) => oneOf(act.bare === 'yes' ? short.yes : short.okay, call, { does: 'reflect' }),
    moves,
  },
  { id: 'told', when: () => true, then: ({ call, act, known }) => toldReply(call, act, known), moves },
]
