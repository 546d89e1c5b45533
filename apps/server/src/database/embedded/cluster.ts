import { existsSync, openAsBlob } from 'node:fs'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { pg_textsearch } from '@electric-sql/pglite-pg_textsearch'
import { vector } from '@electric-sql/pglite-pgvector'

/** Folder of the cluster in a data folder. */
export const clusterFolder = (dataDir: string) => join(dataDir, 'database')

/**
 * Exists while a cluster is being created. If the process ends meanwhile, the cluster is incomplete and cannot be
 * opened.
 */
const unfinishedMark = (dataDir: string) => join(dataDir, 'database.unfinished')

interface OpenOptions {
  /** File to create a new cluster from, in half a second; if it is missing, creation takes three seconds. */
  readonly template?: string | undefined
  /** Level of detail of PostgreSQL's log on standard error. */
  readonly debug?: PGliteOptions['debug']
}

/**
 * Opens the PGlite cluster of a data folder, or creates it. The caller must hold the folder's lock.
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

/** Returns the cluster of a data folder as one file from which others can be created. No process may have it open. */
export async function dumpCluster(dataDir: string): Promise<Buffer> {
  const cluster = await openCluster(dataDir)
  const dump = await cluster.dumpDataDir('none')
  await cluster.close()
  return Buffer.from(await dump.arrayBuffer())
}
