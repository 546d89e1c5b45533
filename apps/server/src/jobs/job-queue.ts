import { sql } from 'kysely'
import { PgBoss } from 'pg-boss'
import type { Database } from '../database/database.ts'
import { seconds } from '../lib/durations.ts'
import type { Logger } from '../lib/logger.ts'
import { throttleLog } from '../lib/throttle-log.ts'
import { startWakeUps } from './wake-ups.ts'

interface QueueOptions {
  /** `all`: every job is done. `latest`: a wake-up; while one waits, further ones are the same one. */
  keep: 'all' | 'latest'
  /** How often a failed job is tried again, with growing pauses. */
  retries: number
}

/** Every queue of the product. A job only wakes a worker: the truth is in our own tables, so a lost or doubled one is harmless. */
const queues = {
  'deliver-verification-code': { keep: 'all', retries: 4 },
  'send-account-notice': { keep: 'all', retries: 4 },
  'send-own-channel-mail': { keep: 'all', retries: 4 },
  'rebuild-derived': { keep: 'latest', retries: 1 },
  'embed-creators': { keep: 'latest', retries: 4 },
  'tidy-catalogue': { keep: 'latest', retries: 1 },
  'refresh-creators': { keep: 'latest', retries: 1 },
  'read-creator': { keep: 'all', retries: 2 },
  'send-mails': { keep: 'latest', retries: 1 },
  'send-invitations': { keep: 'latest', retries: 1 },
  'send-webhooks': { keep: 'latest', retries: 1 },
  'refresh-mail-statistics': { keep: 'latest', retries: 1 },
} as const satisfies Record<string, QueueOptions>

export type QueueName = keyof typeof queues

export interface JobQueue {
  /**
   * Queues a job. Never call it inside a transaction: on the embedded database that holds the one connection, and the
   * queue would wait for it for ever. Commit the fact first; what a crash in between leaves behind is found at the next start.
   */
  enqueue(queue: QueueName, data?: object): Promise<void>
  /** Does the jobs of a queue, one at a time in this process; a thrown error has the job tried again. */
  work<Data extends object>(queue: QueueName, handler: (data: Data) => Promise<void>): Promise<void>
  /** Stops taking jobs and waits for those in hand, at most 10 seconds. */
  stop(): Promise<void>
}

/** A worker gives a sign of life twice in this time; the job of one that gave none is another's, a second or two later. */
const silenceSeconds = 20
/** How often each server looks for such. Beside the embedded database there is no other whose jobs could be taken up. */
const lookEachSeconds = { embedded: 30, postgres: 10 }

/** A worker is woken when its queue has a job; this finds what a wake-up was lost of. */
const lookAnywaySeconds = 60

/** Waiting jobs of a queue, across all nodes. */
interface WaitingJobs {
  readonly queue: QueueName
  readonly count: number
  /** Since jobs wait and none was taken up or done; 0 where none waits. */
  readonly unmovedSeconds: number
}

/** Jobs waiting for a worker. A wake-up waiting for its predecessor does not count as a stalled job. */
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
    // The names are those of the table.
    return { queue: name as QueueName, count, unmovedSeconds: standsStill ? unmoved : 0 }
  })
}

/**
 * Creates the schema of the queue before pg-boss does: of several servers that start at once on an empty database only one may, as
 * `if not exists` does not see what another transaction creates, and pg-boss takes that for a failure.
 */
async function createSchema({ kysely }: Database): Promise<void> {
  await kysely.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('pgboss schema', 0))`.execute(transaction)
    const { rows } = await sql<{ isMissing: boolean }>`
      select to_regnamespace('pgboss') is null as "isMissing"`.execute(transaction)
    if (rows[0]?.isMissing) await sql`create schema pgboss`.execute(transaction)
  })
}

/**
 * Starts the job queue in the `pgboss` schema of the database.
 * @param lookEach seconds between looks for jobs whose server died over them.
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
    // No job waits for another.
    flowIntervalSeconds: 3600,
  })
  const troubles = throttleLog(log)
  boss.on('error', (error) => troubles.warn({ err: error }, 'the job queue could not go on; it tries again'))
  await createSchema(database)
  await boss.start()
  const workers = new Map<string, string>()
  const wake = (queue: string) => {
    const worker = workers.get(queue)
    if (worker) boss.notifyWorker(worker)
  }
  const wakeUps = startWakeUps(database, troubles, wake)

  for (const [name, { keep, retries }] of Object.entries(queues)) {
    const options = {
      retryLimit: retries,
      retryBackoff: true,
      deleteAfterSeconds: 3600,
      heartbeatSeconds: silenceSeconds,
    }
    await boss.createQueue(name, { policy: keep === 'latest' ? 'short' : 'standard', ...options })
    // One that exists is left as it is by the line above.
    await boss.updateQueue(name, options)
  }

  return {
    async enqueue(queue, data = {}) {
      await boss.send(queue, data)
      wake(queue)
    },
    async work<Data extends object>(queue: QueueName, handler: (data: Data) => Promise<void>) {
      const options = { pollingIntervalSeconds: lookAnywaySeconds, batchSize: 1 }
      const worker = await boss.work<Data>(queue, options, async (jobs) => {
        // Has it look for the next job right after this one.
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
