import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { minutes, seconds } from '../lib/durations.ts'
import type { Logger } from '../lib/logger.ts'
import { throttleLog } from '../lib/throttle-log.ts'
import { withTimeout } from '../lib/with-timeout.ts'
import { type EmbeddedDatabase, startEmbeddedDatabase } from './embedded/embedded-database.ts'
import { migrate } from './migrate.ts'
import type { Tables } from './tables/tables.ts'

/** Connection that a repository works with: the pool, or the caller's transaction. */
export type Executor = Kysely<Tables> | Transaction<Tables>

export interface Database {
  readonly kysely: Kysely<Tables>
  readonly pool: pg.Pool
  /** Whether it is PGlite in a process of our own, which has one connection and no parallel work. */
  readonly embedded: boolean
  /** False while the embedded database's process is replaced; requests are then refused for a moment. */
  isAvailable(): boolean
  /** Milliseconds since the last answer of an embedded database that is slow; 0 when it is not. */
  slowMs(): number
  /** How often the embedded database's process was replaced since the start. */
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

/** Where a database that runs is reached. */
export type DatabaseTarget = { databaseUrl: string } | { socketDir: string }

const poolTimeouts = {
  // A new connection has yet to map each page that it reads: its first search takes several times as long.
  idleTimeoutMillis: minutes(10),
  statement_timeout: seconds(30),
  idle_in_transaction_session_timeout: seconds(30),
}

/**
 * How long a caller queues for a connection. An embedded database that is slow is waited for: one that is dead is replaced, and then its
 * connections are lost.
 */
const connectPatience = { embedded: minutes(2), external: seconds(10) }

/**
 * Set when a connection starts: setting them for each query took three more round trips than the query. A scan of the vector
 * index returns at most this many rows, unless a search sets another limit; filters then leave a part of them, since continuing
 * the scan took three times as long as the first. Pages come from memory or an SSD: with the default cost of 4, searches of
 * 10,000 creators read them all (35 ms instead of 8), and prefetching each page took a quarter of the time of
 * reading it from memory. Starting parallel workers or the JIT compiler takes longer than most queries (searches of 1,000,000: 35 ms
 * instead of 14). The cache of pg_textsearch 1.4.0 keeps entries of an index that was built anew (REINDEX, TRUNCATE): searches
 * then failed or missed rows. Where filters leave out rows, it scores as many more as the
 * planner estimates, times this margin; with the default of 3 the scan takes half as long again, and where 1.2 is too few it goes on.
 */
const connectionOptions = [
  '-c hnsw.ef_search=200',
  '-c hnsw.iterative_scan=off',
  '-c random_page_cost=1.1',
  '-c effective_io_concurrency=0',
  '-c max_parallel_workers_per_gather=0',
  '-c jit=off',
  '-c pg_textsearch.memtable_cache_enabled=off',
  '-c pg_textsearch.filtered_seed_margin=1.2',
].join(' ')

/**
 * Opens the database the settings name, migrated: the PostgreSQL at `databaseUrl`, else the embedded one in `dataDir`.
 * @throws FolderInUseError, DatabaseRefusedError when it is not of this version, or an Error for people when it cannot be reached.
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

/** Connects to a database that runs, without migrating it: a PostgreSQL, or an embedded one by its socket's folder. */
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
    connectionTimeoutMillis,
    max: poolSize,
    types: { getTypeParser },
  })
  const troubles = throttleLog(log)
  const noticeLoss = (error: Error) => troubles.warn({ err: error }, 'database connection was lost')
  pool.on('error', noticeLoss)
  // The pool listens only to idle connections; one in use that is lost between two statements would end the process.
  pool.on('connect', (client) => client.on('error', noticeLoss))
  const kysely = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
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
      // Kysely leaves alone a pool that it was never asked to use, and its connections then keep a command from ending for minutes.
      if (!pool.ended) await pool.end()
      await process?.stop()
    },
  }
}

const int8 = 20
const date = 1082

/** Counts and ids are far below 2^53, so `bigint` is a number here; a `date` stays the text it is. */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  if (oid === int8) return Number
  if (oid === date) return String
  return pg.types.getTypeParser(oid, format)
}

const answerPatience = seconds(1)

/** Reasons why the database cannot serve, worded for operators; empty when it can, or when an embedded one is only slow. */
export async function findDatabaseProblems(database: Database): Promise<string[]> {
  if (!database.isAvailable()) return ['The database is starting again']
  // Whether that one lives is the watch's to tell, and a question more would make it slower.
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
