// The process of the embedded database: PGlite on a locked folder, served to the parent over a socket. It ends with the
// parent, whose channel closing is the sign.
import { existsSync, openAsBlob } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { vector } from '@electric-sql/pglite-pgvector'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { type ChildMessage, socketFileName } from './child-protocol.ts'
import { lockFolder } from './folder-lock.ts'

const [dataDir, socketDir, templateFile] = process.argv.slice(2)
if (!dataDir || !socketDir) throw new Error('Usage: child.ts DATA_DIR SOCKET_DIR [TEMPLATE]')

await serve(dataDir, socketDir, templateFile)

async function serve(folder: string, sockets: string, template: string | undefined): Promise<void> {
  const unlock = lockFolder(folder)
  if (!unlock) return end({ type: 'locked' }, 3)

  const database = await open(join(folder, 'database'), template).catch((error: unknown) => {
    end({ type: 'failed', reason: error instanceof Error ? error.message : String(error) }, 1)
  })
  if (!database) return

  const path = join(sockets, socketFileName)
  await rm(path, { force: true })
  const server = new PGLiteSocketServer({ db: database, path, maxConnections: 100 })
  await server.start()
  process.on('disconnect', async () => {
    await server.stop()
    await database.close()
    unlock()
    process.exit(0)
  })
  tell({ type: 'ready' })
}

/** Opens the folder; a new one starts from the prepared template (0.5 s) where there is one, else from nothing (3 s). */
async function open(folder: string, template: string | undefined): Promise<PGlite> {
  await mkdir(folder, { recursive: true })
  const isNew = !existsSync(join(folder, 'PG_VERSION'))
  const loadDataDir = isNew && template && existsSync(template) ? await openAsBlob(template) : undefined
  return PGlite.create(folder, { extensions: { vector, pg_trgm }, ...(loadDataDir ? { loadDataDir } : {}) })
}

function tell(message: ChildMessage): void {
  process.send?.(message)
}

function end(message: ChildMessage, exitCode: number): void {
  process.send?.(message, () => process.exit(exitCode))
}

// Ctrl-C reaches the whole process group; the parent decides when the database goes.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})
