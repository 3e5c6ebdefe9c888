import type { Exchange } from '../exchange.ts'
import { readTwiml, type Verb } from '../markup/twiml.ts'
import { openLine } from '../relay/line.ts'
import { wordMs } from '../relay/voice.ts'
import { Refused } from '../violations.ts'
import { type Call, type Instructions, isOver } from './call.ts'
import type { Answer, Delivery } from './delivery.ts'

/** Does what the product's documents say, one after the other, until nothing is left or the call is over. */
export async function follow(exchange: Exchange, { deliver }: Delivery, call: Call): Promise<void> {
  let next: Instructions | null = call.redirectedTo ?? call.order.instructions
  while (next && !isOver(call)) {
    call.redirectedTo = null
    call.turn = new AbortController()
    const until = AbortSignal.any([call.turn.signal, call.over.signal])
    const verbs: Verb[] = 'verbs' in next ? next.verbs : await asked(next)
    const answered: Verb[] | null = await performed(verbs, until)
    next = call.redirectedTo ?? (answered && { verbs: answered })
  }

  async function asked({ url, method }: { url: string; method: string }) {
    return verbsIn(await deliver('instructions', call, url, exchange.vendor.fields.instructions(call), method))
  }

  /** What the product answered to the last of them, if that was asked for. */
  async function performed(verbs: Verb[], until: AbortSignal): Promise<Verb[] | null> {
    for (const verb of verbs) {
      if (until.aborted) return null
      switch (verb.is) {
        case 'hang-up':
          return null
        case 'pause':
          await exchange.clock.sleep(verb.ms, until)
          break
        case 'say':
          await say(verb.words, until)
          break
        case 'connect': {
          const outcome = await openLine(exchange, call, { ...verb.relay }, until).over
          if (call.redirectedTo || !verb.action) break
          const told = await deliver('relay-over', call, verb.action, exchange.vendor.fields.relayOver(call, outcome))
          return isOver(call) ? null : verbsIn(told)
        }
      }
    }
    return null
  }

  async function say(words: string, until: AbortSignal) {
    call.heard.push('')
    call.isReadingOut = true
    for (const word of words.match(/\S+\s*/g) ?? []) {
      if (!(await exchange.clock.sleep(wordMs, until))) break
      call.heard[call.heard.length - 1] += word
      call.moments.changed()
    }
    call.isReadingOut = false
    call.moments.changed()
  }

  function verbsIn(answer: Answer | null): Verb[] {
    if (!answer || answer.status === 204) return []
    try {
      if (!/\b(text|application)\/xml\b/.test(answer.type))
        throw new Refused(12300, `Invalid Content-Type: ${answer.type}`)
      return readTwiml(answer.body, exchange.vendor.name)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      exchange.complain('markup', `${error.code} ${error.message}`, call)
      return []
    }
  }
}
