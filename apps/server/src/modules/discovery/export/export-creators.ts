import { Readable } from 'node:stream'
import { type ExportRequest, exportLifeHours } from '@troupe/contract/discover/exports'
import type { OperatorBasis } from '@troupe/contract/law/data-origins'
import { say } from '@troupe/contract/messages/message'
import type { Database } from '../../../database/database.ts'
import type { Member } from '../../../http/requests/endpoint-binding.ts'
import { AppError, refuseInput } from '../../../lib/app-error.ts'
import { hours, minutes } from '../../../lib/durations.ts'
import { listByIds } from '../catalogue/found-creator-repository.ts'
import { findPersonIds } from '../persons/find-person-ids.ts'
import { dropHiddenIds } from '../persons/hide-persons.ts'
import { toCreatorId } from '../profile/known-creator.ts'
import type { SearchContext } from '../search/context/search-context.ts'
import { listAllForUser } from '../search/search-for-user.ts'
import type { AddedColumns, FindAddedColumns } from './added-columns-port.ts'
import { exportColumns, toCells } from './creator-columns.ts'
import { writeCsv } from './csv-sheet.ts'
import type { ExportFiles } from './export-files.ts'
import type { ExportLinks } from './export-link.ts'
import { countSince, deleteExport, type ExportRow, insertExport } from './export-repository.ts'
import type { Cell } from './sheet-cell.ts'
import { maxSheetRows, writeXlsx } from './xlsx-sheet.ts'

export interface ExportContext extends SearchContext {
  readonly files: ExportFiles
  readonly links: ExportLinks
  /** Users with an export running in this process. */
  readonly running: Set<string>
  readonly findAddedColumns: FindAddedColumns
  readonly dataBasis: OperatorBasis
}

export interface WrittenExport {
  readonly row: ExportRow
  readonly url: string
  /** Creators in the file. */
  readonly count: number
}

/** Maximum number of concurrent exports, at most one per user: each occupies a core for seconds. */
const maxConcurrent = 2
/** Limits disk usage: files are kept for a day. */
const maxPerHour = 60
/** Rows in memory; larger pages were not faster, but delayed other requests. */
const rowsPerPage = 100

/**
 * Streams creators into a file; an incomplete file is removed.
 * @throws AppError `too_many_requests`; `not_found` for an unknown collection; `invalid_input` without creators to export; `too_large` for more rows than a sheet holds.
 */
export async function exportCreators(
  context: ExportContext,
  member: Member,
  request: ExportRequest,
): Promise<WrittenExport> {
  const { running } = context
  const { userId } = member
  await refuseTooOften(context, userId)
  refuseTooMany(running, userId)
  running.add(userId)
  try {
    return await writeExport(context, member, request)
  } finally {
    running.delete(userId)
  }
}

async function refuseTooOften({ database, clock }: ExportContext, userId: string): Promise<void> {
  const since = new Date(clock.now().getTime() - hours(1))
  if ((await countSince(database.kysely, userId, since)) < maxPerHour) return
  const message = say('discovery.exports_too_often', { max: maxPerHour })
  throw new AppError('too_many_requests', message, { retryAfterSeconds: minutes(10) / 1000 })
}

function refuseTooMany(running: ReadonlySet<string>, userId: string): void {
  if (!running.has(userId) && running.size < maxConcurrent) return
  const message = running.has(userId) ? say('discovery.export_running') : say('discovery.exports_running')
  throw new AppError('too_many_requests', message, { retryAfterSeconds: 5 })
}

async function writeExport(context: ExportContext, member: Member, request: ExportRequest): Promise<WrittenExport> {
  const { database, clock, files, links, dataBasis } = context
  const now = clock.now()
  const added = request.collection_id ? await context.findAddedColumns(member, request.collection_id) : noColumns
  const columns = [...exportColumns, ...added.columns]
  const expiresAt = new Date(now.getTime() + hours(exportLifeHours))
  const row = await insertExport(database.kysely, { userId: member.userId, format: request.format, now, expiresAt })
  const progress = { count: 0 }
  try {
    const options = { workspaceId: member.workspaceId, format: request.format, progress, added, dataBasis }
    const pages = readPages(database, listIds(context, member, request), options)
    const content =
      request.format === 'csv'
        ? Readable.from(writeCsv(columns, pages), { objectMode: false })
        : writeXlsx(columns, pages)
    await files.write(row, content)
    if (progress.count === 0) throw refuseEmpty()
    return { row, url: links.toUrl(row), count: progress.count }
  } catch (error) {
    await files.remove(row.id)
    await deleteExport(database.kysely, row.id)
    throw error
  }
}

/** Lists the creators to export, in order; those of a search as its pages show them, without persons that the user hides. */
async function* listIds(
  context: ExportContext,
  member: Member,
  { kols, search }: ExportRequest,
): AsyncGenerator<number[]> {
  if (!search) return yield [...new Set((kols ?? []).flatMap((id) => toCreatorId(id) ?? []))]
  const { workspaceId } = member
  const { pages, excludedIds: hiddenIds } = await listAllForUser(context, member, search)
  for await (const ids of pages) yield dropHiddenIds(context.database.kysely, ids, { workspaceId, hiddenIds })
}

interface PageOptions {
  readonly workspaceId: string
  readonly format: ExportRequest['format']
  /** Updated with the number of creators read. */
  readonly progress: { count: number }
  readonly added: AddedColumns
  readonly dataBasis: OperatorBasis
}

const noColumns: AddedColumns = { columns: [], readCells: async () => new Map() }

async function* readPages(
  { kysely }: Pick<Database, 'kysely'>,
  lists: AsyncIterable<readonly number[]>,
  { workspaceId, format, progress, added, dataBasis }: PageOptions,
): AsyncGenerator<Cell[][]> {
  for await (const ids of lists) {
    for (let start = 0; start < ids.length; start += rowsPerPage) {
      const page = ids.slice(start, start + rowsPerPage)
      const rows = new Map((await listByIds(kysely, page)).map((row) => [row.id, row]))
      const personIds = await findPersonIds(kysely, workspaceId, page)
      const addedCells = await added.readCells(page)
      progress.count += rows.size
      if (format === 'xlsx' && progress.count >= maxSheetRows) throw refuseTooLong()
      yield page.flatMap((id) => {
        const row = rows.get(id)
        return row ? [[...toCells(row, { personId: personIds.get(id), dataBasis }), ...(addedCells.get(id) ?? [])]] : []
      })
    }
  }
}

function refuseEmpty(): AppError {
  return refuseInput(say('discovery.nothing_to_export'), { loc: ['body', 'kols'], type: 'nobody' })
}

function refuseTooLong(): AppError {
  return new AppError('too_large', say('discovery.sheet_too_long', { max: maxSheetRows - 1 }))
}
