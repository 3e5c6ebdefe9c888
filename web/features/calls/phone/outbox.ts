import type { PhoneFrameText } from '#contract/relay.ts'

/**
 * What has to reach the other end, in order and once. A socket can be dead for a while before anybody notices, and what
 * is said into it vanishes; so what was sent is kept, and the server's count of stored turns tells what arrived.
 */
export function createOutbox(transmit: (frame: PhoneFrameText) => void) {
  const waiting: PhoneFrameText[] = []
  let said: PhoneFrameText[] = []
  let isFlowing = false
  /** Turns of this call that were stored before the page could remember them: it may have been reloaded. */
  let heardBefore: number | null = null

  function send(frame: PhoneFrameText) {
    if (becomesTurn(frame)) said.push(frame)
    transmit(frame)
  }

  return {
    add(frame: PhoneFrameText) {
      if (isFlowing) send(frame)
      else waiting.push(frame)
    },
    hold() {
      isFlowing = false
    },
    /** On a new line, when no older one can store any more: `heard` turns are. Says the rest again, then what waited. */
    flow(heard: number) {
      heardBefore ??= heard
      const arrived = heard - heardBefore
      const lost = said.slice(arrived)
      said = said.slice(0, arrived)
      isFlowing = true
      for (const frame of [...lost, ...waiting.splice(0)]) send(frame)
    },
    isFlowing: () => isFlowing,
    /** Nothing was said on this call, so nothing can have been lost. */
    isEmpty: () => said.length === 0 && waiting.length === 0,
  }
}

/** Only what was said to its end, and is something, is stored as a turn; a key is stored as a key. */
function becomesTurn(frame: PhoneFrameText): boolean {
  return frame.type === 'prompt' && frame.last !== false && frame.voicePrompt.trim() !== ''
}
