import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectDatabase, type Database } from '@troupe/server/database/database'
import { findFolderOwner } from '@troupe/server/database/embedded/folder-owner'
import { silentLogger } from '@troupe/server/lib/logger'
import { findEmbedded } from '../cluster/embedded-process.ts'
import { createOwnDatabase, startOwnPostgres } from '../cluster/own-database.ts'
import { KilledServer } from './killed-server.ts'

/** A server with the sandbox, whose processes are killed one at a time. */
export interface KilledInstallation {
  readonly name: string
  /** Rows of an import: more than are stored before the kill. */
  readonly rows: number
  /** Processes that can be killed. */
  readonly victims: readonly Victim[]
  url(): string
  /** Environment of commands on the server's machine. */
  environment(): Readonly<Record<string, string>>
  /** Opens connections for the drill itself. */
  connect(): Database
  start(): Promise<void>
  kill(victim: Victim): Promise<void>
  /** Restarts what was killed; resolves once the server is ready. */
  recover(victim: Victim): Promise<void>
  stop(): Promise<void>
}

type Victim = 'server' | 'server and database' | 'backend' | 'postmaster'

/** Prepares an installation on the embedded database. */
export async function prepareEmbedded(): Promise<KilledInstallation> {
  const server = new KilledServer(await mkdtemp(join(tmpdir(), 'troupe-killed-data-')), {})
  return {
    name: 'embedded database',
    rows: 2600,
    victims: ['server', 'server and database'],
    url: () => server.running.url,
    environment: () => server.environment,
    connect() {
      const owner = findFolderOwner(server.dataDir)
      if (!owner) throw new Error('No server has the data folder open')
      return connectDatabase({ socketDir: owner.socketDir }, 2, silentLogger)
    },
    start: () => server.start(),
    async kill(victim) {
      const databaseId = findEmbedded(server.dataDir, server.running.processId).processId()
      if (victim === 'server and database') process.kill(databaseId, 'SIGKILL')
      await server.stop('SIGKILL')
    },
    recover: () => server.start(),
    async stop() {
      await server.stop('SIGTERM')
      await rm(server.dataDir, { recursive: true, force: true })
    },
  }
}

/** Prepares an installation on a separate PostgreSQL, which writes through to the disk. */
export async function preparePostgres(): Promise<KilledInstallation> {
  const postgres = startOwnPostgres('/tmp/troupe-drill-killed')
  const own = await createOwnDatabase(postgres.url, 'killed')
  const server = new KilledServer(await mkdtemp(join(tmpdir(), 'troupe-killed-data-')), { DATABASE_URL: own.url })
  const connect = () => connectDatabase({ databaseUrl: own.url }, 2, silentLogger)
  return {
    name: 'PostgreSQL',
    rows: 9000,
    victims: ['server', 'backend', 'postmaster'],
    url: () => server.running.url,
    environment: () => server.environment,
    connect,
    start: () => server.start(),
    async kill(victim) {
      if (victim === 'backend') await killBackend(connect())
      else if (victim === 'postmaster') {
        postgres.kill()
        await postgres.restart()
      } else await server.stop('SIGKILL')
    },
    async recover(victim) {
      if (victim === 'server') await server.start()
      else await server.waitUntilReady()
    },
    async stop() {
      await server.stop('SIGTERM')
      postgres.stop()
      await rm(server.dataDir, { recursive: true, force: true })
    },
  }

  async function killBackend(database: Database): Promise<void> {
    const { rows } = await database.pool.query<{ pid: number }>(`
      select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
        and backend_type = 'client backend' order by state = 'active' desc, random() limit 1`)
    await database.close()
    const [backend] = rows
    if (!backend) throw new Error('No server is connected')
    process.kill(backend.pid, 'SIGKILL')
  }
}
