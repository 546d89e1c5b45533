import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { connectDatabase, type Database } from '../database/database.ts'
import { openForTransfer } from '../database/transfer/open-for-transfer.ts'
import { TransferError } from '../database/transfer/reporting/transfer-error.ts'
import { days } from '../lib/durations.ts'
import { silentLogger } from '../lib/logger.ts'

/** Where scratch databases are created: on a server, with the role in its address, or in a folder. */
export type ScratchPlace = { readonly databaseUrl: string } | { readonly dataDir: string }

const poolSize = 2
/** A verification that started longer ago was killed before it could clean up. */
const longestUse = days(1)
const scratchName = /^troupe_scratch_(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)_[\da-f]{8}$/

const toName = (now: Date) =>
  `troupe_scratch_${now.toISOString().slice(0, 19).replaceAll(/\D/g, '')}_${randomBytes(4).toString('hex')}`

/** Whether the name is that of a scratch database whose verification has ended. */
function isLeftover(name: string, now: Date): boolean {
  const [, year, month, day, hour, minute, second] = scratchName.exec(name) ?? []
  if (second === undefined) return false
  const madeAt = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  return now.getTime() - madeAt > longestUse
}

/**
 * Creates an empty database on the server, runs the work and always drops it. Also drops leftovers of the same role
 * that are more than a day old. No other database is touched.
 * @throws TransferError when the role may not create databases.
 */
export async function inScratchDatabase<Result>(
  serverUrl: string,
  now: Date,
  work: (database: Database, databaseUrl: string) => Promise<Result>,
): Promise<Result> {
  const server = connectDatabase({ databaseUrl: serverUrl }, 1, silentLogger)
  const name = toName(now)
  try {
    await dropLeftovers(server, now)
    await create(server, name)
    const databaseUrl = Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href
    const database = connectDatabase({ databaseUrl }, poolSize, silentLogger)
    try {
      return await work(database, databaseUrl)
    } finally {
      await database.close()
      await drop(server, name)
    }
  } finally {
    await server.close()
  }
}

async function create(server: Database, name: string): Promise<void> {
  await server.pool.query(`create database ${pg.escapeIdentifier(name)}`).catch((error: Error) => {
    throw new TransferError(
      `No scratch database could be made: ${error.message}. Allow it ("alter role ... createdb", as a superuser), or name ` +
        'another server by --scratch postgres://...',
    )
  })
}

const drop = (server: Database, name: string) =>
  server.pool.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`)

async function dropLeftovers(server: Database, now: Date): Promise<void> {
  const { rows } = await server.pool.query<{ name: string }>(
    "select datname as name from pg_database where datname like 'troupe\\_scratch\\_%' and pg_get_userbyid(datdba) = current_user",
  )
  for (const { name } of rows.filter((row) => isLeftover(row.name, now))) await drop(server, name)
}

/**
 * Like `inScratchDatabase`, with an embedded database in a folder of its own inside `dataDir`, beside the one in use.
 */
export async function inScratchFolder<Result>(
  dataDir: string,
  now: Date,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  for (const name of await readdir(dataDir)) {
    if (isLeftover(name, now)) await rm(join(dataDir, name), { recursive: true, force: true })
  }
  const folder = join(dataDir, toName(now))
  await mkdir(folder, { mode: 0o700 })
  try {
    const database = await openForTransfer({ databaseUrl: undefined, dataDir: folder })
    return await work(database).finally(() => database.close())
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
