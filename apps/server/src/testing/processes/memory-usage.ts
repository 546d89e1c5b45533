import type { PlatformUsage, QuotaWindow } from '../../modules/discovery/platforms/platform-port.ts'

/** Counts platform requests in memory. */
export class MemoryUsage implements PlatformUsage {
  readonly #used = new Map<string, number>()

  async spend(window: QuotaWindow, units: number, limit: number | undefined): Promise<number | undefined> {
    const used = this.#get(window) + units
    if (limit !== undefined && used > limit) return undefined
    this.#used.set(toKey(window), used)
    return used
  }

  async exhaust(window: QuotaWindow, limit: number): Promise<void> {
    this.#used.set(toKey(window), Math.max(limit, this.#get(window)))
  }

  async read(window: QuotaWindow): Promise<number> {
    return this.#get(window)
  }

  #get(window: QuotaWindow): number {
    return this.#used.get(toKey(window)) ?? 0
  }
}

function toKey({ platform, bucket, startedAt }: QuotaWindow): string {
  return `${platform} ${bucket} ${startedAt.toISOString()}`
}
