import { type Platform, platformNames } from '@troupe/contract/catalogues/platforms'
import { say } from '@troupe/contract/messages/message'
import type { Clock } from '../../../lib/clock.ts'
import type { Logger } from '../../../lib/logger.ts'
import {
  PlatformError,
  type PlatformUsage,
  type QuotaState,
  type QuotaWindow,
} from '../../../modules/discovery/platforms/platform-port.ts'
import { findQuotaWindow } from './quota-windows.ts'
import { UsageCount } from './usage-count.ts'
import type { QuotaBucket } from './wire-dialect.ts'

interface AllowanceParts {
  readonly usage: PlatformUsage
  readonly clock: Clock
  readonly log: Logger
}

/**
 * Share of an allowance up to which requests do not wait until they are counted: a search makes eight, so a few nodes
 * cannot use up the rest in between. A server that is killed may lose the latest counts.
 */
const carefreeShare = 0.5

/**
 * Counts requests against a platform's allowances, for all nodes together, since platforms do not report their counts.
 */
export class Allowances {
  readonly #platform: Platform
  readonly #buckets: ReadonlyMap<string, QuotaBucket>
  readonly #parts: AllowanceParts
  /**
   * Allowances that the platform reported as used up, with the end of that; needed when the limit is unknown, so that
   * the count says nothing.
   */
  readonly #usedUp = new Map<string, Date>()
  readonly #counts = new Map<string, UsageCount>()

  constructor(platform: Platform, buckets: readonly QuotaBucket[], parts: AllowanceParts) {
    this.#platform = platform
    this.#buckets = new Map(buckets.map((bucket) => [bucket.bucket, bucket]))
    this.#parts = parts
  }

  /** Counts a request. @throws PlatformError `quota_exhausted` when nothing is left, `unavailable` when it cannot be counted. */
  async spend(charge: { readonly bucket: string; readonly units: number }): Promise<void> {
    const bucket = this.#get(charge.bucket)
    const now = this.#parts.clock.now()
    const usedUpUntil = this.#usedUp.get(bucket.bucket)
    if (usedUpUntil && now < usedUpUntil) throw this.#toError(bucket, usedUpUntil)
    const { window, resetsAt } = this.#openWindow(bucket, now)
    const count = this.#getCount(window)
    if (count.isBelow(bucket.limit === undefined ? undefined : bucket.limit * carefreeShare))
      return count.add(charge.units)
    const isCounted = await this.#count(() => count.spend(charge.units, bucket.limit))
    if (!isCounted) throw this.#toError(bucket, resetsAt)
  }

  /** Reverts the count of a request that the platform cannot have counted. */
  giveBack(charge: { readonly bucket: string; readonly units: number }): void {
    const { window } = this.#openWindow(this.#get(charge.bucket), this.#parts.clock.now())
    this.#getCount(window).add(-charge.units)
  }

  /** Marks an allowance as used up, as the platform reported; resolves to the error for the caller. */
  async exhaust(bucketId: string, retryAt: Date | undefined): Promise<PlatformError> {
    const bucket = this.#get(bucketId)
    const { window, resetsAt } = this.#openWindow(bucket, this.#parts.clock.now())
    const until = retryAt ?? resetsAt
    this.#usedUp.set(bucketId, until)
    if (bucket.limit !== undefined) {
      await this.#getCount(window).settle()
      await this.#parts.usage.exhaust(window, bucket.limit).catch((error: unknown) => this.#logFailure(error))
    }
    return this.#toError(bucket, until)
  }

  /**
   * Lists all allowances in their current window. @throws PlatformError `unavailable` when the count cannot be read.
   */
  list(): Promise<QuotaState[]> {
    const now = this.#parts.clock.now()
    return Promise.all(
      [...this.#buckets.values()].map(async (bucket) => {
        const { window, resetsAt } = this.#openWindow(bucket, now)
        await this.#getCount(window).settle()
        const used = await this.#count(() => this.#parts.usage.read(window))
        const { name, limit, isForSearches } = bucket
        return { name, used, limit, isForSearches, resetsAt }
      }),
    )
  }

  /** Returns the count of a bucket's window; that of its previous window is dropped. */
  #getCount(window: QuotaWindow): UsageCount {
    const known = this.#counts.get(window.bucket)
    if (known?.window.startedAt.getTime() === window.startedAt.getTime()) return known
    const count = new UsageCount(window, this.#parts.usage, (error) => this.#logFailure(error))
    this.#counts.set(window.bucket, count)
    return count
  }

  #get(id: string): QuotaBucket {
    const bucket = this.#buckets.get(id)
    if (bucket) return bucket
    throw new PlatformError(this.#platform, 'bad_request', say('platform_error.allowance_unknown', { name: id }))
  }

  #openWindow({ bucket, window: period }: QuotaBucket, now: Date): { window: QuotaWindow; resetsAt: Date } {
    const { startedAt, resetsAt } = findQuotaWindow(period, now)
    return { window: { platform: this.#platform, bucket, startedAt }, resetsAt }
  }

  async #count<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (cause) {
      const said = say('platform_error.uncounted', { platform: platformNames[this.#platform] })
      throw new PlatformError(this.#platform, 'unavailable', said, { cause })
    }
  }

  #logFailure(error: unknown): void {
    this.#parts.log.error({ err: error, platform: this.#platform }, 'what was asked of a platform could not be counted')
  }

  #toError({ name, window }: QuotaBucket, retryAt: Date): PlatformError {
    const key = window === 'hour' ? 'platform_error.hour_used_up' : 'platform_error.day_used_up'
    const said = say(key, { platform: platformNames[this.#platform], quota: name })
    return new PlatformError(this.#platform, 'quota_exhausted', said, { retryAt })
  }
}
