import { notifications } from '@mantine/notifications'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { reducedMotion, setMatchingMedia } from './media.ts'
import './diagnostics/quick-diagnostics.ts'

// Browser features that Mantine and the editor need and jsdom lacks.
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
// Mantine hides popovers of elements without a size, because it takes them for scrolled out of view.
window.Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 10, 10)
Object.defineProperties(document.documentElement, {
  clientWidth: { get: () => window.innerWidth, configurable: true },
  clientHeight: { get: () => window.innerHeight, configurable: true },
})
// The editor measures its text to scroll to what is typed.
window.Range.prototype.getClientRects = () => document.createElement('i').getClientRects()
window.Range.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 10, 10)
window.HTMLElement.prototype.scrollIntoView = () => undefined
window.scrollTo = () => undefined
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })
window.HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true
}
window.HTMLDialogElement.prototype.close = function close() {
  this.open = false
}

// Chunks are loaded and compiled on demand, which is slow on a busy machine.
configure({ asyncUtilTimeout: 30_000 })
vi.setConfig({ testTimeout: 90_000 })

// A warning fails the test in which it appears. So does a network call that no test replaced.
let noise: string[] = []

/** Duration of a frame in jsdom, rounded up. */
const frameMs = 17

beforeEach(() => {
  noise = []
  // Motion is disabled, except in tests about it.
  setMatchingMedia(reducedMotion)
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts) => {
      noise.push(`console.${level}: ${parts.map(String).join(' ')}`)
    })
  }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    noise.push(`unhandled fetch: ${String(input)}`)
    throw new TypeError('The network is not available in tests')
  })
})

afterEach(() => {
  cleanup()
  notifications.clean()
  // A page that changes with an element in focus has made jsdom set a timer; lost with a fake clock, it sets no other, and
  // the tests that follow would have no animation frames.
  if (vi.isFakeTimers()) vi.advanceTimersByTime(frameMs)
  vi.useRealTimers()
  vi.restoreAllMocks()
  window.localStorage.clear()
  window.sessionStorage.clear()
  if (noise.length > 0) throw new Error(noise.join('\n'))
})
