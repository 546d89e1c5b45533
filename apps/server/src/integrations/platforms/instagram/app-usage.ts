import { z } from 'zod'
import type { Clock } from '../../../lib/clock.ts'
import { hours, minutes } from '../../../lib/durations.ts'
import { LenientNumber, lenientList } from '../answer-shapes.ts'

/** Percent of an allowance, as Meta counts its calls, their time and their processor time. */
const Usage = z.object({
  call_count: LenientNumber,
  total_time: LenientNumber,
  total_cputime: LenientNumber,
  /** Minutes. */
  estimated_time_to_regain_access: LenientNumber,
})
const UsageByAccount = z.record(z.string(), lenientList(Usage))

/** From here on only what is asked for is asked, from there on nothing: at 100 Meta blocks, and a blocked call prolongs the block. */
const highPercent = 80
const stopPercent = 95

/** Meta counts the last hour; what it said longer ago says nothing. */
const memory = hours(1)
/** Enough for the count of the last hour to fall by a few percent. */
const rest = minutes(5)

/** Share of Meta's allowance in use, as reported in response headers. */
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

  /** Whether so much is used that only the necessary should be asked for. */
  isHigh(): boolean {
    return this.#percent >= highPercent && this.#clock.now().getTime() < this.#notedAt.getTime() + memory
  }

  /** Until when nothing should be asked for; undefined: one may ask. */
  findRest(): Date | undefined {
    const until = new Date(this.#notedAt.getTime() + rest)
    return this.#percent >= stopPercent && this.#clock.now() < until ? until : undefined
  }
}

/** How long Meta says that a blocked account stays blocked, in milliseconds. */
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
