import { minutes, seconds } from '../../../lib/durations.ts'

/** Timeouts, retries and pauses of a wire; times in milliseconds. */
export interface WireTiming {
  /** Limit for one request, including its answer. */
  readonly requestTimeout: number
  /** Maximum retries of a failed request. */
  readonly repeats: number
  /** Upper bound of the random pause before the first retry; it doubles for each further one. */
  readonly firstPause: number
  /** No retry if the platform requests a longer pause. */
  readonly longestPause: number
  /** Consecutive failures that open the circuit ... */
  readonly failuresToRest: number
  /** ... for this time. */
  readonly rest: number
  /** Time during which a refused key is not tried again. */
  readonly restAfterRefusal: number
}

export const defaultTiming: WireTiming = {
  requestTimeout: seconds(4),
  repeats: 2,
  firstPause: 250,
  longestPause: seconds(2),
  failuresToRest: 5,
  rest: seconds(30),
  restAfterRefusal: minutes(1),
}
