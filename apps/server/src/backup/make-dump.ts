import { mkdir, rename, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { ClientBase } from 'pg'
import type { Database } from '../database/database.ts'
import { TransferError } from '../database/transfer/reporting/transfer-error.ts'
import { countProgress, type ShowProgress } from '../database/transfer/reporting/transfer-progress.ts'
import { sumUpTables } from '../database/transfer/sum-up-tables.ts'
import { inTransaction } from '../database/transfer/transfer-session.ts'
import { countRows, listMigrations, listTransferTables } from '../database/transfer/transfer-tables.ts'
import { version } from '../settings/version.ts'
import { type Manifest, toManifestPath, writeManifest } from './manifest.ts'
import { dumpDatabase } from './postgres-programs.ts'

interface DumpOptions {
  readonly databaseUrl: string
  readonly folder: string
  readonly madeAt: Date
  readonly show: ShowProgress
  readonly signal: AbortSignal
}

/** `troupe-2026-11-21T03-00-00Z.dump`: names sort by time. */
export const toDumpName = (madeAt: Date): string =>
  `troupe-${madeAt.toISOString().slice(0, 19).replaceAll(':', '-')}Z.dump`

/**
 * Dumps a PostgreSQL database with a manifest beside it, both from one snapshot, while servers keep working. The files
 * receive their final names only once both are complete.
 * @returns the path of the dump.
 * @throws TransferError when there is nothing to back up, or with the error text of `pg_dump`.
 */
export async function makeDump(database: Database, options: DumpOptions): Promise<string> {
  await mkdir(options.folder, { recursive: true, mode: 0o700 })
  const dump = join(options.folder, toDumpName(options.madeAt))
  const draft = `${dump}.part`
  try {
    const manifest = await inTransaction(database, 'snapshot', (client) => dumpSnapshot(client, draft, options))
    await writeManifest(dump, manifest)
    await rename(draft, dump)
    return dump
  } finally {
    await rm(draft, { force: true })
    await rm(`${toManifestPath(dump)}.part`, { force: true })
  }
}

/** Moves a dump and its manifest into another folder of the same disk. @returns the new path of the dump. */
export async function moveDump(dump: string, folder: string): Promise<string> {
  const moved = join(folder, basename(dump))
  await rename(toManifestPath(dump), toManifestPath(moved))
  await rename(dump, moved)
  return moved
}

async function dumpSnapshot(client: ClientBase, file: string, options: DumpOptions): Promise<Manifest> {
  const { rows } = await client.query<{ snapshot: string; server: string }>(
    `select pg_export_snapshot() as snapshot, current_setting('server_version') as server`,
  )
  const { snapshot = '', server = '' } = rows[0] ?? {}
  const tables = await listTransferTables(client)
  const counts = await countRows(
    client,
    tables.map(({ name }) => name),
  )
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  if (total === 0) throw new TransferError('There is nothing to back up: this database holds no rows.')

  // Each reads everything once; if one fails, it ends the other.
  const failed = new AbortController()
  const signal = AbortSignal.any([options.signal, failed.signal])
  const count = countProgress('Backing up', total, options.show)
  const [written, sums] = await Promise.all([
    dumpDatabase({ databaseUrl: options.databaseUrl, file, snapshot, signal }),
    sumUpTables(client, tables, (table, pageRows) => {
      signal.throwIfAborted()
      count(table, pageRows)
    }),
  ]).catch((error: unknown) => {
    failed.abort()
    throw error
  })
  return {
    format: 'troupe-backup',
    version: 1,
    made_at: options.madeAt.toISOString(),
    troupe_version: version,
    postgres_version: server,
    migrations: await listMigrations(client),
    file: written,
    tables: [...sums].map(([name, sum]) => ({ name, ...sum })),
  }
}
