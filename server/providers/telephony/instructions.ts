type Attributes = Readonly<Record<string, string | number | boolean>>

/** Talks over a relay socket; what becomes of the talk is told to `action`, whose answer says what is next. */
export function talk(action: string, relay: Attributes, parameters: Attributes): string {
  const given = Object.entries(parameters).map(([name, value]) => tag('Parameter', { name, value }))
  return response(tag('Connect', { action }, tag('ConversationRelay', relay, given.join(''))))
}

/** Twice: whoever picks up late, or has to look for a pen, hears all of it. */
export function speak(words: string): string {
  const said = tag('Say', {}, escaped(words))
  return response(said + tag('Pause', { length: 1 }) + said)
}

/** Nothing more to do ends the call. */
export const hangUp = response('')

function response(content: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>${tag('Response', {}, content)}`
}

function tag(name: string, attributes: Attributes, content = ''): string {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(String(value))}"`)
  return content === '' ? `<${name}${given.join('')}/>` : `<${name}${given.join('')}>${content}</${name}>`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
