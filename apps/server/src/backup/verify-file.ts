import { open } from 'node:fs/promises'
import type { Database } from '../database/database.ts'
import { importDatabase } from '../database/transfer/import-database.ts'
import { checkTransferFile } from '../database/transfer/read-transfer-file.ts'
import { TransferError } from '../database/transfer/reporting/transfer-error.ts'
import { countProgress, type ShowProgress } from '../database/transfer/reporting/transfer-progress.ts'
import { sumUpTables } from '../database/transfer/sum-up-tables.ts'
import { compareSums, type TableComparison } from '../database/transfer/table-checksums.ts'
import { inTransaction } from '../database/transfer/transfer-session.ts'
import { listMigrations, listTransferTables } from '../database/transfer/transfer-tables.ts'
import { checkDump, type Manifest, readManifest, toSums } from './manifest.ts'
import { restoreDatabase } from './postgres-programs.ts'
import { inScratchDatabase, inScratchFolder } from './scratch-database.ts'

interface VerifyOptions {
  /** Server for scratch databases; undefined: they are embedded. */
  readonly serverUrl: string | undefined
  /** Folder in which embedded scratch databases are created. */
  readonly dataDir: string
  readonly now: Date
  readonly show: ShowProgress
  readonly signal: AbortSignal
}

/** A backup whose restored content equals the original. */
export interface VerifiedBackup {
  readonly madeAt: Date
  readonly compared: readonly TableComparison[]
}

/**
 * Restores a file of `npm run backup` or `npm run data:export` into a scratch database and compares every table with
 * the database's content at the time the file was made.
 * @throws TransferError when the file is truncated, altered, not the one its manifest describes, or cannot be restored.
 */
export async function verifyFile(file: string, options: VerifyOptions): Promise<VerifiedBackup> {
  const kind = await findKind(file)
  return kind === 'dump' ? verifyDump(file, options) : verifyExport(file, options)
}

async function verifyDump(file: string, options: VerifyOptions): Promise<VerifiedBackup> {
  const { serverUrl, now, show, signal } = options
  if (!serverUrl) {
    throw new TransferError(
      'A dump is restored on a PostgreSQL: set DATABASE_URL, or name one by --scratch postgres://...',
    )
  }
  const manifest = await readManifest(file)
  await checkDump(file, manifest, show)
  const compared = await inScratchDatabase(serverUrl, now, async (database, databaseUrl) => {
    const count = countProgress('Restoring', manifest.file.bytes, show)
    await restoreDatabase({ databaseUrl, file, signal, count: (bytes) => count('bytes', bytes) })
    return compareRestored(database, manifest, show)
  })
  return { madeAt: new Date(manifest.made_at), compared }
}

async function compareRestored(database: Database, manifest: Manifest, show: ShowProgress): Promise<TableComparison[]> {
  const told = toSums(manifest)
  const total = [...told.values()].reduce((sum, { rows }) => sum + rows, 0)
  return inTransaction(database, 'snapshot', async (client) => {
    const migrations = await listMigrations(client)
    if (migrations.join() !== manifest.migrations.join()) {
      throw new TransferError(
        `The tables of the restored database are others: made by ${migrations.join(', ') || 'no migration'}.`,
      )
    }
    const tables = await listTransferTables(client)
    return compareSums(told, await sumUpTables(client, tables, countProgress('Comparing', total, show)))
  })
}

async function verifyExport(file: string, options: VerifyOptions): Promise<VerifiedBackup> {
  const { serverUrl, dataDir, now, show } = options
  const source = await checkTransferFile(file, show)
  const fill = (database: Database) => importDatabase(database, source, show)
  const compared = serverUrl ? await inScratchDatabase(serverUrl, now, fill) : await inScratchFolder(dataDir, now, fill)
  return { madeAt: new Date(source.header.made_at), compared }
}

const dumpMark = Buffer.from('PGDMP')
const gzipMark = Buffer.from([0x1f, 0x8b])

/** Judges by the first bytes, since the file may have been renamed. */
async function findKind(file: string): Promise<'dump' | 'export'> {
  const handle = await open(file).catch((error: Error) => {
    throw new TransferError(`${file} cannot be opened: ${error.message}`)
  })
  try {
    const { buffer } = await handle.read(Buffer.alloc(dumpMark.length), 0, dumpMark.length, 0).catch((error: Error) => {
      throw new TransferError(`${file} cannot be read: ${error.message}`)
    })
    if (buffer.equals(dumpMark)) return 'dump'
    if (buffer.subarray(0, gzipMark.length).equals(gzipMark)) return 'export'
  } finally {
    await handle.close()
  }
  throw new TransferError(
    `${file} is no backup: neither npm run backup nor npm run data:export has made it, or it is damaged.`,
  )
}
