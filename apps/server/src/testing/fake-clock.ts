import type { Clock } from '../lib/clock.ts'

/** A clock that stands still until a test moves it. */
export class FakeClock implements Clock {
  #now: Date

  constructor(start: string) {
    this.#now = new Date(start)
  }

  now(): Date {
    return new Date(this.#now)
  }

  advance(milliseconds: number): void {
    this.#now = new Date(this.#now.getTime() + milliseconds)
  }
}
