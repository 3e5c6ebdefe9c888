import { bareAnswer } from '#server/language/intents/bare-answer.ts'
import { words } from '#server/language/words.ts'
import { plain } from '../understanding/plain.ts'

/** Nobody ends on these. */
const dangling =
  words(`the a an and or but because who whose if when while as than of from into onto my your our their i i'm
  he's she's we're they're um uh er erm uhm every although unless between until whether gonna wanna a's very quite`)
/** One may end on these, but more often goes on; unless the recogniser has marked an end. */
const lingering = words(`which to for with without about at by in on his its is are was were am be been like also just
  really some these those each no so how why what since though during would could should will might may can't don't
  didn't wasn't isn't couldn't wouldn't had has have not then it's
  that's there's i've i'd i'll you're we've they've they'd he'd she'd we'd doesn't haven't hasn't hadn't won't aren't
  cannot get gets make makes take takes took give gives gave put let keep keeps kept bring brought forgot buy bought spend
  spent send sent seem seems seemed become becomes became enjoyed appreciate realized hope hoping tried trying wanted
  using starting putting giving telling reminded went came saw needed decided managed started kind sort lots lack amount
  almost super kinda under especially totally rather absolutely truly extremely basically currently usually pretty
  definitely literally most part due such attempting able whole entire many few last next new extra biggest if another around between he she they we`)
/** "And then we", "because she", "what I mean is": the thought has only begun, whatever mark was put there. */
const begun =
  /(?:^| )(?:and|but|so|because|when|if|then|while|since|that|where|though|cause) (?:then |maybe |also |now )?(?:i|we|he|she|they|you|it|there|my|the)$|(?:^| )(?:(?:what (?:i|he|she) (?:mean|meant|want|wanted|said|feel|felt)|the (?:thing|point|problem|truth|fact|question|idea)|all i (?:know|mean|want)|what happened|what's funny|thing) (?:is|was)(?: that)?|(?:and|but|so|well) i mean)$/
/** "So did we", "than they": not begun, but ended. */
const inverted =
  /(?:did|do|does|was|were|are|am|is|have|has|had|will|can|could|would|should|than|as|with|for|to) (?:i|we|he|she|they|you|it|there)$/
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
  if (begun.test(said) && !inverted.test(said)) return true
  return /(?:,|…|\.\.\.|[-–—])$/.test(words.trim()) || dangling.has(said.split(' ').at(-1) ?? '')
}

const isMarked = (words: string) => /[.!?]["”']?$/.test(words.trim())
const isAnswer = (words: string) => isMarked(words) || answers.test(plain(words)) || bareAnswer(words) !== null

/** Ends where most sentences go on: "and it was just", "I really wanted to". */
function lingers(words: string): boolean {
  const said = plain(words)
  return !isAnswer(words) && !inverted.test(said) && lingering.has(said.split(' ').at(-1) ?? '')
}

/** More may come, though it can stand as it is: "and I don't", or one or two words that answer nothing. */
export const mayGoOn = (words: string) => lingers(words) || (!isAnswer(words) && plain(words).split(' ').length <= 2)

/**
 * Some recognisers put a full stop where a sentence ends. Where one did so in this call, and does not here, the sentence
 * has not come to its end.
 */
function lacksItsMark(words: string, before: readonly string[]): boolean {
  if (isAnswer(words)) return false
  const marked = before.filter(isMarked).length
  return marked > 0 && marked * 3 >= before.length
}

/** Told in some words and without a mark: where it ends cannot be seen, only heard. */
export const isUnmarked = (words: string) => !isAnswer(words) && plain(words).split(' ').length >= fewestTold
const fewestTold = 4

/** Whether the rest of it is still to come; `before` is what was said earlier in the call. */
export const isUnfinished = (words: string, before: readonly string[]) =>
  breaksOff(words) || lingers(words) || lacksItsMark(words, before)
