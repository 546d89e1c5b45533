import { findFaultOfKey } from '../platforms/faults.ts'

/** The key of the product's own client, used where no real one is set. */
export const sandboxYoutubeKey = 'sandbox-youtube-key'
/** A key with Google's default quota. */
export const smallYoutubeKey = 'sandbox-youtube-small'

export interface DailyQuota {
  readonly searches: number
  readonly units: number
}

/** Daily quota of the product's own client, large enough for trying it out. */
export const sandboxYoutubeQuota: DailyQuota = { searches: 10_000, units: 1_000_000 }

/** Daily quota of a key's project; undefined for unknown keys. */
export function findQuotaOfKey(key: string): DailyQuota | undefined {
  if (key === smallYoutubeKey) return { searches: 100, units: 10_000 }
  return key === sandboxYoutubeKey || findFaultOfKey(key) ? sandboxYoutubeQuota : undefined
}

/** `search.list` has a bucket of its own, counted in calls; all other methods share the units. */
export type Bucket = keyof DailyQuota

export interface YoutubeQuota {
  /** Takes 1 from a key's bucket of the Pacific day; returns false if it is empty. */
  charge(key: string, bucket: Bucket, limits: DailyQuota): boolean
  reset(): void
}

const pacificDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' })

/** Counts the usage of each key. As at Google, a day is a calendar day in California, with daylight saving time. */
export function createYoutubeQuota(now: () => Date): YoutubeQuota {
  const used = new Map<string, number>()
  let day = ''
  return {
    charge(key, bucket, limits) {
      const today = pacificDay.format(now())
      if (today !== day) used.clear()
      day = today
      const name = `${bucket}/${key}`
      const count = used.get(name) ?? 0
      if (count >= limits[bucket]) return false
      used.set(name, count + 1)
      return true
    },
    reset() {
      used.clear()
    },
  }
}
