import type { CarrierName } from '../vendor.ts'
import { Refused } from '../violations.ts'
import { attributesOf } from './relay-attributes.ts'
import { type Element, parseXml } from './xml.ts'

export type Interruption = 'none' | 'dtmf' | 'speech' | 'any'

export type RelaySettings = {
  url: string
  greeting: string
  greetingInterruptible: Interruption
  interruptible: Interruption
  reportsOverSpeech: Interruption
  preemptible: boolean
  dtmf: boolean
  /** How long a pause ends what somebody says. */
  speechTimeoutMs: number
  partials: boolean
  events: ReadonlySet<string>
  languages: ReadonlySet<string>
  parameters: Record<string, string>
}

export type Verb =
  | { is: 'connect'; action: string | null; relay: RelaySettings }
  | { is: 'say'; words: string }
  | { is: 'pause'; ms: number }
  | { is: 'hang-up' }

const mayHold: Record<string, readonly string[]> = {
  Response: ['Connect', 'Say', 'Pause', 'Hangup'],
  Connect: ['ConversationRelay'],
  ConversationRelay: ['Language', 'Parameter'],
}

/** What `auto` comes to, roughly; the protocol gives no figure. */
const autoTimeoutMs = 700

/** Reads what the product answers. Throws `Refused` with 12100 for what is no XML, 12200 for what the schema lacks. */
export function readTwiml(document: string, carrier: CarrierName): Verb[] {
  const response = parseXml(document)
  if (response.name !== 'Response') throw schema(`<${response.name}> is not a Response`)
  checkElement(response, carrier)
  return response.children.map((element) => verbOf(element))
}

function checkElement(element: Element, carrier: CarrierName) {
  const known = attributesOf[carrier][element.name] ?? {}
  for (const [key, value] of element.attributes) {
    const check = known[key]
    if (!check) throw schema(`<${element.name}> has no attribute ${key}`)
    if (!check(value)) throw schema(`${key}="${value}" in <${element.name}>`)
  }
  for (const child of element.children) {
    if (!mayHold[element.name]?.includes(child.name)) throw schema(`<${child.name}> in <${element.name}>`)
    checkElement(child, carrier)
  }
  if (element.name !== 'Say' && element.text.trim()) throw schema(`text in <${element.name}>`)
}

function verbOf({ name, attributes, children, text }: Element): Verb {
  switch (name) {
    case 'Connect': {
      const [relay] = children
      if (!relay || children.length > 1) throw schema('<Connect> holds one noun')
      return { is: 'connect', action: attributes.get('action') ?? null, relay: relayOf(relay) }
    }
    case 'Say':
      return { is: 'say', words: text.trim() }
    case 'Pause':
      return { is: 'pause', ms: Number(attributes.get('length') ?? 1) * 1_000 }
    default:
      return { is: 'hang-up' }
  }
}

function relayOf({ attributes, children }: Element): RelaySettings {
  const url = attributes.get('url')
  if (!url) throw schema('<ConversationRelay> needs a url')
  const timeout = attributes.get('speechTimeout') ?? 'auto'
  const named = (name: string) => children.filter((child) => child.name === name)
  const languages = named('Language').map((child) => child.attributes.get('code') ?? '')
  return {
    url,
    greeting: attributes.get('welcomeGreeting') ?? '',
    greetingInterruptible: interruptionOf(attributes.get('welcomeGreetingInterruptible')),
    interruptible: interruptionOf(attributes.get('interruptible')),
    reportsOverSpeech: interruptionOf(attributes.get('reportInputDuringAgentSpeech') ?? 'none'),
    preemptible: attributes.get('preemptible') === 'true',
    dtmf: attributes.get('dtmfDetection') === 'true',
    speechTimeoutMs: timeout === 'auto' ? autoTimeoutMs : Number(timeout),
    partials: attributes.get('partialPrompts') === 'true',
    events: new Set((attributes.get('events') ?? attributes.get('debug') ?? '').split(/\s+/).filter(Boolean)),
    languages: new Set([attributes.get('language') ?? 'en-US', ...languages]),
    parameters: Object.fromEntries(
      named('Parameter').map((child) => [child.attributes.get('name'), child.attributes.get('value') ?? '']),
    ),
  }
}

export function interruptionOf(value: string | boolean | undefined): Interruption {
  const text = String(value ?? 'any')
  if (text === 'true') return 'any'
  if (text === 'false') return 'none'
  return text as Interruption
}

const schema = (why: string) => new Refused(12200, `Schema validation warning: ${why}`)
