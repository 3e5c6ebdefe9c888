import { readFileSync } from 'node:fs'
import { sourcesOf, textOf } from '../sources.ts'

/** What a model might say at a point of a talk: what would be good, and what is made up. */
export function repliesIn(file: string) {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8')
  return text.split(/^# /m).slice(1).map(talkOf)
}

function talkOf(block: string) {
  const [title = '', ...lines] = block.trim().split('\n')
  const after = (mark: string) =>
    lines.flatMap((line) => (line.startsWith(mark) ? [line.slice(mark.length).trim()] : []))
  const texts = [
    ...after('card:').map((words) => textOf({ by: 'card', words })),
    ...after('ai:').map((words) => textOf({ by: 'companion', words })),
    ...after('them:').map((words) => textOf({ by: 'person', words })),
  ]
  const asked = [...after('ai:').slice(1), ...after('card:')].flatMap((words) => words.match(/[^.!?:]+\?/g) ?? [])
  const called = /\b(?:Evening|Morning|evening|Hello|Hey|Hi|Hola|here)[, ]+(?:Journal[., ]+)?(\p{Lu}\p{L}+)/u.exec(
    after('ai:')[0] ?? '',
  )?.[1]
  const sources = sourcesOf({ texts, asked, forbidden: after('forbidden:'), names: ['Journal', called ?? ''] })
  return { title, sources, good: after('+'), inventions: after('-') }
}
