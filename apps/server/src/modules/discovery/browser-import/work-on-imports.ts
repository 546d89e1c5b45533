import { maxImportRows } from '@troupe/contract/discover/creator-imports'
import { type Message, say } from '@troupe/contract/messages/message'
import { isPassing, outlastOutage } from '../../../database/outages/connection-failure.ts'
import { settleChannelIds } from '../catalogue/storing/settle-channel-ids.ts'
import { type StoreOptions, storeCreatorsWith } from '../catalogue/storing/store-creators.ts'
import { listKnown } from '../channels/channel-repository.ts'
import type { BatchCounts } from '../import/import-creators.ts'
import { ImportError } from '../import/reading/source-row.ts'
import type { ImportedCreator } from '../import/to-creator.ts'
import { WorkbookError } from '../import/workbook-port.ts'
import type { ImportContext } from './import-context.ts'
import { tellTrouble } from './import-presenter.ts'
import * as imports from './import-repository.ts'
import * as rows from './import-row-repository.ts'
import { importSilenceMs } from './import-silence.ts'
import { openUpload } from './open-upload.ts'
import { readUpload } from './read-upload.ts'
import { undoImport } from './undo-import.ts'

const beatMs = importSilenceMs / 4
const memberPage = 1000

/** Works on all imports that wait, one after the other; an import that a stop interrupts is begun again later. */
export async function workOnImports(context: ImportContext, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const now = context.clock.now()
    // No other server works on an embedded database.
    const quietSince = context.database.embedded ? now : new Date(now.getTime() - importSilenceMs)
    const row = await imports.claim(context.database.kysely, { now, quietSince })
    if (!row) return
    await workOn(context, row, signal)
  }
}

async function workOn(context: ImportContext, row: imports.ImportRow, signal: AbortSignal): Promise<void> {
  const { database, clock, log } = context
  const beat = setInterval(() => {
    imports
      .noteLife(database.kysely, row.id, clock.now())
      .catch((error: unknown) => log.warn({ err: error }, 'the work on an import was not noted'))
  }, beatMs)
  try {
    if (row.state === 'checking') await check(context, row, signal)
    else if (row.state === 'importing') await store(context, row, signal)
    else await undoImport(context, row, signal)
  } finally {
    clearInterval(beat)
  }
}

/** Reads a file without storing anything. */
async function check(context: ImportContext, row: imports.ImportRow, signal: AbortSignal): Promise<void> {
  const db = context.database.kysely
  const outcome = await readFile(context, row, { signal, store: (creators) => countKnown(context, creators) })
  if ('trouble' in outcome) {
    await imports.update(db, row.id, { state: 'refused', problem: tellTrouble(outcome.trouble) })
  } else if (outcome.summary.wasStopped) await imports.update(db, row.id, { workedAt: null })
  else if (outcome.summary.read > maxImportRows) {
    const problem = tellTrouble(say('imports.too_many_rows', { max: maxImportRows }))
    await imports.update(db, row.id, { state: 'refused', problem })
  } else {
    await imports.update(db, row.id, {
      state: 'checked',
      result: outcome.findings,
      progress: outcome.work,
      problem: null,
    })
  }
}

/** Counts what a batch would create and what it would change. */
async function countKnown({ database }: ImportContext, creators: readonly ImportedCreator[]): Promise<BatchCounts> {
  const settled = await settleChannelIds(database.kysely, creators, { isDemo: false })
  const known = await listKnown(
    database.kysely,
    settled.map(({ record }) => record),
  )
  return { created: creators.length - known.length, updated: known.length, erased: 0 }
}

/** Stores a file's creators, notes what an undo needs, and adds them to the collection. */
async function store(context: ImportContext, row: imports.ImportRow, signal: AbortSignal): Promise<void> {
  const { database, jobs, clock } = context
  const outcome = await readFile(context, row, { signal, store: (creators) => storeBatch(context, row.id, creators) })
  if (!('trouble' in outcome) && outcome.summary.wasStopped) {
    await imports.update(database.kysely, row.id, { workedAt: null })
    return
  }
  await addToCollection(context, row)
  const counts = await rows.count(database.kysely, row.id)
  const work = 'trouble' in outcome ? { ...row.progress, share: 1 } : outcome.work
  await imports.update(database.kysely, row.id, {
    state: 'imported',
    progress: { ...work, ...counts },
    finishedAt: clock.now(),
    ...('trouble' in outcome ? { problem: tellTrouble(outcome.trouble) } : { result: outcome.findings }),
  })
  await imports.deleteParts(database.kysely, row.id)
  await jobs.enqueue('embed-creators')
  await jobs.enqueue('tidy-catalogue')
}

async function storeBatch(
  { database, clock, erasures }: ImportContext,
  importId: string,
  creators: readonly ImportedCreator[],
): Promise<BatchCounts> {
  const options: StoreOptions = {
    source: 'import',
    erasures,
    now: clock.now(),
    onlyFills: true,
    beforeUpdate: (transaction, ids) => rows.noteBefore(transaction, importId, ids),
  }
  return storeCreatorsWith(database.kysely, { creators, options }, async (transaction, stored) => {
    const { createdIds, versions } = stored
    await rows.noteStored(transaction, importId, { createdIds, writtenIds: [...versions.keys()] })
    return stored
  })
}

interface ReadOptions {
  readonly store: (creators: readonly ImportedCreator[]) => Promise<BatchCounts>
  readonly signal: AbortSignal
}

/**
 * Reads an import's file; resolves to why it cannot be read, or what was found.
 * @throws errors of a database that stayed away; the import is begun again later.
 */
async function readFile(
  context: ImportContext,
  row: imports.ImportRow,
  { store: storeCreators, signal }: ReadOptions,
): Promise<Awaited<ReturnType<typeof readUpload>> | { readonly trouble: Message }> {
  const { database, clock, workbooks, log } = context
  let noted: Promise<unknown> = Promise.resolve()
  const noteWork = (progress: imports.ImportWork) => {
    noted = noted
      .then(() => imports.update(database.kysely, row.id, { progress, workedAt: clock.now() }))
      .catch((error: unknown) => log.warn({ err: error }, 'the progress of an import was not noted'))
  }
  try {
    const upload = await openUpload({ db: database.kysely, workbooks }, row)
    try {
      return await readUpload(row, {
        file: upload.file,
        limit: maxImportRows + 1,
        store: (creators) => outlastOutage(() => storeCreators(creators)),
        // The embedded database has a single connection.
        workers: database.embedded ? 1 : 2,
        signal,
        onWork: noteWork,
      })
    } finally {
      await upload.close()
      // The caller's own note must come last.
      await noted
    }
  } catch (error) {
    if (error instanceof ImportError) return { trouble: error.said }
    if (error instanceof WorkbookError) return { trouble: say(error.key) }
    if (isPassing(error)) throw error
    log.error({ err: error, importId: row.id }, 'an import failed')
    return { trouble: say(row.state === 'checking' ? 'imports.check_failed' : 'imports.failed') }
  }
}

async function addToCollection({ database, clock, collections }: ImportContext, row: imports.ImportRow): Promise<void> {
  const { collection_id: collectionId, workspace_id: workspaceId, created_by: userId } = row
  if (collectionId === null) return
  for (let after = 0; ; ) {
    const ids = await rows.listIds(database.kysely, row.id, { after, limit: memberPage })
    const creatorIds = ids.map(String)
    await collections.add(database.kysely, { workspaceId, userId, collectionId, creatorIds, now: clock.now() })
    const last = ids.at(-1)
    if (last === undefined || ids.length < memberPage) return
    after = last
  }
}
