import type { Voice } from '../voice.ts'
import { glad, hard, hums, listening, mixed, neutral } from './acknowledgements.ts'
import { farewells } from './closings.ts'
import { greetings } from './greetings.ts'
import * as nudges from './nudges.ts'

/** Nothing but a good listener. */
export const plainVoice: Voice = {
  name: 'plain',
  greetings,
  openings: { morning: {}, later: {} },
  signs: { neutral, glad, hard, mixed },
  hums,
  listening,
  asks: { good: {}, hard: {}, any: {} },
  nudges: nudges.first,
  farewells,
}
