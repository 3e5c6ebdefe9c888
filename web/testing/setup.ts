import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

// Screens load lazily, and a busy machine takes its time to compile them.
configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 20_000 })
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

// What jsdom does not have.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true
}
HTMLDialogElement.prototype.close = function close() {
  this.open = false
}
window.matchMedia = (query) => Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList
window.scrollTo = () => undefined
Element.prototype.scrollIntoView = () => undefined
globalThis.IntersectionObserver = class {
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  const { calls } = vi.mocked(console.error).mock
  vi.restoreAllMocks()
  expect(calls.map((words) => words.join(' '))).toEqual([])
})
