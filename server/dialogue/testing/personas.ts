import type { Deed, Persona } from './caller.ts'

/** Numbers that look thrown, the same for the same seed. */
export function dice(seed: number): () => number {
  let state = Math.imul(seed + 1, 2654435761) ^ (seed << 13)
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 1013904223
    return (state >>> 0) / 2 ** 32
  }
}

const asksForMood = /one to ten|one or nearer ten/i
const asksToAdd = /add anything|like to add|anything else you want|left out|one more thing/i

type Telling = { lines: readonly string[]; seed: number }
export type Kind = (telling: Telling) => Persona

/** Says a line after each turn of the companion; answers the closing questions; then is silent. */
function telling(
  lines: readonly string[],
  deedsFor: (line: string, roll: () => number) => readonly Deed[],
  seed: number,
): Persona {
  const roll = dice(seed)
  let at = 0
  return {
    reacts: (said) => {
      if (asksForMood.test(said))
        return [
          {
            afterMs: 1_500,
            says: ['seven', 'A six.', 'four or five', 'I don’t know'][Math.floor(roll() * 4)] ?? 'six',
          },
        ]
      if (asksToAdd.test(said)) return [{ afterMs: 1_000, says: roll() < 0.7 ? 'No.' : 'Yes' }]
      const line = lines[at]
      at += 1
      return line === undefined ? [{ afterMs: 1_000, says: 'That’s it.' }] : deedsFor(line, roll)
    },
  }
}

const halves = (line: string, share: number) => {
  const words = line.split(' ')
  const middle = Math.max(1, Math.floor(words.length * share))
  return [words.slice(0, middle).join(' '), words.slice(middle).join(' ')] as const
}

const wordMs = 400
const unmarked = (line: string) => line.toLowerCase().replace(/[.,!?;:…]/g, '')

/**
 * One sentence with a pause for thought anywhere in it, which the recogniser takes for its end: half of them where a
 * thought may pause, before "and" or "because", the others after any word at all.
 */
function inPieces(line: string, roll: () => number, isMarked: boolean): Deed[] {
  const words = line.split(/\s+/).filter(Boolean)
  if (words.length < 6) return [{ afterMs: 1_000, says: line }]
  const joints = words.flatMap((word, at) =>
    at > 1 && /^(?:and|but|because|so|when|that|with|to)$/i.test(word) ? at : [],
  )
  const anywhere = 2 + Math.floor(roll() * (words.length - 3))
  const at = roll() < 0.5 ? (joints[Math.floor(roll() * joints.length)] ?? anywhere) : anywhere
  const [first, second] = [words.slice(0, at).join(' '), words.slice(at).join(' ')]
  // So long a silence makes the recogniser give out what it has; thinking takes up to three seconds more.
  const thinking = 300 + roll() * 2_700
  const heard = 1_000 + at * wordMs
  return [
    { afterMs: heard, says: isMarked ? first.replace(/,$/, '') : first, isHalf: true },
    { afterMs: heard + thinking, startsSpeaking: true },
    { afterMs: heard + thinking + (words.length - at) * wordMs, says: second },
  ]
}

export const personas: Readonly<Record<string, Kind>> = {
  talkative: ({ lines, seed }) => telling(lines, (line, roll) => [{ afterMs: 500 + roll() * 2_000, says: line }], seed),
  terse: ({ seed }) =>
    telling(
      ['Fine.', 'Work.', 'Tired.', 'Not really.', 'I don’t know.', 'Yes.', 'no', 'my boss', 'Nothing.', 'Okay.'],
      (line, roll) => [{ afterMs: 800 + roll() * 3_000, says: line }],
      seed,
    ),
  silent: () => ({ reacts: () => [] }),
  thinker: ({ lines, seed }) =>
    telling(
      lines,
      (line, roll) => {
        const [first, second] = halves(line, 0.4)
        const pause = 1_000 + roll() * 9_000
        return [
          { afterMs: 4_000, says: 'Hmm, let me think.' },
          { afterMs: 9_000, says: `${first} and`, isHalf: true },
          ...(second ? [{ afterMs: 9_000 + pause, says: second }] : []),
        ]
      },
      seed,
    ),
  'in pieces': ({ lines, seed }) => telling(lines, (line, roll) => inPieces(line, roll, true), seed),
  'in pieces, unmarked': ({ lines, seed }) =>
    telling(lines, (line, roll) => inPieces(unmarked(line), roll, false), seed),
  interrupter: ({ lines, seed }) =>
    telling(
      lines,
      (line, roll) => [
        roll() < 0.2
          ? { afterMs: 400 + roll() * 2_000, cutsInWith: '' }
          : { afterMs: 200 + roll() * 3_000, cutsInWith: line },
        { afterMs: 2_000, mutters: 'so' },
        { afterMs: 3_000, says: 'and that was that' },
      ],
      seed,
    ),
  mumbler: ({ lines, seed }) =>
    telling(
      lines,
      (line, roll) => {
        const heard = line
          .toLowerCase()
          .replace(/[.,!?]/g, '')
          .split(' ')
          .filter(() => roll() > 0.15)
        const cut = Math.floor(heard.length / 2)
        return [
          { afterMs: 900, mutters: heard.slice(0, 2).join(' ') },
          { afterMs: 2_000, says: `um ${heard.slice(0, cut).join(' ')} uh` },
          ...(cut > 0 ? [{ afterMs: 2_900, says: `${heard.slice(cut).join(' ')} you know` }] : []),
        ]
      },
      seed,
    ),
  'gone early': ({ lines }) =>
    telling(
      lines.slice(0, 1),
      (line) => [
        { afterMs: 1_000, says: line },
        { afterMs: 12_000, says: 'Okay, bye.' },
      ],
      1,
    ),
  'not now': () => telling(['I’m busy right now.'], (line) => [{ afterMs: 900, says: line }], 1),
  'keys only': ({ seed }) => {
    const roll = dice(seed)
    let keys = 0
    return {
      reacts: (said) => {
        keys += 1
        if (asksForMood.test(said))
          return roll() < 0.5
            ? [
                { afterMs: 900, presses: '1' },
                { afterMs: 1_600, presses: '0' },
              ]
            : [{ afterMs: 900, presses: '4' }]
        return [{ afterMs: 1_000, presses: keys > 5 ? '#' : (['0', '1', '5', '*'][Math.floor(roll() * 4)] ?? '0') }]
      },
    }
  },
  'never stops': ({ lines, seed }) => {
    const line = lines[seed % lines.length] ?? 'I went on and on about the meeting.'
    return { reacts: () => [], everyMs: { ms: 3_000, says: `Number #: ${line}` } }
  },
  'hangs up': ({ lines, seed }) => {
    const roll = dice(seed)
    const leavesAt = Math.floor(roll() * 8)
    const before = telling(lines, (line) => [{ afterMs: 900, says: line }], seed)
    return {
      reacts: (said, turn) =>
        turn >= leavesAt ? [{ afterMs: roll() * 3_000, hangsUp: true }] : before.reacts(said, turn),
    }
  },
  leaver: ({ lines, seed }) =>
    telling([...lines.slice(0, 3), 'Sorry, I have to go.'], (line) => [{ afterMs: 1_000, says: line }], seed),
  asker: ({ lines, seed }) =>
    telling(
      [
        'Are you a robot?',
        lines[0] ?? '',
        'What did you say?',
        'How long have we got?',
        'skip',
        'What do you think?',
        lines[1] ?? '',
        'Can you just listen?',
        lines[2] ?? '',
        'Who can hear this?',
        lines[3] ?? '',
      ].filter(Boolean),
      (line) => [{ afterMs: 1_200, says: line }],
      seed,
    ),
}
