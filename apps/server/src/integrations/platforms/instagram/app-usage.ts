import { z } from 'zod'
import type { Clock } from '../../../lib/clock.ts'
import { hours, minutes } from '../../../lib/durations.ts'
import { LenientNumber, lenientList } from '../answer-shapes.ts'

/** Percent of an allowance, by which Meta counts calls, their time and their processor time. */
const Usage = z.object({
  call_count: LenientNumber,
  total_time: LenientNumber,
  total_cputime: LenientNumber,
  /** Minutes. */
  estimated_time_to_regain_access: LenientNumber,
})
const UsageByAccount = z.record(z.string(), lenientList(Usage))

/**
 * From the first percentage on, only necessary requests are sent; from the second on, none. At 100 Meta blocks, and a
 * blocked call prolongs the block.
 */
const highPercent = 80
const stopPercent = 95

/** Meta counts the last hour, so an older report is meaningless. */
const memory = hours(1)
/** Long enough for the count of the last hour to fall by a few percent. */
const rest = minutes(5)

/** The share of Meta's allowance in use, as reported in response headers. */
export class AppUsage {
  readonly #clock: Clock
  #percent = 0
  #notedAt = new Date(0)

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Reads `X-App-Usage` and `X-Business-Use-Case-Usage`; answers without them change nothing. */
  note(headers: Headers): void {
    const figures = readUsages(headers).flatMap((usage) => [usage.call_count, usage.total_time, usage.total_cputime])
    const known = figures.filter((percent) => percent !== undefined)
    if (known.length === 0) return
    this.#percent = Math.max(...known)
    this.#notedAt = this.#clock.now()
  }

  /** Whether usage is so high that only necessary requests should be sent. */
  isHigh(): boolean {
    return this.#percent >= highPercent && this.#clock.now().getTime() < this.#notedAt.getTime() + memory
  }

  /** Time until which no requests should be sent; undefined: they may be sent. */
  findRest(): Date | undefined {
    const until = new Date(this.#notedAt.getTime() + rest)
    return this.#percent >= stopPercent && this.#clock.now() < until ? until : undefined
  }
}

/** Returns for how long Meta says that a blocked account stays blocked, in milliseconds. */
export function readBlockedTime(headers: Headers): number | undefined {
  const estimates = readUsages(headers).map((usage) => usage.estimated_time_to_regain_access ?? 0)
  const longest = Math.max(0, ...estimates)
  return longest > 0 ? minutes(longest) : undefined
}

function readUsages(headers: Headers): z.output<typeof Usage>[] {
  const app = Usage.safeParse(readJson(headers.get('x-app-usage')))
  const accounts = UsageByAccount.safeParse(readJson(headers.get('x-business-use-case-usage')))
  return [...(app.success ? [app.data] : []), ...(accounts.success ? Object.values(accounts.data).flat() : [])]
}

function readJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
