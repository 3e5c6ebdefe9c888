const list = (words: string) => new Set(words.split(/\s+/).filter(Boolean))

const glad = list(`good great nice lovely happy happier glad fun enjoy enjoyed enjoying enjoyable love loved loves wonderful
  amazing beautiful best better proud excited exciting relaxed relaxing peaceful calm grateful thankful blessed lucky laugh
  laughed laughing delicious tasty perfect satisfied awesome fantastic pleasant refreshing refreshed energized won success
  successful finally accomplished achieved joy warm cozy special smiled smile hopeful relieved comfortable content cool kind
  helpful easy quiet treat celebrate celebrated thrilled delighted fine productive`)
const hard = list(`bad sad hard difficult tired exhausted exhausting angry mad upset frustrated frustrating annoyed annoying
  stress stressed stressful stressing anxious anxiety worried worry worrying scared afraid lonely alone hurt hurts pain painful
  sick ill terrible awful horrible worse worst hate hated cry cried crying argued argument fight fought lost miss missed
  missing died death cancer divorce broke failed fail failure problem problems struggle struggled struggling overwhelmed
  overwhelming guilty ashamed bored boring disappointed disappointing depressed depressing rude unfair behind late miserable
  nervous drained sore headache insomnia disgusted jealous confused lazy incompetent screwed rough heavy ugly`)
const negations = list(`not no never hardly don't didn't wasn't isn't aren't can't couldn't won't without nothing nobody`)

export type Tone = 'good' | 'hard' | 'plain'

/** Which way what was said leans. Good and hard together count as hard: what weighs is followed. */
export function toneOf(words: string): Tone {
  const said = words.toLowerCase().replace(/[’‘]/g, "'").match(/[a-z']+/g) ?? []
  let balance = 0
  let weighs = 0
  said.forEach((word, at) => {
    const isDenied = said.slice(Math.max(0, at - 3), at).some((before) => negations.has(before))
    const value = glad.has(word) ? 1 : hard.has(word) ? -1 : 0
    balance += isDenied ? -value : value
    if (value < 0 && !isDenied) weighs += 1
  })
  if (balance < 0 || (weighs > 0 && balance <= weighs)) return 'hard'
  return balance > 0 ? 'good' : 'plain'
}
