import { Refused } from '../violations.ts'

export type Element = { name: string; attributes: Map<string, string>; children: Element[]; text: string }

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const name = '[A-Za-z_][\\w.-]*'
const token = new RegExp(
  `<!--[\\s\\S]*?-->|<(?<close>/)?(?<tag>${name})(?<attributes>(?:\\s+${name}\\s*=\\s*(?:"[^"<]*"|'[^'<]*'))*)\\s*(?<empty>/)?>|(?<text>[^<]+)`,
  'gy',
)
const attribute = new RegExp(`(${name})\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'g')

/** A document in the part of XML that TwiML is written in; everything else is refused as Twilio does, with 12100. */
export function parseXml(document: string): Element {
  const body = document.replace(/^\uFEFF?\s*<\?xml[^?]*\?>/, '').trim()
  const root: Element = { name: '', attributes: new Map(), children: [], text: '' }
  const open = [root]
  token.lastIndex = 0
  while (token.lastIndex < body.length) {
    const at = token.lastIndex
    const found = token.exec(body)
    if (!found) throw malformed(`near “${body.slice(at, at + 40)}”`)
    const { close, tag, attributes = '', empty, text } = found.groups ?? {}
    const current = open.at(-1) ?? root
    if (text !== undefined) current.text += unescaped(text)
    else if (close) {
      if (current.name !== tag || open.length === 1) throw malformed(`</${tag}> closes nothing`)
      open.pop()
    } else if (tag) {
      const element: Element = { name: tag, attributes: attributesOf(attributes), children: [], text: '' }
      current.children.push(element)
      if (!empty) open.push(element)
    }
  }
  const [only] = root.children
  if (open.length > 1) throw malformed(`<${open.at(-1)?.name}> is not closed`)
  if (!only || root.children.length > 1 || root.text.trim()) throw malformed('a document has one element')
  return only
}

function attributesOf(text: string): Map<string, string> {
  const attributes = new Map<string, string>()
  for (const [, key = '', double, single] of text.matchAll(attribute)) {
    if (attributes.has(key)) throw malformed(`${key} is given twice`)
    attributes.set(key, unescaped(double ?? single ?? ''))
  }
  return attributes
}

function unescaped(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-fA-F]+)|(\w+))?(;)?/g, (whole, decimal, hex, named, end) => {
    if (end && (decimal || hex)) return String.fromCodePoint(Number.parseInt(decimal ?? hex, decimal ? 10 : 16))
    const character = end && entities[named]
    if (!character) throw malformed(`“${whole}” is not an entity`)
    return character
  })
}

const malformed = (why: string) => new Refused(12100, `Document parse failure: ${why}`)
