import type { Voice } from '../../voice.ts'
import { fillers, listening } from './acknowledgements.ts'
import { farewells } from './closings.ts'
import { greetings } from './greetings.ts'
import { toneSigns } from './guide.ts'
import * as reprompts from './reprompts.ts'

/** Nothing but a good listener. */
export const plainVoice: Voice = {
  name: 'plain',
  greetings,
  openings: { morning: {}, later: {} },
  signs: toneSigns,
  fillers,
  listening,
  reprompts: reprompts.first,
  farewells,
}
