import { days, hours, minutes, seconds } from '../../lib/durations.ts'

/** Pauses after failed attempts. The first attempt is immediate; the eighth and last follows about two days later. */
const pauses = [seconds(30), minutes(5), minutes(30), hours(2), hours(6), hours(12), hours(24)]
/** Spreads retries of deliveries that failed at the same time. */
const jitterShare = 0.1

/** An endpoint that has received nothing for this long is switched off. */
const failingLife = days(3)

/**
 * When a delivery is retried after this number of failed attempts; undefined: never.
 * @param random 0 to 1.
 */
export function toNextAttempt(attempts: number, now: Date, random = Math.random()): Date | undefined {
  const pause = pauses[attempts - 1]
  return pause === undefined ? undefined : new Date(now.getTime() + pause * (1 + jitterShare * random))
}

/** Whether this was the last attempt that is made automatically; attempts by hand have higher numbers. */
export function isLastAttempt(attempts: number): boolean {
  return attempts === pauses.length + 1
}

/** Whether an endpoint has failed for so long that it should be switched off. */
export function isGivenUp(failingSince: Date, now: Date): boolean {
  return now.getTime() - failingSince.getTime() >= failingLife
}
