import { isMet } from '../identity/identity.ts'
import { wordsIn } from '../turn-taking/speech-activity.ts'
import { closingTimes } from '../turn-taking/timing.ts'
import type { EndReason } from '../turns.ts'
import type { Play } from './caller.ts'
import type { Played } from './played.ts'
import { broken } from './rules-of-the-call.ts'

/** What many calls come to. Counts, and words where it says so. */
export type Figures = {
  calls: number
  turns: number
  /** What `broken` finds. */
  faults: number
  askedTwice: number
  tooLong: number
  wordsLost: number
  /** Turns that were not neutral and reached a stranger or a machine. */
  private: number
  /** Calls that came near their limit, and those of them that were brought to a close before it. */
  nearLimit: number
  wrappedUp: number
  companionWords: number
  personWords: number
  halves: number
  /** Halves that were answered aloud as if they were whole. */
  answered: number
  /** Halves whose answer was taken back before a word of it was heard. */
  takenBack: number
  invited: number
  withoutReason: number
  reasons: Partial<Record<EndReason, number>>
}

export function figuresOf(played: readonly Played[]): Figures {
  const all = played.map(({ play }) => play)
  const total = (count: (play: Play) => number) => all.reduce((sum, play) => sum + count(play), 0)
  const near = all.filter(cameNearItsLimit)
  const halves = all.flatMap(halvesOf)
  const reasons: Figures['reasons'] = {}
  for (const { reason } of all) if (reason) reasons[reason] = (reasons[reason] ?? 0) + 1
  return {
    calls: all.length,
    turns: total(({ stored }) => stored.length),
    faults: total((play) => broken(play).length),
    askedTwice: total((play) => broken(play).filter((fault) => fault.startsWith('asked')).length),
    tooLong: total(
      (play) => turnsHeard(play).filter(({ words, intent }) => intent.does !== 'care' && wordsIn(words) > 30).length,
    ),
    wordsLost: total(wordsLost),
    private: played.reduce((sum, one) => sum + privateTurns(one), 0),
    nearLimit: near.length,
    wrappedUp: near.filter(wrapsUp).length,
    companionWords: total(({ heard }) => heard.reduce((sum, words) => sum + wordsIn(words), 0)),
    personWords: total(({ uttered }) => uttered.reduce((sum, { words }) => sum + wordsIn(words), 0)),
    halves: halves.length,
    answered: halves.filter((became) => became === 'answered').length,
    takenBack: halves.filter((became) => became === 'taken back').length,
    invited: halves.filter((became) => became === 'invited').length,
    withoutReason: all.filter(({ reason }) => reason === null).length,
    reasons,
  }
}

/** The companion's share of all the words that were spoken. */
export const shareOf = ({ companionWords, personWords }: Figures) => companionWords / (companionWords + personWords)

const turnsHeard = ({ stored }: Play) =>
  stored.flatMap((turn) => (turn.speaker === 'companion' && turn.words !== '' ? [turn] : []))

function wordsLost({ uttered, stored }: Play): number {
  const kept = stored.flatMap((turn) => (turn.speaker === 'person' && turn.by === 'voice' ? wordsOf(turn.words) : []))
  const said = uttered.flatMap(({ words }) => wordsOf(words))
  return said.filter((word, at) => kept[at] !== word).length
}
const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean)

const neutral = ['identify', 'ask-when', 'reprompt', 'answer', 'farewell']
/** What would tell somebody else of the journal. */
export const telling = /journal|diary|companion|mood|feel|page|written|entry|told me|your day/i

function privateTurns({ hearer, play }: Played): number {
  if (hearer === 'person') return 0
  return turnsHeard(play).filter(({ words, intent }) => !neutral.includes(intent.does) || telling.test(words)).length
}

const isOfDanger = ({ stored }: Play) =>
  stored.some((turn) => turn.speaker === 'companion' && (turn.intent.concern ?? 0) >= 3)

const cameNearItsLimit = (play: Play) =>
  isMet(play.stored) &&
  !isOfDanger(play) &&
  play.endedBy !== 'person' &&
  play.endedAt > closingTimes(play.opening.maxCallMs).steer

const wrapsUp = (play: Play) =>
  play.endedAt <= play.opening.maxCallMs &&
  turnsHeard(play).some(({ intent }) => ['ask-mood', 'offer-close', 'farewell'].includes(intent.does))

/** What became of each half sentence before its rest was said. */
export function halvesOf({ effects, uttered, stored }: Play): ('left alone' | 'answered' | 'taken back' | 'invited')[] {
  return uttered.flatMap((half, at) => {
    const rest = uttered[at + 1]
    if (!half.isHalf || !rest) return []
    const between = effects.flatMap(({ at: saidAt, effect }) =>
      effect.do === 'save' && effect.turn.speaker === 'companion' && saidAt >= half.at && saidAt < rest.at
        ? [{ does: effect.turn.intent.does, wasHeard: Boolean(stored[effect.position]?.words) }]
        : [],
    )
    const answers = between.filter(({ does }) => does !== 'reprompt' && does !== 'answer')
    if (answers.some(({ wasHeard }) => wasHeard)) return ['answered']
    if (answers.length > 0) return ['taken back']
    return [between.length > 0 ? 'invited' : 'left alone']
  })
}
