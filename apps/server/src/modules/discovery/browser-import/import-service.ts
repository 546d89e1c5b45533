import {
  type CreatorImport,
  type ImportState,
  type ImportStep,
  importUndoDays,
} from '@troupe/contract/discover/creator-imports'
import { say } from '@troupe/contract/messages/message'
import type { Executor } from '../../../database/database.ts'
import type { Member } from '../../../http/requests/endpoint-binding.ts'
import { AppError } from '../../../lib/app-error.ts'
import type { ImportContext } from './import-context.ts'
import { canUndo, presentImport } from './import-presenter.ts'
import * as imports from './import-repository.ts'
import { importSilenceMs } from './import-silence.ts'

/** Number of imports that are listed. */
const shownImports = 20
/** States in which nothing is stored yet. */
const beforeStoring: readonly ImportState[] = ['uploading', 'checking', 'checked', 'refused']

const working: readonly ImportState[] = ['checking', 'importing', 'undoing']

/** The user's imports, newest first, and whether the user may import. Work that a dead server left is taken up. */
export async function listImports(
  { database, jobs, clock, mayImport }: ImportContext,
  member: Member,
): Promise<{ may_import: boolean; imports: CreatorImport[] }> {
  const rows = await imports.list(database.kysely, member.workspaceId, shownImports)
  const now = clock.now()
  const isSilent = ({ state, worked_at: at }: imports.ImportRow) =>
    working.includes(state) && at !== null && now.getTime() - at.getTime() > importSilenceMs
  if (rows.some(isSilent)) await jobs.enqueue('import-creators')
  return {
    may_import: (await mayImport(member.userId)) === 'allowed',
    imports: rows.map((row) => presentImport(row, now)),
  }
}

/**
 * Begins an import; an earlier file of the user that was not imported is discarded.
 * @throws AppError `forbidden`; `conflict` while another import stores or is undone.
 */
export async function createImport(
  context: ImportContext,
  member: Member,
  { file_name: fileName, size_bytes: sizeBytes }: { readonly file_name: string; readonly size_bytes: number },
): Promise<CreatorImport> {
  await requireAllowed(context, member)
  const now = context.clock.now()
  return context.database.kysely.transaction().execute(async (db) => {
    const known = await imports.lockAll(db, member.workspaceId)
    if (known.some(({ state }) => state === 'importing' || state === 'undoing')) {
      throw new AppError('conflict', say('imports.one_at_a_time'))
    }
    await imports.remove(
      db,
      known.filter(({ state }) => beforeStoring.includes(state)).map(({ id }) => id),
    )
    return presentImport(await imports.insert(db, { ...member, fileName, sizeBytes, now }), now)
  })
}

/**
 * Adds the next part of the file; a part that is there already is left as it is. After the last one the file is checked.
 * @throws AppError `forbidden`, `not_found`, `conflict` when the part does not fit.
 */
export async function addPart(
  context: ImportContext,
  member: Member,
  { id, number, content }: { readonly id: string; readonly number: number; readonly content: Buffer },
): Promise<CreatorImport> {
  await requireAllowed(context, member)
  const row = await change(context, member.workspaceId, id, async (db, known) => {
    const { parts, bytes } = await imports.measureParts(db, id)
    if (number < parts) return {}
    if (known.state !== 'uploading') throw notNow()
    if (number > parts || content.length === 0) throw new AppError('conflict', say('imports.part_out_of_order'))
    const received = bytes + content.length
    if (received > known.size_bytes) throw new AppError('conflict', say('imports.more_than_announced'))
    await imports.insertPart(db, { importId: id, number, content })
    const progress = { ...imports.noWork, share: received / known.size_bytes }
    if (received < known.size_bytes) return { progress }
    return { state: 'checking', progress: imports.noWork }
  })
  return presentImport(row, context.clock.now())
}

/**
 * Goes on with an import.
 * @returns undefined if it was discarded.
 * @throws AppError `forbidden`, `not_found`, `conflict` when the step is not possible now.
 */
export async function takeStep(
  context: ImportContext,
  member: Member,
  { id, step }: { readonly id: string; readonly step: ImportStep },
): Promise<CreatorImport | undefined> {
  if (step.step === 'discard') return discard(context, member.workspaceId, id)
  await requireAllowed(context, member)
  const now = context.clock.now()
  const row = await change(context, member.workspaceId, id, async (db, known) => {
    switch (step.step) {
      case 'check':
        if (known.state !== 'checked' && known.state !== 'refused') throw notNow()
        return {
          state: 'checking',
          choices: { columns: step.columns, platform: step.platform },
          progress: imports.noWork,
          problem: null,
        }
      case 'import':
        if (known.state !== 'checked') throw notNow()
        await requireCollection(context, db, member, step.collection_id)
        return { state: 'importing', collectionId: step.collection_id, progress: imports.noWork }
      case 'undo':
        if (known.state !== 'imported') throw notNow()
        if (!canUndo(known, now)) throw new AppError('conflict', say('imports.undo_too_late', { days: importUndoDays }))
        return { state: 'undoing', progress: { ...known.progress, share: 0 }, problem: null }
    }
  })
  return presentImport(row, now)
}

async function discard({ database }: ImportContext, workspaceId: string, id: string): Promise<undefined> {
  await database.kysely.transaction().execute(async (db) => {
    const known = await imports.lock(db, workspaceId, id)
    if (!known) throw notFound()
    if (!beforeStoring.includes(known.state)) throw notNow()
    await imports.remove(db, [id])
  })
}

/** Changes a locked import, and wakes the worker if there is work. */
async function change(
  { database, jobs }: ImportContext,
  workspaceId: string,
  id: string,
  decide: (db: Executor, known: imports.ImportRow) => Promise<imports.ImportChange>,
): Promise<imports.ImportRow> {
  const row = await database.kysely.transaction().execute(async (db) => {
    const known = await imports.lock(db, workspaceId, id)
    if (!known) throw notFound()
    const changed = await decide(db, known)
    if (Object.keys(changed).length === 0) return known
    return (await imports.update(db, id, { ...changed, workedAt: null })) ?? known
  })
  if (row.state !== 'uploading') await jobs.enqueue('import-creators')
  return row
}

async function requireAllowed({ mayImport }: ImportContext, { userId }: Member): Promise<void> {
  const answer = await mayImport(userId)
  if (answer === 'off') throw new AppError('forbidden', say('imports.off'))
  if (answer === 'operators_only') throw new AppError('forbidden', say('imports.operators_only'))
}

async function requireCollection(
  { collections }: ImportContext,
  db: Executor,
  member: Member,
  collectionId: string | null,
): Promise<void> {
  if (collectionId === null || (await collections.sees(db, member, collectionId))) return
  throw new AppError('not_found', say('imports.collection_unknown'))
}

const notFound = () => new AppError('not_found', say('imports.unknown'))
const notNow = () => new AppError('conflict', say('imports.not_now'))
