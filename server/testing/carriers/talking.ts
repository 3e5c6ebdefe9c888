import type { Interface } from 'node:readline/promises'
import { isOver, isStill } from './calls/call.ts'
import type { Behaviour } from './people/behaviour.ts'
import type { Phone } from './people/phone.ts'

const help =
  'Type what you say. /press 1 presses a key, /interrupt … speaks over the other side, /hang up ends the call.'

/** The one at the terminal is called: what is typed is said, what is said is printed. */
export function typed(terminal: Interface, print: (line: string) => void): Behaviour {
  return async (phone) => {
    print(`The phone rings (${phone.number}). Enter answers, n declines.`)
    if ((await asked(terminal)) === 'n') return phone.declines()
    await phone.answers({ afterMs: 0 })
    print(help)
    const printing = prints(phone, print)
    while (!isOver(phone.call)) {
      const line = await asked(terminal, phone.call.over.signal)
      if (line) await does(phone, line).catch((error: Error) => print(`(${error.message})`))
    }
    await printing
    print(`The call is over, after ${phone.call.seconds} seconds.`)
  }
}

/** Answers by itself and says a few things about a day, for who wants to watch a whole call. */
export function talkative(print: (line: string) => void): Behaviour {
  const lines = [
    'Yes, now is a good time.',
    'I finally finished the garden fence.',
    'I am proud of it.',
    'A seven, I think.',
  ]
  return async (phone) => {
    print(`${phone.number} rings`)
    await phone.answers()
    const printing = prints(phone, print)
    for (const line of lines) {
      await phone.listens()
      print(`  you: ${line}`)
      await phone.says(line)
    }
    await phone.listens()
    await phone.hangsUp()
    await printing
    print(`${phone.number} hung up, after ${phone.call.seconds} seconds`)
  }
}

function does(phone: Phone, line: string): Promise<unknown> {
  const [, command, rest = ''] = /^\/(press|interrupt|hang) ?(.*)$/.exec(line) ?? []
  switch (command) {
    case 'press':
      return phone.presses(rest)
    case 'interrupt':
      return phone.saysOver(rest)
    case 'hang':
      return phone.hangsUp()
    default:
      return phone.says(line)
  }
}

/** Each utterance once it has been spoken, or broken off. */
async function prints({ call }: Phone, print: (line: string) => void) {
  let printed = 0
  const isSpoken = () => call.heard.length > printed + 1 || (call.heard.length > printed && isStill(call))
  while (!isOver(call)) {
    await call.moments.until(
      () => isSpoken() || isOver(call),
      () => 'words',
      24 * 3_600_000,
    )
    for (; printed < call.heard.length && (isSpoken() || isOver(call)); printed += 1) {
      print(`  journal: ${call.heard[printed]?.trim()}`)
    }
  }
}

async function asked(terminal: Interface, signal?: AbortSignal): Promise<string> {
  return terminal.question('> ', { signal }).catch(() => '')
}
