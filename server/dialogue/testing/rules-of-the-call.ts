import { wordsIn } from '../turn-taking/speech-activity.ts'
import { closingTimes } from '../turn-taking/timing.ts'
import type { Turn } from '../turns.ts'
import type { Play } from './caller.ts'

const asking = ['greet', 'ask', 'ask-mood', 'ask-when', 'offer-close']

/** Everything a call must not do, as sentences; empty when it went well. */
export function broken(play: Play): string[] {
  const inDanger = play.stored.some((turn) => turn.speaker === 'companion' && (turn.intent.concern ?? 0) >= 3)
  return [
    ...wordsBroken(play),
    ...play.overItself.map((words) => `began while it was still speaking: ${words}`),
    ...badlySaid(play.stored, play.opening.recentQuestions),
    ...humsBroken(play.stored),
    ...orderBroken(play),
    ...(inDanger ? neverLeft(play) : endBroken(play)),
  ]
}

/** What a companion must never say, whoever hears it. */
export const badlySaid = (stored: readonly Turn[], recentQuestions: readonly string[]): string[] => [
  ...turnsBroken(stored),
  ...questionsBroken(stored, recentQuestions),
]

function wordsBroken({ uttered, stored, call }: Play): string[] {
  const kept = stored.flatMap((turn) => (turn.speaker === 'person' && turn.by === 'voice' ? [turn.words] : []))
  const said = uttered.map(({ words }) => words.trim()).filter(Boolean)
  return [
    ...(kept.join('\n') === said.join('\n') ? [] : [`said ${said.length} utterances, ${kept.length} are stored`]),
    ...(JSON.stringify(stored) === JSON.stringify(call.turns) ? [] : ['what is stored is not what the call knows']),
  ]
}

/** What a voice cannot say, or an ear cannot do. */
const unspeakable = /https?:|www\.|[•*_#[\]<>/@]|\p{Extended_Pictographic}|\b(?:click|tap|tick|type in|e\.g|i\.e)\b/u

function turnsBroken(stored: readonly Turn[]): string[] {
  return stored.flatMap((turn) => {
    if (turn.speaker === 'person') return []
    if (unspeakable.test(turn.words)) return [`cannot be said: ${turn.words}`]
    if (turn.intent.does === 'care') return []
    const marks = (turn.words.match(/\?/g) ?? []).length
    const isReprompt = turn.intent.does === 'reprompt'
    return [
      ...(wordsIn(turn.words) > 30 ? [`more than 30 words: ${turn.words}`] : []),
      ...(marks > 1 && !isReprompt ? [`two questions: ${turn.words}`] : []),
      ...(/[{}]|\bundefined\b|\bnull\b/.test(turn.words) ? [`a hole in: ${turn.words}`] : []),
    ]
  })
}

function humsBroken(stored: readonly Turn[]): string[] {
  const heard = stored.filter(({ words }) => words !== '')
  const isFiller = (turn: Turn | undefined) => turn?.speaker === 'companion' && turn.intent.does === 'filler'
  const fillers = heard.filter(isFiller)
  return [
    ...fillers
      .filter(({ words }, at) => words === fillers[at - 1]?.words)
      .map(({ words }) => `the same twice: ${words}`),
    ...heard.filter((turn, at) => isFiller(turn) && isFiller(heard[at - 1])).map(() => 'filled twice in one breath'),
  ]
}

function questionsBroken(stored: readonly Turn[], recentQuestions: readonly string[]): string[] {
  const asked = stored.filter(
    (turn) => turn.speaker === 'companion' && turn.words !== '' && asking.includes(turn.intent.does),
  )
  const ids = asked.flatMap((turn) => ('intent' in turn ? (turn.intent.question ?? []) : []))
  const sentences = asked.flatMap(({ words }) => words.match(/[^.?!…]*\?/g) ?? []).map((words) => words.trim())
  return [
    ...twice(ids).map((id) => `asked twice: ${id}`),
    ...twice(sentences).map((words) => `asked twice: ${words}`),
    ...ids.filter((id) => recentQuestions.includes(id)).map((id) => `asked these days already: ${id}`),
  ]
}

const twice = (list: readonly string[]) => list.filter((one, at) => list.indexOf(one) !== at)

/** Stored before it is answered, answered at once, nothing after the end. */
function orderBroken({ effects, uttered }: Play): string[] {
  const problems: string[] = []
  let positions = 0
  for (const [at, { effect }] of effects.entries()) {
    if (effect.do === 'save' && effect.position !== positions++)
      problems.push(`saved out of order at ${effect.position}`)
    if (effect.do === 'amend' && effect.position >= positions)
      problems.push(`amended what was not saved, ${effect.position}`)
    const before = effects[at - 1]?.effect
    if (effect.do === 'say' && before?.do === 'say') problems.push('two turns of the companion in one breath')
    if (effect.do === 'say' && uttered.some((one) => one.at === effects[at]?.at)) {
      const heard = effects
        .slice(0, at)
        .filter((one) => one.effect.do === 'save' && one.effect.turn.speaker === 'person')
      if (heard.at(-1) === undefined) problems.push('answered before it was stored')
    }
    if (effect.do === 'hang-up' && at !== effects.length - 1) problems.push('something after hanging up')
  }
  return problems
}

function endBroken(play: Play): string[] {
  const { opening, endedBy, endedAt, farewellPlayedAt, stored, reason } = play
  if (reason === null) return ['no reason why it ended']
  // A machine is left without a word.
  if (reason === 'machine') return []
  const { steer, end } = closingTimes(opening.maxCallMs)
  const farewell = stored.findLast((turn) => turn.speaker === 'companion' && turn.intent.does === 'farewell')
  const wrapsUp = stored.find(
    (turn) => turn.speaker === 'companion' && ['ask-mood', 'offer-close', 'farewell'].includes(turn.intent.does),
  )
  if (endedBy === 'person') return []
  return [
    ...(endedBy === 'nobody' ? ['nobody ended it'] : []),
    ...(endedAt > end ? [`went on until ${endedAt}`] : []),
    ...(farewell ? [] : ['no farewell']),
    ...(endedAt < end && (farewellPlayedAt === null || farewellPlayedAt > endedAt)
      ? ['hung up before the farewell was heard']
      : []),
    ...(endedAt > steer && !wrapsUp ? ['did not wrap up'] : []),
  ]
}

/** Only who was told twice where help is, and wanted to go, is let go. */
const neverLeft = ({ endedBy, stored }: Play) => {
  const named = stored.filter((turn) => turn.speaker === 'companion' && turn.intent.namesHelp)
  return endedBy === 'companion' && named.length < 2 ? ['left someone in danger'] : []
}
