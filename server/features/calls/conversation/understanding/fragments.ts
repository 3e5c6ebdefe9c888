import { bareAnswer } from './bare.ts'
import { plain } from './plain.ts'

const list = (words: string) => new Set(words.split(/\s+/).filter(Boolean))

/** Nobody ends on these. */
const dangling =
  list(`the a an and or but because who whose if when while as than of from into onto my your our their i i'm
  he's she's we're they're um uh er erm uhm every although unless between until whether gonna wanna a's very quite`)
/** One may end on these, but more often goes on; unless the recogniser has marked an end. */
const lingering =
  list(`that which to for with without about at by in on his her its is are was were am be been like also just
  really some this these those each no so how why what since though during would could should will might may can't don't
  didn't wasn't isn't couldn't wouldn't had has have not then it's`)
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
  return /(?:,|…|\.\.\.|[-–—])$/.test(words.trim()) || dangling.has(said.split(' ').at(-1) ?? '')
}

/** More may come, though it can stand as it is: "and I don't", or one or two words that answer nothing. */
export function mayGoOn(words: string): boolean {
  const said = plain(words)
  if (/[.!?]["”']?$/.test(words.trim()) || answers.test(said) || bareAnswer(said) !== null) return false
  return lingering.has(said.split(' ').at(-1) ?? '') || said.split(' ').length <= 2
}
