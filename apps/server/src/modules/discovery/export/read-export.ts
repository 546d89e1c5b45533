import type { Readable } from 'node:stream'
import { say } from '@troupe/contract/messages/message'
import type { Database } from '../../../database/database.ts'
import { AppError } from '../../../lib/app-error.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { Logger } from '../../../lib/logger.ts'
import type { ExportFiles } from './export-files.ts'
import type { ExportLinks } from './export-link.ts'
import { type ExportRow, findExport } from './export-repository.ts'

interface ReadParts {
  readonly database: Pick<Database, 'kysely'>
  readonly clock: Clock
  readonly files: Pick<ExportFiles, 'read'>
  readonly links: Pick<ExportLinks, 'verify'>
  readonly log: Pick<Logger, 'warn'>
}

export interface ReadExport {
  readonly row: ExportRow
  readonly content: Readable
}

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/

/** Opens the file of a link. @throws AppError `not_found` for any invalid or expired link. */
export async function readExport(
  { database, clock, files, links, log }: ReadParts,
  { id, token }: { readonly id: string; readonly token: string },
): Promise<ReadExport> {
  const row = uuid.test(id) ? await findExport(database.kysely, id) : undefined
  if (row && links.verify(row, token) && row.expires_at > clock.now()) {
    const content = await files.read(row)
    if (content) return { row, content }
    log.warn({ exportId: id }, 'a file is not in DATA_DIR/exports: do all servers see the same folder?')
  }
  throw new AppError('not_found', say('discovery.export_gone'))
}
