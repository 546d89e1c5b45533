import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { connectDatabase, type Database } from '@troupe/server/database/database'
import { silentLogger } from '@troupe/server/lib/logger'
import { createOnNodes, makeOnWorker } from '@troupe/server/testing/citus/nodes'
import { KilledServer } from '../catalogue/killed-server.ts'
import { type OwnPostgres, startOwnNode } from '../cluster/own-database.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const databaseName = 'troupe_divided'
const nodeFolder = (name: string) => `/tmp/troupe-drill-citus-${name}`

/** Several nodes share this machine. A worker is moved by logical replication, and followed by a standby. */
const nodeSettings = ['shared_buffers=64MB', 'wal_level=logical', 'citus.recover_2pc_interval=1s']

/** A worker of Citus. */
export interface Worker extends OwnPostgres {
  readonly folder: string
  readonly port: number
  /** @returns the rows of a statement. */
  query(statement: string): Promise<Record<string, unknown>[]>
}

/** A server on Citus: a coordinator, and workers among which the catalogue is divided. */
export interface DividedInstallation {
  readonly coordinator: OwnPostgres
  readonly workers: Worker[]
  readonly database: Database
  readonly folder: string
  url(): string
  /** Output of the server so far: one log line each. */
  output(): string
  environment(): Readonly<Record<string, string>>
  waitUntilReady(): Promise<void>
  /** Runs `npm run database` with these arguments. @returns what it says. */
  command(...args: readonly string[]): Promise<string>
  /** Makes the nodes know one more worker, which has no parts yet. */
  addWorker(): Promise<void>
  /** Registers another process to stop. */
  atEnd(stop: () => void): void
  stop(): Promise<void>
}

/** Starts such an installation with an empty catalogue. @returns undefined if the sources of Citus are not there. */
export async function startDividedInstallation(shards: number): Promise<DividedInstallation | undefined> {
  const coordinator = startOwnNode(nodeFolder('coordinator'), nodeSettings)
  if (!coordinator) return undefined
  const workers = [startWorker(0), startWorker(1)]
  const databaseUrl = await createOnNodes(
    [coordinator, ...workers].map(({ url }) => url),
    databaseName,
  )
  const folder = await mkdtemp(join(tmpdir(), 'troupe-divided-'))
  const server = new KilledServer(folder, { DATABASE_URL: databaseUrl })
  await server.start()
  const database = connectDatabase({ databaseUrl }, 4, silentLogger)
  const command = async (...args: readonly string[]) => {
    const program = join('apps', 'server', 'src', 'commands', 'database.ts')
    const env = { PATH: process.env.PATH, ...server.environment }
    return (await promisify(execFile)(process.execPath, [program, ...args], { cwd: root, env })).stdout.trim()
  }
  const others: (() => void)[] = []
  await command('distribute', '--shards', String(shards))
  return {
    coordinator,
    workers,
    database,
    folder,
    url: () => server.running.url,
    output: () => server.running.output(),
    environment: () => server.environment,
    waitUntilReady: () => server.waitUntilReady(),
    command,
    async addWorker() {
      const worker = startWorker(workers.length)
      workers.push(worker)
      await makeOnWorker(worker.url, databaseName)
      await database.pool.query('select citus_add_node($1, $2)', ['127.0.0.1', worker.port])
      await command('prepare')
    },
    atEnd: (stop) => others.push(stop),
    async stop() {
      await database.close()
      await server.stop('SIGTERM')
      for (const stop of [...others, ...[coordinator, ...workers].map((node) => node.stop)]) stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function startWorker(number: number): Worker {
  const folder = nodeFolder(`worker-${number}`)
  const node = startOwnNode(folder, nodeSettings)
  if (!node) throw new Error('A coordinator of Citus was started, and a worker was not')
  return {
    ...node,
    folder,
    port: Number(new URL(node.url).port),
    async query(statement) {
      const connection = connectDatabase({ databaseUrl: node.url }, 1, silentLogger)
      return (await connection.pool.query(statement).finally(() => connection.close())).rows
    },
  }
}
