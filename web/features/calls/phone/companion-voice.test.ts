import { expect, test, vi } from 'vitest'
import { createCompanionVoice } from './companion-voice.ts'
import { type Mouth, silentMouth } from './mouth.ts'

/** A voice that speaks when the test says so. */
function slowMouth() {
  const spoken: string[] = []
  let current: Parameters<Mouth['say']>[1] | undefined
  const mouth: Mouth = {
    isSilent: () => false,
    open: () => undefined,
    say: (words, on) => {
      spoken.push(words)
      current = on
      return () => {
        current = undefined
      }
    },
  }
  return { mouth, spoken, reach: (character: number) => current?.reached(character), finish: () => current?.done() }
}

function listenTo(mouth: Mouth) {
  const log: string[] = []
  const voice = createCompanionVoice(mouth, {
    started: () => log.push('started'),
    word: () => undefined,
    played: (words) => log.push(`played ${words.trim()}`),
    stopped: () => log.push('stopped'),
  })
  return { voice, log }
}

test('a sentence is spoken as soon as it is whole, the rest with the last token', () => {
  const { mouth, spoken, finish } = slowMouth()
  const { voice, log } = listenTo(mouth)
  voice.hear('Good even', false)
  expect(spoken).toEqual([])
  voice.hear('ing. How was', false)
  expect(spoken).toEqual(['Good evening.'])
  voice.hear(' it?', true)
  finish()
  finish()
  expect(log).toEqual(['started', 'played Good evening.', 'played How was it?', 'stopped'])
})

test('whoever is interrupted has said the words before the one that was reached', () => {
  const { mouth, reach, finish } = slowMouth()
  const { voice, log } = listenTo(mouth)
  voice.hear('Good evening. What stays with you today?', true)
  finish()
  reach(12)
  expect(voice.interrupt()).toBe('Good evening. What stays')
  expect(log.at(-1)).toBe('stopped')
  expect(voice.interrupt()).toBeNull()
})

test('a voice that does not tell where it is, is measured by the time', () => {
  vi.useFakeTimers()
  const { mouth } = slowMouth()
  const { voice } = listenTo(mouth)
  voice.hear('What stays with you today?', true)
  vi.advanceTimersByTime(850)
  expect(voice.interrupt()).toBe('What stays')
})

test('tokens still on their way after an interruption are not spoken, the answer that follows is', () => {
  const { mouth, spoken } = slowMouth()
  const { voice } = listenTo(mouth)
  voice.hear('One sentence. Another', false)
  voice.interrupt()
  expect(voice.hear(' sentence that came late.', false)).toBe(false)
  voice.expectReply()
  expect(voice.hear('I see.', true)).toBe(true)
  expect(spoken).toEqual(['One sentence.', 'I see.'])
})

test('newer words take the place of what was still to be said, where they may', () => {
  const { mouth, spoken, finish } = slowMouth()
  const { voice } = listenTo(mouth)
  voice.hear('Good evening. It is good to hear you.', true)
  voice.hear('How was your day?', true, true)
  finish()
  finish()
  voice.hear('I see. Go on.', true)
  finish()
  expect(spoken).toEqual(['Good evening.', ' It is good to hear you.', 'How was your day?', 'I see.', ' Go on.'])
})

test('without a voice the reading time passes before it counts as said', () => {
  vi.useFakeTimers()
  const { voice, log } = listenTo(silentMouth)
  voice.hear('What stays with you?', true)
  expect(log).toEqual(['started'])
  vi.advanceTimersByTime(2000)
  expect(log).toEqual(['started', 'played What stays with you?', 'stopped'])
})

test('whoever answers in writing has read it all', () => {
  vi.useFakeTimers()
  const { voice, log } = listenTo(silentMouth)
  voice.hear('Good evening. What stays with you?', true)
  voice.skip()
  expect(log).toEqual(['started', 'played Good evening. What stays with you?', 'stopped'])
})

test('a farewell is heard to its end', () => {
  const { mouth, finish } = slowMouth()
  const { voice } = listenTo(mouth)
  const then = vi.fn()
  voice.hear('Good night.', true)
  voice.onceQuiet(then)
  expect(then).not.toHaveBeenCalled()
  finish()
  expect(then).toHaveBeenCalledOnce()
})
