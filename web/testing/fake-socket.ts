import { vi } from 'vitest'

/** A WebSocket whose other end is the test. */
export class FakeSocket {
  static readonly OPEN = 1
  static all: FakeSocket[] = []
  readonly url: string
  readyState = 0
  sent: unknown[] = []
  closedWith: number | undefined
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  constructor(url: string) {
    this.url = url
    FakeSocket.all.push(this)
  }

  send(frame: string) {
    this.sent.push(JSON.parse(frame))
  }

  close(code: number) {
    if (this.readyState === 3) return
    this.closedWith = code
    this.readyState = 2
  }

  opens() {
    this.readyState = 1
    this.onopen?.()
  }

  says(message: unknown) {
    this.onmessage?.({ data: typeof message === 'string' ? message : JSON.stringify(message) })
  }

  breaks(code = 1006) {
    this.readyState = 3
    this.onclose?.({ code })
  }
}

export function fakeSockets(): FakeSocket[] {
  FakeSocket.all = []
  vi.stubGlobal('WebSocket', FakeSocket)
  return FakeSocket.all
}
