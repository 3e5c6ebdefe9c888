import type { Voice } from '../../voice.ts'
import { fillers, glad, hard, listening, mixed, neutral } from './acknowledgements.ts'
import { farewells } from './closings.ts'
import { greetings } from './greetings.ts'
import * as reprompts from './reprompts.ts'

/** Nothing but a good listener. */
export const plainVoice: Voice = {
  name: 'plain',
  greetings,
  openings: { morning: {}, later: {} },
  signs: { neutral, glad, hard, mixed },
  fillers,
  listening,
  asks: { good: {}, hard: {}, any: {} },
  reprompts: reprompts.first,
  farewells,
}
