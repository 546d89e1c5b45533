import { type Platform, platforms } from '@troupe/contract/catalogues/platforms'
import type { Database, Executor } from '../../../database/database.ts'
import { type DataLimits, toRemovalTime } from '../../../lib/age-rules.ts'
import type { Clock } from '../../../lib/clock.ts'
import { keepFromErasing } from '../catalogue/erasing/erasure-repository.ts'
import { toHour } from '../catalogue/value-ages.ts'
import { deleteCreators } from '../channels/channel-repository.ts'
import * as repository from './age-repository.ts'
import { findOldestTime, type KeptKind, keptKinds, removeOld } from './kept-figure-repository.ts'
import { type AgedRow, type Removal, reduceValues } from './reduce-values.ts'
import { noteRemoved } from './removal-repository.ts'

const creatorsPerBatch = 200
const rowsPerBatch = 5000

export interface RemovalParts {
  readonly database: Pick<Database, 'kysely'>
  readonly clock: Clock
  readonly limits: DataLimits
}

/**
 * Removes platforms' data that is close to its limit, and what must not be made of it, in batches each in a transaction:
 * creators that nobody works with are deleted, the others reduced to what lists, users and the creators gave.
 * @param signal after it, the current batch is finished.
 * @returns whether anything was removed.
 */
export async function removeOldData(parts: RemovalParts, signal?: AbortSignal): Promise<boolean> {
  let removed = 0
  for (const platform of platforms) {
    for (const step of await listSteps(parts, platform)) {
      for (let count = await step(); count > 0 && !signal?.aborted; count = await step()) removed += count
    }
  }
  return removed > 0
}

type Step = () => Promise<number>

/** What is to be done for a platform, each until it removes nothing more; nothing if all its data is young. */
async function listSteps(parts: RemovalParts, platform: Platform): Promise<Step[]> {
  const { database, clock, limits } = parts
  const steps: Step[] = limits[platform].mayDerive ? [] : [() => removeDerived(parts, platform)]
  const oldest = await findOldestTime(database.kysely, platform)
  if (!oldest || oldest > toRemovalTime(limits[platform], clock.now())) return steps
  const ofKinds = keptKinds.map((kind) => () => removeRows(parts, platform, kind))
  return [() => removeCreators(parts, platform), ...ofKinds, ...steps]
}

function toRemoval({ limits, clock }: RemovalParts, platform: Platform): Removal {
  const { stays, mayDerive } = limits[platform]
  return { beforeHour: toHour(toRemovalTime(limits[platform], clock.now())), stays, mayDerive }
}

async function removeCreators(parts: RemovalParts, platform: Platform): Promise<number> {
  const removal = toRemoval(parts, platform)
  const { beforeHour } = removal
  return parts.database.kysely.transaction().execute(async (db) => {
    await keepFromErasing(db)
    const rows = await repository.lockOld(db, { platform, beforeHour, limit: creatorsPerBatch })
    return reduceAll(db, rows, removal, parts)
  })
}

async function removeDerived(parts: RemovalParts, platform: Platform): Promise<number> {
  if (!(await repository.hasDerived(parts.database.kysely, platform))) return 0
  return parts.database.kysely.transaction().execute(async (db) => {
    await keepFromErasing(db)
    const rows = await repository.lockDerived(db, { platform, limit: creatorsPerBatch })
    return reduceAll(db, rows, toRemoval(parts, platform), parts)
  })
}

async function reduceAll(
  db: Executor,
  rows: readonly AgedRow[],
  removal: Removal,
  { clock }: RemovalParts,
): Promise<number> {
  const [first] = rows
  if (!first) return 0
  const now = clock.now()
  const reduced = rows.map((row) => reduceValues(row, removal)).toSorted((a, b) => a.id - b.id)
  const bare = reduced.filter(({ isBare }) => isBare).map(({ id }) => id)
  const held = new Set(await repository.listHeld(db, bare))
  const deleted = new Set(bare.filter((id) => !held.has(id)))
  await deleteCreators(db, [...deleted])
  const kept = reduced.filter(({ id }) => !deleted.has(id))
  await repository.saveReduced(db, kept, now)
  const { platform } = first
  await noteRemoved(db, now, { platform, kind: 'creators_deleted', count: deleted.size })
  await noteRemoved(db, now, { platform, kind: 'creators_reduced', count: kept.length })
  return rows.length
}

async function removeRows(
  { database, clock, limits }: RemovalParts,
  platform: Platform,
  kind: KeptKind,
): Promise<number> {
  const now = clock.now()
  const before = toRemovalTime(limits[platform], now)
  return database.kysely.transaction().execute(async (db) => {
    const count = await removeOld(db, kind, { platform, before, limit: rowsPerBatch })
    await noteRemoved(db, now, { platform, kind, count })
    return count
  })
}
