import type { Message } from '@troupe/contract/messages/message'
import type { Clock } from '../../../lib/clock.ts'
import type { PlatformErrorKind } from '../../../modules/discovery/platforms/platform-port.ts'
import type { WireTiming } from './wire-timing.ts'

/** Reason and end of a pause during which the platform receives no requests. */
export interface Rest {
  readonly kind: PlatformErrorKind
  readonly said: Message
  readonly until: Date
}

/**
 * Pauses requests to a platform that keeps failing. The state is in one node's memory: it saves time and requests, and
 * nothing depends on it.
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

  /**
   * Asks to make a request; if a rest is returned, do not make it. After a rest one request probes the platform while
   * others wait.
   */
  enter(): Rest | undefined {
    if (!this.#rest) return undefined
    if (this.#isProbing || this.#clock.now() < this.#rest.until) return this.#rest
    this.#isProbing = true
    return undefined
  }

  /** Reports a request with a meaningful answer, even if it is only "too fast". */
  succeed(): void {
    this.#failures = 0
    this.#rest = undefined
    this.#isProbing = false
  }

  /** Reports a failed request. */
  fail(kind: PlatformErrorKind, said: Message): void {
    this.#isProbing = false
    if (kind === 'key_rejected') this.restUntil(this.#in(this.#timing.restAfterRefusal), kind, said)
    else if (kind !== 'unavailable' && kind !== 'bad_answer') this.succeed()
    else if (++this.#failures >= this.#timing.failuresToRest) {
      this.restUntil(this.#in(this.#timing.rest), 'unavailable', said)
    }
  }

  /** Sends no requests to the platform until the given time. */
  restUntil(until: Date, kind: PlatformErrorKind, said: Message): void {
    this.#rest = { kind, said, until }
  }

  /** Reports a request that its caller cancelled, which says nothing about the platform. */
  abandon(): void {
    this.#isProbing = false
  }

  #in(duration: number): Date {
    return new Date(this.#clock.now().getTime() + duration)
  }
}
