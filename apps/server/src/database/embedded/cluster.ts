import { existsSync, openAsBlob } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { vector } from '@electric-sql/pglite-pgvector'

/** Where the cluster lies in a data folder. */
const clusterFolder = (dataDir: string) => join(dataDir, 'database')

/**
 * Opens the PGlite cluster of a data folder, which the caller has locked. A new one starts from the template where there
 * is one (half a second), else from nothing (three seconds).
 */
export async function openCluster(dataDir: string, template?: string): Promise<PGlite> {
  const folder = clusterFolder(dataDir)
  await mkdir(folder, { recursive: true })
  const isNew = !existsSync(join(folder, 'PG_VERSION'))
  const loadDataDir = isNew && template && existsSync(template) ? await openAsBlob(template) : undefined
  return PGlite.create(folder, { extensions: { vector, pg_trgm }, ...(loadDataDir ? { loadDataDir } : {}) })
}

/** The cluster of a data folder as one file, to start others from; nothing may have it open. */
export async function dumpCluster(dataDir: string): Promise<Buffer> {
  const cluster = await openCluster(dataDir)
  const dump = await cluster.dumpDataDir('none')
  await cluster.close()
  return Buffer.from(await dump.arrayBuffer())
}
