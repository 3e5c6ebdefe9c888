import type { DialogueState } from '../dialogue-state.ts'
import { questions } from '../phrases/en/guide.ts'
import type { Conversation } from '../state.ts'
import { choose } from '../variety.ts'
import type { Subject } from './subjects.ts'

export type Asked = { id: string; words: string }

/** What each stage of a talk is after: what stood out, who or what it was about, what it was like, what carries over. */
const people = ['shown', 'spoken', 'told', 'person'] as const
const arc: readonly (readonly Subject['kind'][])[] = [
  ['event', 'ahead', 'feeling', 'thing', ...people, 'decision'],
  [...people, 'feeling', 'event', 'ahead', 'decision', 'thing'],
  ['feeling', 'decision', ...people, 'ahead', 'event', 'thing'],
  ['decision', 'ahead', 'carry', 'feeling', 'event', ...people, 'thing'],
]

/** One question that can only be asked of this; null where all of them were asked. */
export function questionAbout(call: Conversation, subjects: readonly Subject[], known: DialogueState): Asked | null {
  const stage = arc[Math.min(known.guided, arc.length - 1)] ?? []
  const own = stage.flatMap((kind) =>
    subjects
      .filter((subject) => (kind === 'carry' ? isCarried(subject) : subject.kind === kind))
      .map((subject) => ({ ...subject, kind })),
  )
  for (const subject of own) {
    const fresh = templatesFor(subject, known, call).filter(
      ({ words }) => !isHeard(call, words.replace('{it}', subject.it)),
    )
    const template = choose(fresh, call, 'question')
    if (template)
      return {
        id: `${subject.kind}.${template.key}:${subject.head}`,
        words: template.words.replace('{it}', subject.it),
      }
  }
  return null
}

/** A model may have asked it in the same words. */
const isHeard = ({ turns }: Conversation, words: string) =>
  turns.some((turn) => turn.speaker === 'companion' && turn.words.includes(words))

const isCarried = ({ kind }: Subject) => kind === 'event' || kind === 'thing'

/** Each kind of question is heard once in a call, and none about the same thing again for two days. */
function templatesFor({ kind, head }: Subject, { asked }: DialogueState, { opening }: Conversation) {
  const all = Object.entries(questions[kind]).map(([key, words]) => ({ key, words }))
  return all.filter(({ key }) => {
    const id = `${kind}.${key}`
    return ![...asked].some((one) => one.startsWith(`${id}:`)) && !opening.recentQuestions.includes(`${id}:${head}`)
  })
}
