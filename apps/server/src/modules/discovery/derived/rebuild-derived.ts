import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../../../database/database.ts'
import { seconds } from '../../../lib/durations.ts'
import type { Logger } from '../../../lib/logger.ts'
import type { SearchTraffic } from '../search/context/search-traffic.ts'
import type { DerivedForm } from './derived-forms.ts'

/** Well below the time after which the queue considers a job dead. */
const maxRunMs = seconds(60)

export interface RebuildParts {
  readonly database: Pick<Database, 'kysely'>
  readonly log: Logger
  readonly forms: readonly DerivedForm[]
  readonly traffic: Pick<SearchTraffic, 'waitForQuiet'>
  /** Once aborted, the current batch is finished and no other one starts. */
  readonly signal: AbortSignal
  /** Time limit in milliseconds; default: a minute. */
  readonly runMs?: number
}

/**
 * Rebuilds outdated rows in batches between users' searches, for at most a minute. Nodes can run it concurrently; rows
 * of an interrupted batch stay stale.
 * @returns whether stale rows may remain.
 */
export async function rebuildDerived(parts: RebuildParts): Promise<boolean> {
  const end = performance.now() + (parts.runMs ?? maxRunMs)
  for (const form of parts.forms) if (await rebuildForm(parts, form, end)) return true
  return false
}

async function rebuildForm(parts: RebuildParts, form: DerivedForm, end: number): Promise<boolean> {
  const { database, log, traffic, signal } = parts
  let rebuilt = 0
  while (!signal.aborted && performance.now() < end) {
    await traffic.waitForQuiet()
    const start = performance.now()
    const count = await form.rebuildBatch(database.kysely)
    if (count === 0) break
    if (rebuilt === 0) log.info(describe(form), 'rebuilding stored data of an older version')
    rebuilt += count
    // Leaves half of the time to other statements.
    await pause(performance.now() - start, undefined, { signal }).catch(() => undefined)
  }
  const isCut = signal.aborted || performance.now() >= end
  if (rebuilt > 0) {
    const stale = await form.countStale(database.kysely)
    log.info({ ...describe(form), rebuilt, stale }, isCut ? 'rebuild interrupted, to be continued' : 'rebuild finished')
  }
  return isCut
}

function describe({ kind, version }: DerivedForm) {
  return { kind, version }
}
