import type { CarrierName } from '../vendor.ts'

export type Check = (value: string) => boolean

const anything: Check = () => true
const oneOf =
  (...values: string[]): Check =>
  (value) =>
    values.includes(value)
const flag = oneOf('true', 'false')
const interruption = oneOf('none', 'dtmf', 'speech', 'any', 'true', 'false')
const language: Check = (value) => /^[a-z]{2,3}(-[A-Za-z0-9]{2,4})*$|^multi$/.test(value)
const between =
  (least: number, most: number): Check =>
  (value) =>
    /^\d+(\.\d+)?$/.test(value) && Number(value) >= least && Number(value) <= most
const everyWord =
  (...values: string[]): Check =>
  (value) =>
    value.split(/\s+/).every((word) => values.includes(word))

const socketAddress =
  (schemes: readonly string[]): Check =>
  (value) => {
    if (!URL.canParse(value)) return false
    const { protocol, hostname } = new URL(value)
    const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
    return schemes.includes(protocol) || (protocol === 'ws:' && isHere)
  }

const twilio: Record<string, Check> = {
  url: socketAddress(['wss:']),
  welcomeGreeting: anything,
  welcomeGreetingInterruptible: interruption,
  language,
  ttsLanguage: language,
  transcriptionLanguage: language,
  ttsProvider: oneOf('Google', 'Amazon', 'ElevenLabs'),
  voice: anything,
  transcriptionProvider: oneOf('Deepgram', 'Google'),
  speechModel: anything,
  interruptible: interruption,
  interruptSensitivity: oneOf('low', 'medium', 'high'),
  reportInputDuringAgentSpeech: oneOf('none', 'dtmf', 'speech', 'any'),
  preemptible: flag,
  dtmfDetection: flag,
  speechTimeout: (value) => value === 'auto' || (/^\d+$/.test(value) && between(600, 5000)(value)),
  eotThreshold: between(0.5, 0.9),
  partialPrompts: flag,
  ignoreBackchannel: flag,
  hints: anything,
  events: everyWord('speaker-events', 'tokens-played', 'debugging', 'config-updated'),
  debug: everyWord('speaker-events', 'tokens-played', 'debugging'),
  deepgramSmartFormat: flag,
  elevenlabsTextNormalization: oneOf('on', 'auto', 'off'),
  profanityFilter: flag,
  backgroundNoiseReduction: anything,
  intelligenceService: anything,
  conversationConfiguration: anything,
  conversationId: anything,
  applicationReconnect: flag,
  echoPromptFiltering: flag,
  turnDetection: anything,
}

const telnyx: Record<string, Check> = {
  url: socketAddress(['wss:', 'ws:']),
  welcomeGreeting: anything,
  welcomeGreetingInterruptible: interruption,
  voice: anything,
  language,
  transcriptionProvider: anything,
  interruptible: interruption,
  dtmfDetection: flag,
  backgroundAudioType: anything,
  backgroundAudioValue: anything,
}

const languageOf: Record<string, Check> = {
  code: language,
  ttsProvider: anything,
  voice: anything,
  transcriptionProvider: anything,
  speechModel: anything,
}

/** What may stand in each element, by carrier. Real carriers ignore the rest without a word; here it is a complaint. */
export const attributesOf: Record<CarrierName, Record<string, Record<string, Check>>> = {
  twilio: vocabulary(twilio),
  telnyx: vocabulary(telnyx),
}

function vocabulary(relay: Record<string, Check>): Record<string, Record<string, Check>> {
  const webAddress: Check = (value) => /^https?:\/\//.test(value) && URL.canParse(value)
  return {
    Response: {},
    Connect: { action: webAddress, method: oneOf('POST', 'GET') },
    ConversationRelay: relay,
    Language: languageOf,
    Parameter: { name: (value) => value !== '', value: anything },
    Say: { voice: anything, language, loop: between(0, 1000) },
    Pause: { length: between(0, 600) },
    Hangup: {},
  }
}
