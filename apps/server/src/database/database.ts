import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { minutes, seconds } from '../lib/durations.ts'
import type { Logger } from '../lib/logger.ts'
import { throttleLog } from '../lib/throttle-log.ts'
import { withTimeout } from '../lib/with-timeout.ts'
import { type EmbeddedDatabase, startEmbeddedDatabase } from './embedded/embedded-database.ts'
import { sessionSettings } from './extensions/session-settings.ts'
import { migrate } from './migrate.ts'
import { keepPlans } from './plans/kept-plans.ts'
import type { Tables } from './tables/tables.ts'

/** Connection for a repository: the pool, or the caller's transaction. */
export type Executor = Kysely<Tables> | Transaction<Tables>

export interface Database {
  readonly kysely: Kysely<Tables>
  readonly pool: pg.Pool
  /** Whether it is PGlite in a child process, which has one connection and no parallel work. */
  readonly embedded: boolean
  /** False while the embedded database's process is being replaced; requests are refused meanwhile. */
  isAvailable(): boolean
  /** Milliseconds since the last answer of an embedded database that is slow; 0 when it is not. */
  slowMs(): number
  /** The number of times the embedded database's process was replaced since the start. */
  countRestarts(): number
  close(): Promise<void>
}

/**
 * Called after each statement.
 * @param text The statement with placeholders for its values.
 */
type NoteStatement = (text: string, milliseconds: number, failed: boolean) => void

interface DatabaseOptions {
  databaseUrl: string | undefined
  dataDir: string
  poolSize: number
  log: Logger
  noteStatement?: NoteStatement | undefined
}

/** Where a running database is reached. */
export type DatabaseTarget = { databaseUrl: string } | { socketDir: string }

const poolTimeouts = {
  // A new connection must first map each page that it reads, so its first search takes several times as long.
  idleTimeoutMillis: minutes(10),
  statement_timeout: seconds(30),
  idle_in_transaction_session_timeout: seconds(30),
}

/**
 * Milliseconds that a caller waits for a connection. A slow embedded database is waited for; a dead one is replaced,
 * and its connections are then lost.
 */
const connectPatience = { embedded: minutes(2), external: seconds(10) }

/** Set when a connection starts: setting them for each query took three more round trips than the query. */
const connectionOptions = Object.entries(sessionSettings)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ')

/**
 * Opens the database named by the settings and migrates it: the PostgreSQL at `databaseUrl`, else the embedded one in
 * `dataDir`.
 * @throws FolderInUseError; DatabaseRefusedError when the database does not fit this version; an Error with a message
 * for the operator when it cannot be reached.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl, poolSize, log, noteStatement } = options
  const process = databaseUrl ? undefined : await startEmbeddedDatabase(options)
  const target = process ? { socketDir: process.socketDir } : { databaseUrl: databaseUrl ?? '' }
  const database = connectDatabase(target, poolSize, log, { process, noteStatement })
  try {
    for (const addition of await migrate(database.kysely)) {
      log.warn({ addition }, 'the database has something that this version does not make; it is left as it is')
    }
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}

interface Watchers {
  /** The embedded database, if this process started it: notified of errors, and stopped at the end. */
  readonly process?: EmbeddedDatabase | undefined
  readonly noteStatement?: NoteStatement | undefined
}

/**
 * Connects to a running database without migrating it: a PostgreSQL, or an embedded one by the folder of its socket.
 */
export function connectDatabase(
  target: DatabaseTarget,
  poolSize: number,
  log: Logger,
  { process, noteStatement }: Watchers = {},
): Database {
  const address =
    'socketDir' in target
      ? { host: target.socketDir, user: 'postgres', database: 'postgres' }
      : { connectionString: target.databaseUrl, options: connectionOptions }
  const embedded = 'socketDir' in target
  const connectionTimeoutMillis = embedded ? connectPatience.embedded : connectPatience.external
  const pool = new pg.Pool({
    ...address,
    ...poolTimeouts,
    // The session of the embedded database would keep the prepared statements of each closed connection.
    ...(embedded && { idleTimeoutMillis: 0 }),
    connectionTimeoutMillis,
    max: poolSize,
    types: { getTypeParser },
  })
  const troubles = throttleLog(log)
  const noticeLoss = (error: Error) => troubles.warn({ err: error }, 'database connection was lost')
  pool.on('error', noticeLoss)
  // The pool only listens to idle connections. One in use that is lost between two statements would end the process.
  pool.on('connect', (client) => client.on('error', noticeLoss))
  const kysely = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: keepPlans(pool) }),
    log: (event) => {
      if (event.level === 'error') process?.noticeError(event.error)
      noteStatement?.(event.query.sql, event.queryDurationMillis, event.level === 'error')
    },
  })
  return {
    kysely,
    pool,
    embedded,
    isAvailable: () => process?.isAvailable() ?? true,
    slowMs: () => process?.slowMs() ?? 0,
    countRestarts: () => process?.countRestarts() ?? 0,
    async close() {
      await kysely.destroy()
      // Kysely does not close a pool it never used, whose connections would then keep a command from ending for
      // minutes.
      if (!pool.ended) await pool.end()
      await process?.stop()
    },
  }
}

const int8 = 20
const date = 1082

/** Returns `bigint` as a number, since counts and ids are far below 2^53, and leaves a `date` as text. */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  if (oid === int8) return Number
  if (oid === date) return String
  return pg.types.getTypeParser(oid, format)
}

const answerPatience = seconds(1)

/**
 * Returns the reasons why the database cannot serve, worded for operators; empty when it can, or when an embedded one
 * is only slow.
 */
export async function findDatabaseProblems(database: Database): Promise<string[]> {
  if (!database.isAvailable()) return ['The database is starting again']
  // The process watch decides whether it is alive, and another query would slow it further.
  if (database.slowMs() > 0) return []
  const question = { text: 'select 1', ...(database.embedded ? {} : { query_timeout: answerPatience }) }
  const asked = database.pool.query(question).then(
    () => true,
    () => false,
  )
  const answers = await withTimeout(asked, answerPatience)
  const isOnlySlow = answers === undefined && database.embedded
  return answers || isOnlySlow ? [] : ['The database does not answer']
}
