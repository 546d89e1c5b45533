import { Readable } from 'node:stream'
import { type ExportRequest, exportLifeHours } from '@troupe/contract/exports'
import { AppError } from '../../../app-error.ts'
import type { Database } from '../../../database/database.ts'
import { hours, minutes } from '../../../durations.ts'
import { listByIds } from '../found-creator-repository.ts'
import { toCreatorId } from '../profile/known-creator.ts'
import { listAllForUser, type UserSearchParts } from '../search-for-user.ts'
import { creatorColumns, toCells } from './creator-columns.ts'
import { writeCsv } from './csv-sheet.ts'
import type { ExportFiles } from './export-files.ts'
import type { ExportLinks } from './export-link.ts'
import { countSince, deleteExport, type ExportRow, insertExport } from './export-repository.ts'
import type { Cell } from './sheet-cell.ts'
import { maxSheetRows, writeXlsx } from './xlsx-sheet.ts'

export interface ExportParts extends UserSearchParts {
  readonly files: ExportFiles
  readonly links: ExportLinks
  /** Users whose file is being written by this process. */
  readonly running: Set<string>
}

export interface WrittenExport {
  readonly row: ExportRow
  readonly url: string
  /** Creators in the file. */
  readonly count: number
}

/** One file a user at once, and so many in all: each takes a core for seconds. */
const mostAtOnce = 2
/** So that nobody fills the disk: files stay for a day. */
const mostPerHour = 60
/** So many rows are in memory at once; more were no faster, but kept other requests waiting for longer. */
const rowsPerPage = 100

/**
 * Writes creators into a file while they are read; the file is whole or not there at all.
 * @throws AppError `too_many_requests`; `invalid_input` when there is nobody to export; `too_large` for more than a sheet holds.
 */
export async function exportCreators(
  parts: ExportParts,
  userId: string,
  request: ExportRequest,
): Promise<WrittenExport> {
  const { running } = parts
  await refuseTooOften(parts, userId)
  refuseTooMany(running, userId)
  running.add(userId)
  try {
    return await writeExport(parts, userId, request)
  } finally {
    running.delete(userId)
  }
}

async function refuseTooOften({ database, clock }: ExportParts, userId: string): Promise<void> {
  const since = new Date(clock.now().getTime() - hours(1))
  if ((await countSince(database.kysely, userId, since)) < mostPerHour) return
  const message = `You have had ${mostPerHour} files written within an hour. Please try again later.`
  throw new AppError('too_many_requests', message, { retryAfterSeconds: minutes(10) / 1000 })
}

function refuseTooMany(running: ReadonlySet<string>, userId: string): void {
  if (!running.has(userId) && running.size < mostAtOnce) return
  const message = running.has(userId)
    ? 'Your last export is still being written. Please wait for it.'
    : 'Other exports are being written. Please try again in a moment.'
  throw new AppError('too_many_requests', message, { retryAfterSeconds: 5 })
}

async function writeExport(parts: ExportParts, userId: string, request: ExportRequest): Promise<WrittenExport> {
  const { database, clock, files, links } = parts
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + hours(exportLifeHours))
  const row = await insertExport(database.kysely, { userId, format: request.format, now, expiresAt })
  const progress = { count: 0 }
  try {
    const pages = readPages(database, listIds(parts, userId, request), { format: request.format, progress })
    const content =
      request.format === 'csv'
        ? Readable.from(writeCsv(creatorColumns, pages), { objectMode: false })
        : writeXlsx(creatorColumns, pages)
    await files.write(row, content)
    if (progress.count === 0) throw refuseEmpty()
    return { row, url: links.toUrl(row), count: progress.count }
  } catch (error) {
    await files.remove(row.id)
    await deleteExport(database.kysely, row.id)
    throw error
  }
}

/** Who is to be exported, in order. */
async function* listIds(parts: ExportParts, userId: string, { kols, search }: ExportRequest): AsyncGenerator<number[]> {
  if (search) yield* listAllForUser(parts, userId, search)
  else yield [...new Set((kols ?? []).flatMap((id) => toCreatorId(id) ?? []))]
}

interface PageOptions {
  readonly format: ExportRequest['format']
  /** Told how many creators were read. */
  readonly progress: { count: number }
}

async function* readPages(
  { kysely }: Pick<Database, 'kysely'>,
  lists: AsyncIterable<readonly number[]>,
  { format, progress }: PageOptions,
): AsyncGenerator<Cell[][]> {
  for await (const ids of lists) {
    for (let start = 0; start < ids.length; start += rowsPerPage) {
      const page = ids.slice(start, start + rowsPerPage)
      const rows = new Map((await listByIds(kysely, page)).map((row) => [row.id, row]))
      progress.count += rows.size
      if (format === 'xlsx' && progress.count >= maxSheetRows) throw refuseTooLong()
      yield page.flatMap((id) => {
        const row = rows.get(id)
        return row ? [toCells(row)] : []
      })
    }
  }
}

function refuseEmpty(): AppError {
  const msg = 'No data to export. Please perform a search first.'
  return new AppError('invalid_input', msg, { issues: [{ loc: ['body', 'kols'], msg, type: 'nobody' }] })
}

function refuseTooLong(): AppError {
  const most = (maxSheetRows - 1).toLocaleString('en')
  return new AppError('too_large', `An Excel sheet holds at most ${most} creators. Please choose CSV.`)
}
