import { anywhere } from './phrases.ts'

/** Asked in the middle of telling, so found anywhere in a short sentence. */
export const advice = anywhere(`
  what should|would|can|could i do
  do you have|got any|some advice
  what's|is your advice
  what would you advise|do
  give me (some|any) advice
  do you think i should
  what do|would you advise|suggest|recommend
  should i
`)

export const remember = anywhere(`
  do|did|can|don't you remember
  remember what|when i told|said
  what did i say|tell (you) last|yesterday|before
`)

export const privacy = anywhere(`
  is this|it (call) (being) recorded|private|confidential
  are you|we (being) recording|recorded
  who (else) (can|will) hears|listens|reads|sees|hear|listen|read|see this|it|that|me|to
  does|will|do anyone|anybody|you (else) read|share|sell|hear|tell (this|it|my|anyone)
`)

export const lookUp = anywhere(`
  what's the weather|time|date|news|score
  what is the weather|time|date|news|score
  what time|day is it
  can|could|will|would you (please) look|google|search|play|set|order|book|send|remind|translate|sing
  can you call
  remind me to
  tell me a joke|story
`)

export const opinion = anywhere(`
  what do|would you think|say
  do you (ever) think|agree|like|love|believe|feel|know|understand|have
  are you sad|happy|married|conscious|alive|okay|tired|listening
  have you ever
  where do|are you live|from
  how old are you
  is that normal|bad|weird|okay|wrong
`)
