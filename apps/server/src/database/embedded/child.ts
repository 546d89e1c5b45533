// The process of the embedded database: PGlite on a locked folder, served to the parent over a socket. It ends when its
// channel closes; if PGlite keeps it from noticing, `end-with-parent.ts` ends it.
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { type ChildMessage, socketFileName } from './child-protocol.ts'
import { openCluster } from './cluster.ts'
import { lockFolder } from './folder-lock.ts'
import { explainOpenFailure } from './open-failure.ts'
import { keepSequencesWhole } from './whole-sequences.ts'

const [dataDir, socketDir, templateFolder] = process.argv.slice(2)
if (!dataDir || !socketDir) throw new Error('Usage: child.ts DATA_DIR SOCKET_DIR [TEMPLATE]')

await serve(dataDir, socketDir, templateFolder)

async function serve(folder: string, sockets: string, template: string | undefined): Promise<void> {
  const unlock = lockFolder(folder)
  if (!unlock) return end({ type: 'locked' }, 3)

  const database = await openCluster(folder, { template }).catch(async (error: unknown) => {
    end({ type: 'failed', reason: await explainOpenFailure(folder, error) }, 1)
  })
  if (!database) return

  keepSequencesWhole(database)
  const path = join(sockets, socketFileName)
  await rm(path, { force: true })
  const server = new PGLiteSocketServer({ db: database, path, maxConnections: 100 })
  await server.start()
  process.on('disconnect', async () => {
    // Not awaited: a connection that is just being opened would delay it.
    void server.stop()
    await database.close()
    unlock()
    await rm(sockets, { recursive: true, force: true })
    process.exit(0)
  })
  tell({ type: 'ready' })
}

function tell(message: ChildMessage): void {
  process.send?.(message)
}

function end(message: ChildMessage, exitCode: number): void {
  process.send?.(message, () => process.exit(exitCode))
}

// Ctrl-C reaches the whole process group, but the parent decides when the database stops.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})
