import { begin, next } from '../engine.ts'
import { plainVoice } from '../phrases/en/plain-voice.ts'
import type { Conversation } from '../state.ts'
import { wordsIn } from '../turn-taking/speech-activity.ts'
import type { Effect, EndReason, Event, LeadPart, Opening, Turn } from '../turns.ts'

/** What a person does once the companion has been heard, counted from the end of its words. */
export type Deed = {
  afterMs: number
} /** `isHalf`: the sentence is not at its end, though the speaker pauses and the recogniser takes it for one. */ & (
  | { says: string; isHalf?: boolean }
  | { startsSpeaking: true }
  | { mutters: string }
  | { presses: string }
  /** Counted from the beginning of its words. */
  | { cutsInWith: string }
  | { hangsUp: true }
  /** Counted from the beginning of its words. */
  | { hangsUpOn: true }
  /** What the carrier makes of the voice. */
  | { isCalledMachine: true }
)
export type Persona = {
  /** From the moment it is picked up. */
  picksUp?: readonly Deed[]
  reacts: (said: string, turn: number) => readonly Deed[]
  everyMs?: { ms: number; says: string }
}

/** Whether the phone tells when somebody is heard, as carriers with speaker events and our own page do. */
export type Phone = { announces: boolean; ttsMs: number; cannotTakeBack?: boolean }

/** What a model says where these words stand by, and when; null where it never answers. */
export type Model = (fallback: string, request: number) => { afterMs: number; parts: readonly LeadPart[] } | null

export type Play = {
  opening: Opening
  call: Conversation
  stored: Turn[]
  effects: { at: number; effect: Effect }[]
  /** Every final utterance and when it was said. */
  uttered: { words: string; at: number; isHalf: boolean }[]
  /** Everything of the companion that could be heard, as far as it was. */
  heard: string[]
  endedAt: number
  reason: EndReason | null
  endedBy: 'companion' | 'person' | 'nobody'
  farewellPlayedAt: number | null
  /** What was begun while more than a few words were still to be heard on a phone that takes nothing back. */
  overItself: string[]
}

export const anOpening = (more: Partial<Opening> = {}): Opening => ({
  name: 'Sam',
  companion: 'Journal',
  voice: plainVoice,
  help: {
    line: 'You can call or text the Suicide and Crisis Lifeline at nine eight eight.',
    emergency: 'nine one one',
  },
  maxCallMs: 600_000,
  recentQuestions: [],
  hour: 19,
  seed: 1,
  ...more,
})

const wordMs = 400
const fewWords = 5
/** Between the sentences of a model. */
const betweenPartsMs = 300
const playMs = (words: string) => words.split(' ').length * wordMs

/** Plays a whole call against the rules on a clock of its own. */
export function simulate(
  opening: Opening,
  persona: Persona,
  phone: Phone = { announces: true, ttsMs: 300 },
  untilMs = opening.maxCallMs + 60_000,
  model: Model | null = null,
): Play {
  const play: Play = {
    opening,
    call: begin({ ...opening, hasModel: model !== null }),
    stored: [],
    effects: [],
    uttered: [],
    heard: [],
    endedAt: untilMs,
    reason: null,
    endedBy: 'nobody',
    farewellPlayedAt: null,
    overItself: [],
  }
  const agenda: { at: number; run: () => void; isCancelled?: () => boolean }[] = []
  let clock = 0
  let alarm: number | null = null
  let isOver = false
  let voice: { words: string; from: number; cycle: number } | null = null
  let cycle = 0
  let turn = 0
  /** Half a sentence is out and its rest will follow, whatever is said meanwhile. */
  let owesTheRest = false

  const later = (at: number, run: () => void) => agenda.push({ at, run })

  function happens(event: Event, isHalf = false) {
    if (isOver) return
    if (event.is === 'heard' && event.final) play.uttered.push({ words: event.words, at: event.at, isHalf })
    const [after, effects] = next(play.call, event)
    play.call = after
    for (const effect of effects) carryOut(effect)
  }

  function carryOut(effect: Effect) {
    play.effects.push({ at: clock, effect })
    if (effect.do === 'save' || effect.do === 'amend') play.stored[effect.position] = effect.turn
    if (effect.do === 'wake') alarm = effect.at
    if (effect.do === 'stop-saying') silences()
    if (effect.do === 'say' && effect.continues && voice) goesOn(effect.words)
    else if (effect.do === 'say') speaks(effect.words)
    if (effect.do === 'lead') leads(effect)
    if (effect.do === 'hang-up') {
      play.reason = effect.reason
      ends('companion')
    }
  }

  /** It answers also where nobody waits any more. */
  function leads({ fallback, request }: Extract<Effect, { do: 'lead' }>) {
    const answer = model?.(fallback, request)
    if (!answer) return
    for (const [index, part] of answer.parts.entries())
      later(clock + answer.afterMs + index * betweenPartsMs, () => happens({ is: 'led', request, part, at: clock }))
  }

  function goesOn(words: string) {
    if (voice) voice.words = `${voice.words} ${words}`
  }

  /** What of it has reached the ear by now. */
  function heardByNow() {
    if (!voice) return ''
    const words = Math.max(0, Math.floor((clock - voice.from) / wordMs))
    return voice.words.split(' ').slice(0, words).join(' ')
  }

  const unheardWords = () => (voice ? wordsIn(voice.words) - wordsIn(heardByNow()) : 0)

  function silences() {
    const words = heardByNow()
    if (words !== '') play.heard.push(words)
    voice = null
  }

  function ends(by: Play['endedBy']) {
    if (isOver) return
    silences()
    isOver = true
    play.endedBy = by
    play.endedAt = clock
  }

  function speaks(words: string) {
    cycle += 1
    const mine = cycle
    const from = clock + phone.ttsMs
    if (opening.cannotTakeBack && unheardWords() > fewWords) play.overItself.push(words)
    silences()
    voice = { words, from, cycle: mine }
    const isMine = () => voice?.cycle === mine
    later(from, () => isMine() && phone.announces && happens({ is: 'speaking', who: 'companion', on: true, at: clock }))
    const deeds = owesTheRest ? [] : persona.reacts(words, turn)
    turn += 1
    for (const deed of deeds) {
      if ('cutsInWith' in deed) later(from + deed.afterMs, () => isMine() && cutsIn(deed.cutsInWith))
      if ('hangsUpOn' in deed) later(from + deed.afterMs, () => isMine() && hangsUp())
    }
    const isHeardOut = (): void => {
      if (!voice || !isMine()) return
      const until = voice.from + playMs(voice.words)
      if (until > clock) return void later(until, isHeardOut)
      silences()
      if (phone.announces) happens({ is: 'speaking', who: 'companion', on: false, at: clock })
      if (/\b(?:goodbye|goodnight|bye)\b/i.test(words)) play.farewellPlayedAt = clock
      for (const deed of deeds)
        if (!('cutsInWith' in deed || 'hangsUpOn' in deed)) later(clock + deed.afterMs, () => acts(deed))
    }
    later(from + playMs(words), isHeardOut)
  }

  function cutsIn(words: string) {
    if (!voice) return
    const heard = heardByNow()
    silences()
    happens({ is: 'interrupted', afterSaying: heard, at: clock })
    if (words !== '') later(clock + playMs(words), () => happens({ is: 'heard', words, final: true, at: clock }))
  }

  function acts(deed: Deed) {
    if (isOver) return
    if ('says' in deed) {
      owesTheRest = deed.isHalf === true
      happens({ is: 'heard', words: deed.says, final: true, at: clock }, deed.isHalf)
    }
    if ('startsSpeaking' in deed) startsSpeaking()
    if ('isCalledMachine' in deed) happens({ is: 'machine', at: clock })
    if ('mutters' in deed) happens({ is: 'heard', words: deed.mutters, final: false, at: clock })
    if ('presses' in deed) happens({ is: 'key', digit: deed.presses, at: clock })
    if ('hangsUp' in deed) hangsUp()
  }

  /** Over the companion's words, if it speaks: then the phone stops them. */
  function startsSpeaking() {
    if (isOver) return
    const heard = heardByNow()
    if (phone.announces) happens({ is: 'speaking', who: 'person', on: true, at: clock })
    if (!voice) return
    silences()
    happens({ is: 'interrupted', afterSaying: heard, at: clock })
  }

  function hangsUp() {
    if (isOver) return
    silences()
    happens({ is: 'hung-up', at: clock })
    play.endedBy = 'person'
  }

  later(0, () => happens({ is: 'connected', at: 0 }))
  for (const deed of persona.picksUp ?? []) later(deed.afterMs, () => acts(deed))
  const { everyMs } = persona
  if (everyMs) {
    const goesOn = (at: number, n: number) =>
      later(at, () => {
        if (isOver) return
        acts({ afterMs: 0, says: everyMs.says.replace('#', String(n)) })
        goesOn(at + everyMs.ms, n + 1)
      })
    goesOn(10_000, 1)
  }

  while (!isOver) {
    agenda.sort((one, other) => one.at - other.at)
    const first = agenda[0]
    const isAlarm: boolean = alarm !== null && alarm <= (first?.at ?? Number.POSITIVE_INFINITY)
    const at: number = isAlarm ? Math.max(clock, alarm ?? 0) : (first?.at ?? Number.POSITIVE_INFINITY)
    if (at > untilMs || play.effects.length > 20_000) break
    clock = at
    if (isAlarm) {
      alarm = null
      happens({ is: 'woken', at: clock })
    } else agenda.shift()?.run()
  }
  return play
}

export function asHeard(play: Play): string {
  const lines = play.stored.map((turn) => {
    const who = turn.speaker === 'person' ? play.opening.name : play.opening.companion
    const does =
      turn.speaker === 'companion'
        ? ` [${turn.intent.does}${turn.intent.question ? ` ${turn.intent.question}` : ''}]`
        : ''
    return `${String(Math.round(turn.at / 1000)).padStart(4)}s ${who}: ${turn.words}${does}`
  })
  return [...lines, `     — ${play.endedBy} ended it at ${Math.round(play.endedAt / 1000)} s: ${play.reason}`].join(
    '\n',
  )
}
