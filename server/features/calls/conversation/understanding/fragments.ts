import { plain } from './plain.ts'

const dangling = new Set(
  `the a an and or but because so that which who whose if when while where as than of to for from with without into
  onto about at by in my your our their his her's i i'm he's she's we're they're it's is are was were am be been being
  um uh er erm uhm like then also just very really quite some this these those every each our no its how why what
  whether since until although though unless between during after before under over the's would could should will
  might may can't don't didn't wasn't isn't couldn't wouldn't gonna wanna had has have`
    .split(/\s+/)
    .filter(Boolean),
)
/** May well end a sentence, when it is marked as ended: "What I had to give up for." stays a whole. */
const mayEnd = new Set(
  `that this these those about in over under before after so then too like just really very to for with of at by since
  though was is are were am be been had has have would could should will might may can't don't didn't wasn't isn't
  couldn't wouldn't no i why how what who each some after without from her's`.split(/\s+/),
)
const filler = /^(?:(?:um+|uh+|er|erm|uhm|hm+|mm+|ah|oh|well|so|like|you know|i mean|and|but|okay)\s*)+$/

const answers = new RegExp(
  `^(?:(?:um|uh|well|oh|so|just|very|really|pretty|quite|a bit|kind of|too|not|i'm|it was|was)\\s)*(?:${[
    'yes|yeah|yep|yup|no|nope|nah|sure|okay|ok|right|exactly|maybe|perhaps|both|neither|none|never|always|sometimes',
    'nothing|nothing much|not much|not really|not sure|not yet|no idea|not today|nobody|everything|somewhat',
    'fine|good|great|well|bad|alright|all right|okay i guess|awful|terrible|horrible|amazing|wonderful|lovely|nice|so so|meh',
    'tired|exhausted|happy|sad|angry|lonely|anxious|worried|scared|stressed|calm|bored|sick|busy|proud|excited|frustrated|grateful',
    'hello|hi|hey|bye|goodbye|good bye|bye bye|stop|skip|pass|next|repeat|pardon|sorry|what|thanks|thank you|hang up|good night|goodnight',
    "that's it|that's all|i'm done|just listen|who's this|help|help me|continue|go on",
    'work|home|school|sleep|sleeping|dinner|lunch|breakfast|family|friends|music|reading|running|cooking|money|the weather',
    '\\d+|one|two|three|four|five|six|seven|eight|nine|ten',
  ].join('|')})$`,
)

const thinking =
  /\b(?:let me (?:think|see)|give me a (?:moment|second|minute|sec)|(?:just )?(?:one|a) (?:moment|second|sec|minute)(?: please)?$|hang on|hold on|wait a (?:moment|second|minute)|i need to think|i'm thinking|that's a good question|good question)\b/

/** The person asked for time: "hmm, give me a moment". */
export function isThinking(words: string): boolean {
  const said = plain(words)
  const tail = said.split(' ').slice(-8).join(' ')
  return /^(?:h+m+|mm+)$/.test(said) || (thinking.test(tail) && said.split(' ').length <= 12)
}

/** Breaks off where nobody ends: after "the", "and", "because", a filler. */
export function breaksOff(words: string): boolean {
  const said = plain(words)
  if (said === '' || filler.test(said)) return true
  if (/(?:,|…|\.\.\.|[-–—])$/.test(words.trim())) return true
  const last = said.split(' ').at(-1) ?? ''
  const isMarked = /[.!?]["”']?$/.test(words.trim())
  return dangling.has(last) && !(isMarked && mayEnd.has(last))
}

/** One or two words, not marked as a sentence, that do not stand on their own: more may come. */
export function mayGoOn(words: string): boolean {
  const said = plain(words)
  const isMarked = /[.!?]["”']?$/.test(words.trim())
  return !isMarked && said.split(' ').length <= 2 && !answers.test(said)
}
