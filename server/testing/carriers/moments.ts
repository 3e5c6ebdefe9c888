/** Wakes whoever waits for something to become so. */
export type Moments = {
  changed(): void
  /** Fails after a while, so that a test says what it waited for. */
  until(isSo: () => boolean, what: () => string, withinMs: number): Promise<void>
}

export function createMoments(): Moments {
  const waiting = new Set<() => void>()
  return {
    changed() {
      for (const look of [...waiting]) look()
    },
    until: (isSo, what, withinMs) =>
      new Promise((resolve, reject) => {
        const done = () => {
          clearTimeout(timer)
          waiting.delete(look)
        }
        const timer = setTimeout(() => {
          done()
          reject(new Error(`waited in vain for ${what()}`))
        }, withinMs)
        const look = () => {
          if (!isSo()) return
          done()
          resolve()
        }
        waiting.add(look)
        look()
      }),
  }
}
