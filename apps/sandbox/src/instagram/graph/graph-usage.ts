/** Counts an app's calls an hour. The Graph API reports the used share in the header `X-App-Usage`, in percent. */
export interface GraphUsage {
  /** Counts a call of a token and returns the usage in percent; from 100 percent on, calls are not served. */
  count(token: string): number
  /** Returns the header's value. */
  present(percent: number): string
  reset(): void
}

/** Meta allows 200 calls per hour and daily user; this is the limit of a product with many users. */
const callsAnHour = 100_000

export function createGraphUsage(now: () => Date, limit: number = callsAnHour): GraphUsage {
  const used = new Map<string, number>()
  let hour = ''
  return {
    count(token) {
      const current = now().toISOString().slice(0, 13)
      if (current !== hour) used.clear()
      hour = current
      const count = (used.get(token) ?? 0) + 1
      used.set(token, count)
      return Math.floor((100 * count) / limit)
    },
    present: (percent) =>
      JSON.stringify({
        call_count: percent,
        total_time: Math.floor(percent * 0.8),
        total_cputime: Math.floor(percent * 0.6),
      }),
    reset() {
      used.clear()
    },
  }
}
