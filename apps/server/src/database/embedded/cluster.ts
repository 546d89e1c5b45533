import { existsSync, openAsBlob } from 'node:fs'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { pg_textsearch } from '@electric-sql/pglite-pg_textsearch'
import { vector } from '@electric-sql/pglite-pgvector'

/** Where the cluster lies in a data folder. */
export const clusterFolder = (dataDir: string) => join(dataDir, 'database')

/** Exists while a cluster is being created: one whose process ended meanwhile is empty and cannot be opened. */
const unfinishedMark = (dataDir: string) => join(dataDir, 'database.unfinished')

interface OpenOptions {
  /** A new cluster starts from this file where it exists (half a second), else from nothing (three seconds). */
  readonly template?: string | undefined
  /** Detail in which PostgreSQL tells what it does, on the standard error output. */
  readonly debug?: PGliteOptions['debug']
}

/**
 * Opens the PGlite cluster of a data folder, which the caller has locked, or makes it.
 * @throws Error when the folder holds something else, or a cluster that cannot be opened.
 */
export async function openCluster(dataDir: string, { template, debug }: OpenOptions = {}): Promise<PGlite> {
  const folder = clusterFolder(dataDir)
  const options: PGliteOptions = {
    extensions: { vector, pg_trgm, pg_textsearch },
    ...(debug === undefined ? {} : { debug }),
  }
  if (existsSync(unfinishedMark(dataDir))) await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  if (existsSync(join(folder, 'PG_VERSION'))) return PGlite.create(folder, options)

  if ((await readdir(folder)).length > 0) throw new Error(`${folder} holds files, but no PG_VERSION`)
  await writeFile(unfinishedMark(dataDir), '')
  const loadDataDir = template && existsSync(template) ? await openAsBlob(template) : undefined
  const cluster = await PGlite.create(folder, { ...options, ...(loadDataDir ? { loadDataDir } : {}) })
  await rm(unfinishedMark(dataDir))
  return cluster
}

/** The cluster of a data folder as one file, to start others from; nothing may have it open. */
export async function dumpCluster(dataDir: string): Promise<Buffer> {
  const cluster = await openCluster(dataDir)
  const dump = await cluster.dumpDataDir('none')
  await cluster.close()
  return Buffer.from(await dump.arrayBuffer())
}
