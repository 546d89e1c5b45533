import { type Platform, platforms } from '@troupe/contract/catalogues/platforms'
import { findOldestTime } from './kept-figure-repository.ts'
import type { RemovalParts } from './remove-old-data.ts'

/**
 * Knows whether everything stored is young enough to be served. It is not before its first look; afterwards it is until
 * the oldest data that the last look found reaches its limit, whether or not the background work goes on.
 */
export class AgeGuard {
  readonly #parts: RemovalParts
  /** When the oldest data was read, by platform, at the last look. */
  #oldest: ReadonlyMap<Platform, Date | undefined> | undefined

  constructor(parts: RemovalParts) {
    this.#parts = parts
  }

  /** Looks for the oldest data. */
  async look(): Promise<void> {
    const { kysely } = this.#parts.database
    const found = platforms.map(async (platform) => [platform, await findOldestTime(kysely, platform)] as const)
    this.#oldest = new Map(await Promise.all(found))
  }

  /** Whether nothing stored is older than its limit. */
  isSafe(): boolean {
    const { clock, limits } = this.#parts
    const now = clock.now().getTime()
    const oldest = this.#oldest
    if (!oldest) return false
    return platforms.every((platform) => {
      const readAt = oldest.get(platform)
      return readAt === undefined || now - readAt.getTime() <= limits[platform].maxAgeMs
    })
  }
}
