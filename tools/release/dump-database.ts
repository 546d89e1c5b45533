import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { promisify } from 'node:util'
import { socketFileName } from '@troupe/server/database/embedded/child-protocol'
import { openForTransfer } from '@troupe/server/database/transfer/open-for-transfer'

const postgresScript = join(import.meta.dirname, '..', '..', '.ci', 'postgres')

/** Dumps rows as INSERT statements, which any client can run, and no jobs, because they only wake workers. */
const options = [
  '--no-owner',
  '--no-privileges',
  '--no-comments',
  '--inserts',
  '--rows-per-insert=50',
  '--exclude-table-data=pgboss.job*',
]

/** Returns the statements that recreate a PostgreSQL database, written by `pg_dump`. */
export async function dumpPostgres(url: string): Promise<string> {
  const { stdout } = await promisify(execFile)(postgresScript, ['program', 'pg_dump', ...options, url], {
    maxBuffer: 2 ** 28,
  })
  // Lines that only psql understands.
  return stdout.replace(/^\\.*\n/gm, '')
}

/** Dumps the embedded database of a data folder, which no process may have open. */
export async function dumpEmbedded(dataDir: string): Promise<string> {
  const database = await openForTransfer({ databaseUrl: undefined, dataDir })
  try {
    const bridge = await openBridge(join(String(database.pool.options.host), socketFileName))
    const dump = await dumpPostgres(`postgres://postgres@127.0.0.1:${bridge.port}/postgres?sslmode=disable`)
    bridge.close()
    // Every database already has it.
    return dump.replace(/^CREATE SCHEMA public;\n/m, '')
  } finally {
    await database.close()
  }
}

/**
 * Opens a loopback port that forwards to a socket file. PGlite is a PostgreSQL 18, which `pg_dump` 17 refuses although
 * it can read all of our tables; through this port, the server reports version 17.
 */
async function openBridge(socketFile: string): Promise<{ port: number; close(): void }> {
  const server = createServer((near) => {
    const far = connect(socketFile)
    near.pipe(far).on('close', () => near.destroy())
    far.pipe(new Transform({ transform: (chunk, _encoding, done) => done(null, tellOf17(chunk)) })).pipe(near)
    near.on('error', () => far.destroy()).on('close', () => far.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The system gave no port')
  return { port: address.port, close: () => void server.close() }
}

function tellOf17(chunk: Buffer): Buffer {
  const place = chunk.indexOf('server_version\x0018')
  return place < 0
    ? chunk
    : Buffer.from(chunk).fill('17', place + 'server_version\0'.length, place + 'server_version\x0018'.length)
}
