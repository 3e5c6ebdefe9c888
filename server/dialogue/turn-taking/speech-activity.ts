/** Who can be heard. Times are milliseconds since the call was answered. */
export type Line = {
  voice: Voice | null
  /** This phone tells when the companion is heard, so words it has not announced were not heard. */
  announces: boolean
  /** The person is taken to be speaking until then. */
  personUntil: number
  /** Silence is counted from here; in the future while somebody speaks. */
  quietFrom: number
}

/** The companion's last words on their way to the person's ear. */
type Voice = { words: string; saidAt: number; isOn: boolean; hasBegun: boolean; endsAt: number; isReprompt: boolean }

/** As people and voices speak. */
export const wordMs = 400
/** Between our sending words and the first being heard, where the phone does not say. */
export const firstWordMs = 700
/** Where it does say, but has not: by now it is silent for another reason than being slow. */
const announcedMs = 3_000
/** A missed "off" must not make the companion speak for ever. */
const missedOffMs = 4_000
const missedPersonOffMs = 60_000
/** A partial result is followed by another, or by the whole, sooner than this. */
const partialMs = 5_000

export const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length

const playingTimeMs = (words: string) => wordsIn(words) * wordMs + 1000

export const silentLine = (at: number): Line => ({ voice: null, announces: false, personUntil: 0, quietFrom: at })

export function said(line: Line, words: string, at: number, isReprompt: boolean): Line {
  const queued = line.voice?.isOn === true && line.voice.endsAt > at
  const endsAt = Math.max(at, queued ? (line.voice?.endsAt ?? at) : at) + playingTimeMs(words)
  const voice = { words, saidAt: at, isOn: queued, hasBegun: queued, endsAt, isReprompt }
  // A nudge does not start the silence anew: the second comes 18 s after the question, not after the first nudge.
  return { ...line, voice, quietFrom: isReprompt ? line.quietFrom : endsAt }
}

/** The same words go on. */
export function saidMore(line: Line, words: string, at: number): Line {
  if (!line.voice || line.voice.endsAt <= at) return said(line, words, at, false)
  const endsAt = line.voice.endsAt + wordsIn(words) * wordMs
  return { ...line, voice: { ...line.voice, words: `${line.voice.words} ${words}`, endsAt }, quietFrom: endsAt }
}

export function companionSounds(line: Line, on: boolean, at: number): Line {
  const { voice } = line
  if (!voice) return { ...line, announces: true }
  // The end of words that were cut before is not the end of these.
  if (!on && !voice.isOn) return { ...line, announces: true }
  const endsAt = on ? Math.max(voice.endsAt, at + playingTimeMs(voice.words)) + missedOffMs : at
  const quietFrom = voice.isReprompt ? line.quietFrom : Math.max(endsAt, line.personUntil)
  return { ...line, announces: true, quietFrom, voice: { ...voice, isOn: on, hasBegun: true, endsAt } }
}

export function personSounds(line: Line, on: boolean, at: number): Line {
  const personUntil = on ? at + missedPersonOffMs : at
  return { ...line, personUntil, quietFrom: Math.max(at, personUntil) }
}

export function personIsSpeaking(line: Line, at: number): Line {
  const personUntil = Math.max(line.personUntil, at + partialMs)
  return { ...line, personUntil, quietFrom: personUntil }
}

export function silenced(line: Line, at: number): Line {
  if (!line.voice) return line
  return { ...line, voice: { ...line.voice, isOn: false, hasBegun: true, endsAt: Math.min(line.voice.endsAt, at) } }
}

export const isPlaying = (line: Line, at: number) => line.voice !== null && at < line.voice.endsAt
export const isPersonSpeaking = (line: Line, at: number) => at < line.personUntil

/** The companion has answered, and not a word of it has been heard yet. */
export function isUnheard({ voice, announces }: Line, at: number): boolean {
  if (!voice || voice.hasBegun || at >= voice.endsAt) return false
  return at < voice.saidAt + (announces ? announcedMs : firstWordMs)
}
