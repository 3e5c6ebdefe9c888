import { concernsAnotherIn } from './another.ts'
import { type Standing, speaksOfOneself, standingOf, tellsOfFiction, tellsOfThePast } from './context.ts'
import { harm, passive } from './en/around.ts'
import { fillers, idioms, lookAlikes } from './en/context.ts'
import { distress } from './en/distress.ts'
import { elsewhere, explicit } from './en/explicit.ts'
import { type Sign, signs } from './en/signs.ts'
import { type Hit, hitsIn, phrasesOf } from './phrases.ts'
import { marks, nothingHeard, type Scores, scoresOf, weightsVersion } from './reader.ts'
import { stretchesOf } from './stretches.ts'
import { saysOneOf } from './wordings.ts'
import { sentencesOf } from './words.ts'

/** 0 none · 1 distress, or danger long past · 2 passive or ambiguous · 3 active thoughts or self-harm · 4 imminent. */
export type RiskLevel = 0 | 1 | 2 | 3 | 4

/**
 * `score`: what was learned makes of it, 0 to 1, with 0.5 where it is noticed. `isExplicit`: words nobody could mean
 * otherwise. `levelUnlearned`: the level without what was learned alone; lower than `level` where nothing else decided it.
 */
export type Risk = {
  level: RiskLevel
  levelUnlearned: RiskLevel
  isExplicit: boolean
  concernsAnother: boolean
  score: number
}

/** Rises whenever the same words may get another level: what was stored with an older one is read again. */
export const riskVersion = 1000 + weightsVersion

const [aroundIds, harmIds] = [passive, harm].map((rows) => new Set(rows.map(({ id }) => id)))
const phrases = phrasesOf([...explicit, ...elsewhere, ...passive, ...harm])

type Said = { hit: Hit; standing: Standing }
type Read = {
  words: readonly string[]
  isExplicit: boolean
  isPassive: boolean
  isHarm: boolean
  /** Words of danger stand there, and none of them holds: what was learned has no say. */
  isSetAside: boolean
  isDistressed: boolean
  concernsAnother: boolean
}

function readSentence(whole: readonly string[]): Read {
  const words = whole.filter((word, at) => !fillers.has(word) && word !== whole[at - 1])
  const isIdiom = saysOneOf(words, idioms)
  const hits = isIdiom ? [] : hitsIn(words, phrases, lookAlikes)
  const said = hits.map((hit): Said => ({ hit, standing: standingOf(words, hit) }))
  const own = said.filter(({ standing }) => standing === 'own').map(({ hit }) => hit.id)
  const isAnothers = concernsAnotherIn(words, said)
  const isOutright = (id: string) => !aroundIds?.has(id) && !harmIds?.has(id)
  return {
    words,
    isExplicit: own.some(isOutright),
    isPassive: own.some((id) => aroundIds?.has(id)),
    isHarm: own.some((id) => harmIds?.has(id)),
    isSetAside:
      isIdiom || (said.length > 0 && own.length === 0) || tellsOfFiction(words) || tellsOfThePast(words) || isAnothers,
    isDistressed: saysOneOf(words, distress) || said.some(({ standing }) => standing === 'past'),
    concernsAnother: isAnothers,
  }
}

/** A sentence weighed alone, though others stand beside it, needs more: each is one more chance to be wrong. */
const alone = { leastWords: 6, less: 0.8 }

/** What was learned of all that may hold, however many sentences it has: packed together, and each alone. */
function heard(read: readonly Read[]): Scores {
  const sentences = read.filter(({ isSetAside }) => !isSetAside).map(({ words }) => words)
  const packed = stretchesOf(sentences).filter(speaksOfOneself).map(scoresOf)
  const apart = sentences.length < 2 ? [] : sentences.filter((words) => words.length >= alone.leastWords)
  const single = apart.filter(speaksOfOneself).map(scoresOf)
  const most = (of: keyof Scores) =>
    Math.max(nothingHeard, ...packed.map((scores) => scores[of]), ...single.map((scores) => scores[of] - alone.less))
  return { concern: most('concern'), active: most('active') }
}

type Evidence = {
  isExplicit: boolean
  isPassive: boolean
  isHarm: boolean
  isNoticed: boolean
  /** Below the mark, but enough beside another sign. */
  isSuspected: boolean
  isActive: boolean
  isDistressed: boolean
  /** Means within reach, a deed, or an hour that is set, near what else was said. */
  isIntended: boolean
  hasMeans: boolean
  hasDeed: boolean
  hasPlan: boolean
  takesLeave: boolean
  wishesIt: boolean
}

const policy: readonly { id: string; then: RiskLevel; when: (found: Evidence) => boolean }[] = [
  {
    id: 'meant, with means, an hour or a deed',
    then: 4,
    when: ({ isIntended, hasMeans, hasDeed, hasPlan }) => isIntended && (hasMeans || hasDeed || hasPlan),
  },
  { id: 'a deed, and heard as active', then: 4, when: ({ hasDeed, isActive }) => hasDeed && isActive },
  { id: 'meant', then: 3, when: ({ isIntended }) => isIntended },
  { id: 'harm, and suspected', then: 3, when: ({ isHarm, isSuspected }) => isHarm && isSuspected },
  {
    id: 'means or a deed, and suspected',
    then: 3,
    when: ({ hasMeans, hasDeed, isSuspected, isPassive }) => (hasMeans || hasDeed) && (isSuspected || isPassive),
  },
  {
    id: 'an hour or a leave-taking, noticed, and heard as active',
    then: 3,
    when: ({ hasPlan, takesLeave, isNoticed, isActive }) => (hasPlan || takesLeave) && isNoticed && isActive,
  },
  { id: 'passive', then: 2, when: ({ isPassive }) => isPassive },
  {
    id: 'a wish, a plan or a leave-taking, and suspected',
    then: 2,
    when: ({ wishesIt, hasPlan, takesLeave, isSuspected }) => isSuspected && (wishesIt || hasPlan || takesLeave),
  },
  { id: 'learned', then: 2, when: ({ isNoticed }) => isNoticed },
  { id: 'distress', then: 1, when: ({ isDistressed }) => isDistressed },
]
const unlearned = policy.filter(({ id }) => id !== 'learned')
const levelBy = (rules: typeof policy, found: Evidence): RiskLevel => rules.find(({ when }) => when(found))?.then ?? 0

const nearby = 2
/** In log odds. */
const suspicion = 1.2

function evidenceOf(read: readonly Read[], { concern, active }: Scores): Evidence {
  const [isNoticed, isActive] = [concern >= marks.concern, active >= marks.active]
  const told = read.flatMap((one, at) => (one.isExplicit || one.isPassive || one.isHarm ? [at] : []))
  const isNear = (at: number) => told.length === 0 || told.some((other) => Math.abs(other - at) <= nearby)
  const near = read.filter(({ isSetAside }, at) => !isSetAside && isNear(at))
  const has = (...of: Sign[]) => near.some(({ words }) => of.every((sign) => saysOneOf(words, signs[sign])))
  const wishesIt = has('wish', 'dying')
  const isExplicit = read.some(({ isExplicit }) => isExplicit)
  return {
    isExplicit,
    isIntended: isExplicit || (isNoticed && isActive && wishesIt),
    isPassive: read.some(({ isPassive }) => isPassive),
    isHarm: read.some(({ isHarm }) => isHarm),
    isNoticed,
    isSuspected: concern >= marks.concern - suspicion,
    wishesIt,
    isActive,
    isDistressed: read.some(({ isDistressed }) => isDistressed),
    hasMeans: has('tool', 'atHand') || has('place'),
    hasDeed: has('deed', 'much'),
    hasPlan: has('time', 'intent'),
    takesLeave: has('farewell'),
  }
}

export function assess(text: string): Risk {
  const read = sentencesOf(text).map(readSentence)
  const scores = heard(read)
  const found = evidenceOf(read, scores)
  return {
    level: levelBy(policy, found),
    levelUnlearned: levelBy(unlearned, found),
    isExplicit: found.isExplicit,
    concernsAnother: read.some(({ concernsAnother }) => concernsAnother),
    score: 1 / (1 + Math.exp(marks.concern - scores.concern)),
  }
}

export const safetyLevel = (text: string): RiskLevel => assess(text).level
export const concernsAnother = (text: string): boolean => assess(text).concernsAnother
