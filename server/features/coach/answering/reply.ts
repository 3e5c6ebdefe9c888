import type { Intent } from '#server/features/calls/conversation/conversation.ts'
import { type Answer, type Library, plainAnswer } from './answer.ts'
import { answerForDays, answerFromEntries } from './from-entries.ts'
import { type Before, care, check, type Listening, listen } from './listening.ts'
import { read } from './question.ts'
import { answerStanding } from './standing.ts'

/** `intent` is null where the answer came from the data. */
export type Reply = Answer & { intent: Intent | null }

export type Moment = {
  person: Listening['person']
  library: Library
  before: readonly Before[]
  said: string
  /** Of the person's own day, 0–23. */
  hour: number
}

/** Without a model: whoever may be in danger is answered first, then what was asked, and else one listens. */
export function replyFor(moment: Moment): Reply {
  const { library, before, said } = moment
  const listening = listeningAt(moment)
  const worried = care(listening, before, said)
  if (worried) return { ...plainAnswer(worried.words), intent: worried.intent }
  const answer = answerTo(library, said)
  if (answer) return { ...answer, intent: null }
  const heard = listen(listening, before, said)
  return { ...plainAnswer(heard.words), intent: heard.intent }
}

/** What is answered where a model hears danger that the rules did not. */
export function replyToWorry(moment: Moment): Reply {
  const { words, intent } = check(listeningAt(moment), moment.before, moment.said)
  return { ...plainAnswer(words), intent }
}

const listeningAt = ({ person, hour, before, library }: Moment): Listening => ({
  person,
  hour,
  seed: before.length + library.pages.length,
})

function answerTo(library: Library, said: string): Answer | null {
  const asked = read(said, library.today)
  switch (asked.is) {
    case 'told':
      return null
    case 'days':
      return answerForDays(library, asked)
    case 'when':
    case 'last':
    case 'first':
    case 'how-often':
    case 'about':
    case 'felt':
      return answerFromEntries(library, asked)
    default:
      return answerStanding(library, asked.is)
  }
}
