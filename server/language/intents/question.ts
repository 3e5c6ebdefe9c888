import { words } from '../words.ts'
import { coreWords } from './spoken-words.ts'

const asking = words('what how why who where when which')
const helping = words('do does did is are was were am should can could would will shall have has had')
const about = words('you i we it this that anyone anybody someone somebody anything there my')

/** A question by its mark, or by how it begins: "how many points did he have" has "how", "do I say" its turned order. */
export function asksSomething(text: string): boolean {
  if (text.trimEnd().endsWith('?')) return true
  const said = coreWords(text)
  const [first = '', second = '', third = ''] = said[0] === 'and' || said[0] === 'but' ? said.slice(1) : said
  if (asking.has(first))
    return helping.has(second) || (['many', 'much', 'long', 'often'].includes(second) && third !== '')
  return helping.has(first) && about.has(second)
}
