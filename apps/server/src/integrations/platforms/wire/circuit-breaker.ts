import type { Clock } from '../../../lib/clock.ts'
import type { PlatformErrorKind } from '../../../modules/discovery/platforms/platform-port.ts'
import type { WireTiming } from './wire-timing.ts'

/** Reason and end of a pause in which the platform gets no requests. */
export interface Rest {
  readonly kind: PlatformErrorKind
  readonly message: string
  readonly until: Date
}

/**
 * Leaves a platform alone that keeps failing. It lives in one node's memory: it spares time and requests, nothing depends on
 * it.
 */
export class CircuitBreaker {
  readonly #clock: Clock
  readonly #timing: WireTiming
  #failures = 0
  #rest: Rest | undefined
  #isProbing = false

  constructor(clock: Clock, timing: WireTiming) {
    this.#clock = clock
    this.#timing = timing
  }

  /** Asks to make a request; a rest in the answer means: do not. After a rest one request goes out to see, the others wait. */
  enter(): Rest | undefined {
    if (!this.#rest) return undefined
    if (this.#isProbing || this.#clock.now() < this.#rest.until) return this.#rest
    this.#isProbing = true
    return undefined
  }

  /** The request ended with an answer that makes sense, if only "too fast". */
  succeed(): void {
    this.#failures = 0
    this.#rest = undefined
    this.#isProbing = false
  }

  /** The request failed. */
  fail(kind: PlatformErrorKind, message: string): void {
    this.#isProbing = false
    if (kind === 'key_rejected') this.restUntil(this.#in(this.#timing.restAfterRefusal), kind, message)
    else if (kind !== 'unavailable' && kind !== 'bad_answer') this.succeed()
    else if (++this.#failures >= this.#timing.failuresToRest) {
      this.restUntil(this.#in(this.#timing.rest), 'unavailable', message)
    }
  }

  /** Sends no requests to the platform until then. */
  restUntil(until: Date, kind: PlatformErrorKind, message: string): void {
    this.#rest = { kind, message, until }
  }

  /** The request was given up by the one who made it, which says nothing about the platform. */
  abandon(): void {
    this.#isProbing = false
  }

  #in(duration: number): Date {
    return new Date(this.#clock.now().getTime() + duration)
  }
}
