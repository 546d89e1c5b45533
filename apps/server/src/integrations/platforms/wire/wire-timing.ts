import { minutes, seconds } from '../../../lib/durations.ts'

/** How patient a wire is; times in milliseconds. */
export interface WireTiming {
  /** For one request, its answer included. */
  readonly requestTimeout: number
  /** How often a request that failed is made again. */
  readonly repeats: number
  /** A pause before the first repeat is drawn from 0 to this; before each further one from twice as much. */
  readonly firstPause: number
  /** A platform that wants a longer pause is not waited for. */
  readonly longestPause: number
  /** Failures in a row that open the circuit ... */
  readonly failuresToRest: number
  /** ... for so long. */
  readonly rest: number
  /** So long is a key that was refused not tried again. */
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
