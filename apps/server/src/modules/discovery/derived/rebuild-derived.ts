import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../../../database/database.ts'
import { seconds } from '../../../durations.ts'
import type { Logger } from '../../../logger.ts'
import type { SearchTraffic } from '../search-traffic.ts'
import type { DerivedForm } from './derived-form.ts'

/** Well below the time after which the queue takes a job for dead. */
const maxRunMs = seconds(60)

export interface RebuildParts {
  readonly database: Pick<Database, 'kysely'>
  readonly log: Logger
  readonly forms: readonly DerivedForm[]
  /** People come first. */
  readonly traffic: Pick<SearchTraffic, 'waitForQuiet'>
  /** Once aborted, the batch in hand is finished and no other begun. */
  readonly signal: AbortSignal
  /** How long it goes on, in milliseconds; a minute where it is not given. */
  readonly runMs?: number
}

/**
 * Makes stored rows again that another version of the program made, in batches between people's searches, for at most a minute.
 * Safe to run anywhere at any time: each batch is kept, and what a crash interrupts is still stale.
 * @returns whether some may be left.
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
    if (rebuilt === 0) log.info(describe(form), 'stored data of an older version is made again')
    rebuilt += count
    // Half of the time is left to whatever else asks the database.
    await pause(performance.now() - start, undefined, { signal }).catch(() => undefined)
  }
  const isCut = signal.aborted || performance.now() >= end
  if (rebuilt > 0) {
    const stale = await form.countStale(database.kysely)
    log.info({ ...describe(form), rebuilt, stale }, isCut ? 'making it again goes on' : 'it was made again')
  }
  return isCut
}

function describe({ kind, version }: DerivedForm) {
  return { kind, version }
}
