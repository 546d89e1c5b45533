import type pg from 'pg'

/** How long a database works for us: the time in which at least one connection is in use, from now on. */
export interface TimeInUse {
  /** Milliseconds since this was last asked. */
  take(): number
}

/** Watches a pool; queries that run side by side count once. */
export function watchTimeInUse(pool: pg.Pool): TimeInUse {
  let inUse = 0
  let since = 0
  let total = 0
  pool.on('acquire', () => {
    if (inUse++ === 0) since = performance.now()
  })
  pool.on('release', () => {
    if (--inUse === 0) total += performance.now() - since
  })
  return {
    take() {
      const taken = total
      total = 0
      return taken
    },
  }
}
