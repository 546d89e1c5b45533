import { findFaultOfKey } from '../platforms/faults.ts'

/** The key of the product's own client where no real one is set. */
export const sandboxYoutubeKey = 'sandbox-youtube-key'
/** A key with the quota that Google gives everybody. */
export const smallYoutubeKey = 'sandbox-youtube-small'

export interface DailyQuota {
  readonly searches: number
  readonly units: number
}

/** What the product's own client may do a day: enough that nobody who tries it out is stopped. */
export const sandboxYoutubeQuota: DailyQuota = { searches: 10_000, units: 1_000_000 }

/** What a project may do a day; undefined for keys of nobody. */
export function findQuotaOfKey(key: string): DailyQuota | undefined {
  if (key === smallYoutubeKey) return { searches: 100, units: 10_000 }
  return key === sandboxYoutubeKey || findFaultOfKey(key) ? sandboxYoutubeQuota : undefined
}
