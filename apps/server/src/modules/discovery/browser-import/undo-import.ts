import type { KeptReason } from '@troupe/contract/discover/creator-imports'
import type { Executor } from '../../../database/database.ts'
import { keepFromErasing } from '../catalogue/erasing/erasure-repository.ts'
import { deleteCreators } from '../channels/channel-repository.ts'
import type { ImportContext } from './import-context.ts'
import * as imports from './import-repository.ts'
import * as rows from './import-row-repository.ts'

const batchSize = 200
const shownExamples = 20
const nothingDone: imports.UndoOutcome = { removed: 0, restored: 0, kept: { changed: 0, used: 0 }, examples: [] }

/**
 * Takes back an import in batches, each in a transaction with its outcome, so that a stop loses nothing. Creators that
 * something else changed since stay as they are, and so do new ones that a user works with.
 */
export async function undoImport(context: ImportContext, row: imports.ImportRow, signal: AbortSignal): Promise<void> {
  const { database, clock, jobs } = context
  const total = row.progress.created + row.progress.updated
  let outcome = row.undo ?? nothingDone
  for (;;) {
    if (signal.aborted) {
      await imports.update(database.kysely, row.id, { workedAt: null })
      return
    }
    const before = outcome
    const next = await database.kysely.transaction().execute(async (db) => {
      const batch = await undoBatch(context, db, row, before)
      if (!batch) return undefined
      const { removed, restored, kept } = batch
      const done = removed + restored + kept.changed + kept.used
      const progress = { ...row.progress, share: total === 0 ? 1 : Math.min(1, done / total) }
      await imports.update(db, row.id, { undo: batch, progress, workedAt: clock.now() })
      return batch
    })
    if (!next) break
    outcome = next
  }
  const progress = { ...row.progress, share: 1 }
  await imports.update(database.kysely, row.id, { state: 'undone', undo: outcome, progress, finishedAt: clock.now() })
  await jobs.enqueue('embed-creators')
  await jobs.enqueue('tidy-catalogue')
}

/** Takes back the next creators; resolves to undefined if there are none. */
async function undoBatch(
  { findUsed }: ImportContext,
  db: Executor,
  { id: importId, collection_id: collectionId }: imports.ImportRow,
  outcome: imports.UndoOutcome,
): Promise<imports.UndoOutcome | undefined> {
  await keepFromErasing(db)
  const batch = await rows.lockNext(db, importId, batchSize)
  if (batch.length === 0) return undefined
  const created = batch.filter(({ isNew, isUntouched }) => isNew && isUntouched).map(({ id }) => id)
  const used = new Set(await rows.findStated(db, created))
  for (const find of findUsed) {
    for (const id of await find(db, { creatorIds: created, collectionId })) used.add(id)
  }
  const removed = created.filter((id) => !used.has(id))
  const restored = batch.filter(({ isNew, isUntouched }) => !isNew && isUntouched).map(({ id }) => id)
  const kept = batch.flatMap(({ id, title, isUntouched }): { title: string; reason: KeptReason }[] => {
    if (!isUntouched) return [{ title, reason: 'changed' }]
    return used.has(id) ? [{ title, reason: 'used' }] : []
  })
  await rows.restoreCreators(db, importId, restored)
  await rows.forget(
    db,
    importId,
    batch.map(({ id }) => id),
  )
  await deleteCreators(db, removed)
  const count = (wanted: KeptReason) => kept.filter(({ reason }) => reason === wanted).length
  return {
    removed: outcome.removed + removed.length,
    restored: outcome.restored + restored.length,
    kept: { changed: outcome.kept.changed + count('changed'), used: outcome.kept.used + count('used') },
    examples: [...outcome.examples, ...kept].slice(0, shownExamples),
  }
}
