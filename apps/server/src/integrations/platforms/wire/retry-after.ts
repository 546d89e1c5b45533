import { days, seconds } from '../../../lib/durations.ts'

/** No service is believed that wants to be left alone for longer. */
const longestWait = days(1)

/** The wait that a `Retry-After` header asks for, in milliseconds; undefined where there is none that can be read. */
export function readRetryAfter(headers: Headers, now: Date): number | undefined {
  const value = headers.get('retry-after')?.trim()
  if (!value) return undefined
  const wait = /^\d+$/.test(value) ? seconds(Number(value)) : Date.parse(value) - now.getTime()
  return Number.isNaN(wait) ? undefined : Math.min(Math.max(wait, 0), longestWait)
}
