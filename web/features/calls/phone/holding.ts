const channelName = 'calls'
const answerWithinMs = 150

type Message = { type: 'who-holds' | 'held'; callId: number }

/**
 * A browser that duplicates a tab also copies what makes it the same phone, and the two would take the call from each
 * other for ever. So the tab with the handset says so when another asks. (Web Locks would do, but not on plain http.)
 */
export function holdCall(callId: number): () => void {
  const channel = new BroadcastChannel(channelName)
  const tell = () => channel.postMessage({ type: 'held', callId } satisfies Message)
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.type === 'who-holds' && data.callId === callId) tell()
  }
  return () => channel.close()
}

export function isHeldElsewhere(callId: number): Promise<boolean> {
  const channel = new BroadcastChannel(channelName)
  return new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), answerWithinMs)
    channel.onmessage = ({ data }: MessageEvent<Message>) => {
      if (data.type === 'held' && data.callId === callId) resolve(true)
    }
    channel.postMessage({ type: 'who-holds', callId } satisfies Message)
  }).finally(() => channel.close())
}
