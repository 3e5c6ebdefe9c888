const list = (words: string) => new Set(words.split(/\s+/).filter(Boolean))

const glad =
  list(`good great nice lovely happy happier glad fun enjoy enjoyed enjoying enjoyable loved wonderful amazing
  beautiful best better proud excited exciting relaxed relaxing peaceful calm grateful thankful blessed lucky
  laugh laughed laughing delicious tasty perfect satisfied awesome fantastic pleasant refreshing refreshed
  energized won success successful finally accomplished achieved joy smiled smile hopeful relieved comfortable
  content celebrate celebrated thrilled delighted productive`)
const hard =
  list(`bad badly mess messy regret ruined hectic crappy stuck wrong sad hard difficult tired exhausted exhausting angry mad upset frustrated frustrating annoyed annoying
  stress stressed stressful stressing anxious anxiety worried worry worrying scared afraid lonely alone hurt
  hurts pain painful sick ill terrible awful horrible worse worst hate hated cry crying argued argument fight
  fought died death cancer divorce broke failed fail failure problem problems struggle struggled struggling
  overwhelmed overwhelming guilty ashamed bored boring disappointed disappointing depressed depressing rude
  unfair miserable nervous drained sore headache insomnia disgusted jealous confused lazy incompetent screwed
  rough ugly`)
const negations = list(
  `not no never hardly don't didn't wasn't isn't aren't can't couldn't won't without nothing nobody`,
)

/** Glad words for what was not: to a smile put on for others nobody answers "Lovely". */
const feigned =
  /\b(?:laugh|laughed|laughing|smile|smiled|smiling) it (?:off|away)\b|\blaugh(?:ed|ing|s)? at (?:me|us)\b|\b(?:fake|faked|forced|put on) (?:a|my) (?:smile|laugh|(?:brave|happy|good) face)\b|\bpretend(?:ed|ing)? (?:to be|i was|i'm|that i was) (?:happy|good|great|okay|fine)\b/g

export type Tone = 'good' | 'hard' | 'mixed' | 'plain'

/** Which way what was said leans. */
export function toneOf(words: string): Tone {
  const said =
    words
      .toLowerCase()
      .replace(/[’‘]/g, "'")
      .replace(feigned, 'hard')
      .match(/[a-z']+/g) ?? []
  let lifts = 0
  let weighs = 0
  said.forEach((word, at) => {
    const isDenied = said.slice(Math.max(0, at - 3), at).some((before) => negations.has(before))
    const value = glad.has(word) ? 1 : hard.has(word) ? -1 : 0
    if (value !== 0 && value > 0 !== isDenied) lifts += 1
    else if (value !== 0) weighs += 1
  })
  if (lifts === 0 && weighs === 0) return 'plain'
  if (lifts > 2 * weighs) return 'good'
  return weighs > 2 * lifts || (weighs > lifts && weighs > 1) ? 'hard' : 'mixed'
}
