import { days, seconds } from '../../../lib/durations.ts'

/** Longest wait accepted from a service. */
const longestWait = days(1)

/** Returns the wait requested by a `Retry-After` header in milliseconds; undefined if there is no valid one. */
export function readRetryAfter(headers: Headers, now: Date): number | undefined {
  const value = headers.get('retry-after')?.trim()
  if (!value) return undefined
  const wait = /^\d+$/.test(value) ? seconds(Number(value)) : Date.parse(value) - now.getTime()
  return Number.isNaN(wait) ? undefined : Math.min(Math.max(wait, 0), longestWait)
}
