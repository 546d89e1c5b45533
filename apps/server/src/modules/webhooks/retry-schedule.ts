import { days, hours, minutes, seconds } from '../../lib/durations.ts'

/** How long after each failed attempt the next one comes: the first is at once, the eighth after two days the last. */
const pauses = [seconds(30), minutes(5), minutes(30), hours(2), hours(6), hours(12), hours(24)]
/** So that what failed together does not come back together. */
const jitterShare = 0.1

/** An endpoint that nothing has got through to for so long is switched off. */
const failingLife = days(3)

/**
 * When a message is tried again of which so many attempts have failed; undefined: never.
 * @param random 0 to 1.
 */
export function toNextAttempt(attempts: number, now: Date, random = Math.random()): Date | undefined {
  const pause = pauses[attempts - 1]
  return pause === undefined ? undefined : new Date(now.getTime() + pause * (1 + jitterShare * random))
}

/** Whether an endpoint has failed for so long that it is switched off. */
export function isGivenUp(failingSince: Date, now: Date): boolean {
  return now.getTime() - failingSince.getTime() >= failingLife
}
