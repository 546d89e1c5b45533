import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { type Readable, Transform, type Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { schemas } from '../database/distribution/read-distribution.ts'
import { TransferError } from '../database/transfer/reporting/transfer-error.ts'
import { extendEnvironment } from './program-settings.ts'

type Program = 'pg_dump' | 'pg_restore'

/**
 * Writes a snapshot of a database to a file in `pg_dump`'s custom format and flushes it to disk.
 * @param options `snapshot` is a result of `pg_export_snapshot()`; `signal` ends the program.
 * @returns the size and SHA-256 of the file.
 * @throws TransferError with the error text of `pg_dump`.
 */
export async function dumpDatabase(options: {
  readonly databaseUrl: string
  readonly file: string
  readonly snapshot: string
  readonly signal: AbortSignal
}): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256')
  let bytes = 0
  const sumUp = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  // Jobs only wake workers, and backup results describe only this database. A divided catalogue is restored as a whole one,
  // on a server with or without Citus.
  const leftOut = [
    '--exclude-table-data=public.backup_results',
    '--exclude-extension=citus',
    `--exclude-schema=${schemas.division}`,
    '--exclude-schema=pgboss',
  ]
  const child = start('pg_dump', [...leftOut, '--format=custom', `--snapshot=${options.snapshot}`], options)
  child.stdin.end()
  const file = createWriteStream(options.file, { mode: 0o600, flush: true })
  await finish('pg_dump', child, pipeline(child.stdout, sumUp, file))
  return { bytes, sha256: hash.digest('hex') }
}

/**
 * Restores a dump into an empty database, completely or with an error.
 * @param options `count` receives the size in bytes of each piece that `pg_restore` reads; `signal` ends the program.
 * @throws TransferError with the error text of `pg_restore`.
 */
export async function restoreDatabase(options: {
  readonly databaseUrl: string
  readonly file: string
  readonly count: (bytes: number) => void
  readonly signal: AbortSignal
}): Promise<void> {
  // The extensions may exist already and belong to another role, and only that role may set their comments.
  const kept = ['--no-owner', '--no-privileges', '--no-comments']
  const child = start('pg_restore', [...kept, '--exit-on-error'], options)
  child.stdout.resume()
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      options.count(chunk.length)
      done(null, chunk)
    },
  })
  await finish('pg_restore', child, pipeline(createReadStream(options.file), count, child.stdin))
}

type Child = ChildProcessByStdio<Writable, Readable, Readable>

/** Passes the password in the environment, because every user of the machine can see process arguments. */
function start(
  program: Program,
  args: readonly string[],
  { databaseUrl, signal }: { databaseUrl: string; signal: AbortSignal },
): Child {
  const url = new URL(databaseUrl)
  const password = decodeURIComponent(url.password)
  url.password = ''
  return spawn(program, [...args, `--dbname=${url.href}`], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: extendEnvironment(password ? { PGPASSWORD: password } : {}),
    signal,
  })
}

/** Waits until a program and its streams end. The program's own error text takes precedence over a stream error. */
async function finish(program: Program, child: Child, streams: Promise<void>): Promise<void> {
  const words = text(child.stderr)
  const [ended, streamed] = await Promise.allSettled([once(child, 'close'), streams])
  if (ended.status === 'rejected') throw explain(program, ended.reason)
  const [code, signal] = ended.value
  if (code !== 0) {
    const reason = (await words).trim() || `it ended with ${signal ?? code}`
    throw new TransferError(`${program} failed: ${reason}`)
  }
  if (streamed.status === 'rejected') throw streamed.reason
}

function explain(program: Program, error: unknown): unknown {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) return error
  return new TransferError(
    `${program} is not installed. It belongs to PostgreSQL's client programs (Debian: postgresql-client), in the ` +
      "major version of the database's server or a newer one.",
  )
}
