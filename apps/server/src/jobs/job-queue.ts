import { sql } from 'kysely'
import { PgBoss } from 'pg-boss'
import type { Database } from '../database/database.ts'
import { seconds } from '../lib/durations.ts'
import type { Logger } from '../lib/logger.ts'
import { throttleLog } from '../lib/throttle-log.ts'
import { startWakeUps } from './wake-ups.ts'

interface QueueOptions {
  /** `all`: every job runs. `latest`: a wake-up, of which at most one waits at a time. */
  keep: 'all' | 'latest'
  /** Maximum number of retries of a failed job, with growing pauses. */
  retries: number
}

/** Longest pause between two retries. The first lasts a second or two, and they double up to this. */
const longestPauseSeconds = 3600

/** Retries over a day, as long as a mail server may be away. A mail that expires earlier is not sent by a later one. */
const retriesOfDay = 35

/**
 * All queues of the product. A job only wakes a worker: the tables hold the work itself, so a lost or duplicate job
 * does no harm.
 */
const queues = {
  'deliver-verification-code': { keep: 'all', retries: 4 },
  'send-account-notice': { keep: 'all', retries: retriesOfDay },
  'send-workspace-invitation': { keep: 'all', retries: retriesOfDay },
  'send-own-channel-mail': { keep: 'all', retries: retriesOfDay },
  'erase-due-channels': { keep: 'latest', retries: 1 },
  'rebuild-derived': { keep: 'latest', retries: 1 },
  'embed-creators': { keep: 'latest', retries: 4 },
  'tidy-catalogue': { keep: 'latest', retries: 1 },
  'remove-old-data': { keep: 'latest', retries: 1 },
  'refresh-creators': { keep: 'latest', retries: 1 },
  'import-creators': { keep: 'latest', retries: 1 },
  'read-creator': { keep: 'all', retries: 2 },
  'send-mails': { keep: 'latest', retries: 1 },
  'send-invitations': { keep: 'latest', retries: 1 },
  'read-deal-links': { keep: 'latest', retries: 1 },
  'remind-content-due': { keep: 'latest', retries: 1 },
  'send-webhooks': { keep: 'latest', retries: 1 },
  'refresh-mail-statistics': { keep: 'latest', retries: 1 },
} as const satisfies Record<string, QueueOptions>

export type QueueName = keyof typeof queues

export interface JobQueue {
  /**
   * Queues a job. Never call it inside a transaction: in the embedded database the transaction holds the only
   * connection, and the call would wait for it forever. Commit first; if the process crashes in between, the next start
   * finds the work.
   */
  enqueue(queue: QueueName, data?: object): Promise<void>
  /** Handles the jobs of a queue, one at a time in this process. A job whose handler throws is retried. */
  work<Data extends object>(queue: QueueName, handler: (data: Data) => Promise<void>): Promise<void>
  /** Stops taking jobs and waits at most 10 seconds for those in hand. */
  stop(): Promise<void>
}

/**
 * Seconds without a heartbeat after which a worker's job goes to another, a second or two later. Workers send two
 * heartbeats in this time.
 */
const silenceSeconds = 20
/** Seconds between checks for such jobs. With the embedded database no other server can leave any behind. */
const lookEachSeconds = { embedded: 30, postgres: 10 }

/**
 * Seconds that a job may take, pg-boss' most. Heartbeats tell which workers are gone; after pg-boss' default of 15 minutes
 * another would begin what the first still does, such as reading a long list.
 */
const longestJobSeconds = 24 * 3600

/** Seconds between checks for jobs whose wake-up was lost. */
const lookAnywaySeconds = 60

/** Jobs waiting in one queue, across all nodes. */
interface WaitingJobs {
  readonly queue: QueueName
  readonly count: number
  /** Seconds since the last job was taken or finished while jobs wait; 0 when none waits. */
  readonly unmovedSeconds: number
}

/** Lists the jobs waiting for a worker. A wake-up waiting for its predecessor does not count as stalled. */
export async function listWaitingJobs(database: Pick<Database, 'pool'>): Promise<WaitingJobs[]> {
  const { rows } = await database.pool.query<{ name: string; count: number; isWorkedOn: boolean; unmoved: number }>(`
    select name, count(*) filter (where is_due)::int as count, bool_or(state = 'active') as "isWorkedOn",
      extract(epoch from now() - greatest(min(start_after) filter (where is_due), max(started_on), max(completed_on)))::float8
        as unmoved
    from (select *, state in ('created', 'retry') and start_after <= now() as is_due from pgboss.job) as job
    group by name`)
  const known = new Map(rows.map((row) => [row.name, row]))
  return Object.entries(queues).map(([name, { keep }]) => {
    const { count = 0, isWorkedOn = false, unmoved = 0 } = known.get(name) ?? {}
    const standsStill = count > 0 && !(keep === 'latest' && isWorkedOn)
    // The table contains only the queue names above.
    return { queue: name as QueueName, count, unmovedSeconds: standsStill ? unmoved : 0 }
  })
}

/**
 * Creates the queue's schema before pg-boss does. If several servers start at once on an empty database, only one may
 * create it: `if not exists` does not see what other transactions are creating, and pg-boss treats the conflict as a
 * failure.
 */
async function createSchema({ kysely }: Database): Promise<void> {
  await kysely.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('pgboss schema', 0))`.execute(transaction)
    const { rows } = await sql<{ isMissing: boolean }>`
      select to_regnamespace('pgboss') is null as "isMissing"`.execute(transaction)
    if (rows[0]?.isMissing) await sql`create schema pgboss`.execute(transaction)
  })
}

async function createQueues(boss: PgBoss): Promise<void> {
  for (const [name, { keep, retries }] of Object.entries(queues)) {
    const options = {
      retryLimit: retries,
      retryBackoff: true,
      retryDelayMax: longestPauseSeconds,
      deleteAfterSeconds: 3600,
      heartbeatSeconds: silenceSeconds,
      expireInSeconds: longestJobSeconds,
    }
    await boss.createQueue(name, { policy: keep === 'latest' ? 'short' : 'standard', ...options })
    // The line above leaves an existing queue unchanged.
    await boss.updateQueue(name, options)
  }
}

/**
 * Starts the job queue in the database's `pgboss` schema.
 * @param lookEach seconds between checks for jobs whose server died while running them.
 */
export async function startJobQueue(
  database: Database,
  log: Logger,
  lookEach = database.embedded ? lookEachSeconds.embedded : lookEachSeconds.postgres,
): Promise<JobQueue> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.pool.query(text, values) },
    backend: database.embedded ? 'pglite' : 'postgres',
    schedule: false,
    superviseIntervalSeconds: lookEach,
    monitorIntervalSeconds: lookEach,
    // No job depends on another.
    flowIntervalSeconds: 3600,
  })
  const troubles = throttleLog(log)
  boss.on('error', (error) => troubles.warn({ err: error }, 'the job queue could not go on; it tries again'))
  try {
    await createSchema(database)
    await boss.start()
    await createQueues(boss)
  } catch (error) {
    await boss.stop({ graceful: false })
    throw error
  }
  const workers = new Map<string, string>()
  const wake = (queue: string) => {
    const worker = workers.get(queue)
    if (worker) boss.notifyWorker(worker)
  }
  const wakeUps = startWakeUps(database, troubles, wake)
  return {
    async enqueue(queue, data = {}) {
      await boss.send(queue, data)
      wake(queue)
    },
    async work<Data extends object>(queue: QueueName, handler: (data: Data) => Promise<void>) {
      const options = { pollingIntervalSeconds: lookAnywaySeconds, batchSize: 1 }
      const worker = await boss.work<Data>(queue, options, async (jobs) => {
        // Makes it look for the next job right after this one.
        wake(queue)
        for (const job of jobs) await handler(job.data)
      })
      workers.set(queue, worker)
    },
    async stop() {
      wakeUps.stop()
      await boss.stop({ graceful: true, timeout: seconds(10) })
    },
  }
}
