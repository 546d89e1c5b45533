import { afterEach, describe, expect, test, vi } from 'vitest'
import { days, hours } from '../lib/durations.ts'
import { silentLogger } from '../lib/logger.ts'
import { useTestDatabase } from '../testing/test-database.ts'
import { type JobQueue, startJobQueue } from './job-queue.ts'

const database = useTestDatabase()
const started: JobQueue[] = []

afterEach(async () => {
  vi.restoreAllMocks()
  await Promise.all(started.splice(0).map((jobs) => jobs.stop()))
  await database.pool.query('delete from pgboss.job')
})

async function start(lookEachSeconds?: number): Promise<JobQueue> {
  const jobs = await startJobQueue(database, silentLogger, lookEachSeconds)
  started.push(jobs)
  return jobs
}

describe('the job queue', () => {
  test('hands a job to its worker', async () => {
    const jobs = await start()
    const done: object[] = []
    await jobs.work('deliver-verification-code', async (data) => void done.push(data))
    await jobs.enqueue('deliver-verification-code', { verificationId: 'a' })
    await expect.poll(() => done).toEqual([{ verificationId: 'a' }])
  })

  test('hands it jobs queued by another process within seconds, one right after the other', async () => {
    const [worker, other] = [await start(), await start()]
    const done: object[] = []
    await worker.work('deliver-verification-code', async (data) => void done.push(data))
    for (const verificationId of ['a', 'b', 'c', 'd'])
      await other.enqueue('deliver-verification-code', { verificationId })
    await expect.poll(() => done).toHaveLength(4)
  })

  test.skipIf(database.embedded)('is started by several servers at once on an empty database', async () => {
    for (let round = 0; round < 5; round++) {
      await Promise.all(started.splice(0).map((jobs) => jobs.stop()))
      await database.pool.query('drop schema if exists pgboss cascade')
      await Promise.all([start(), start(), start(), start()])
    }
  })

  test('leaves nothing running when its start fails', async () => {
    // Makes the schema that the failing one finds.
    await start()
    const setInterval = vi.spyOn(globalThis, 'setInterval')
    const clearInterval = vi.spyOn(globalThis, 'clearInterval')
    const pool: typeof database.pool = Object.create(database.pool, {
      query: {
        value: async (text: string, values: unknown[]) => {
          if (text.includes('create_queue')) throw new Error('Connection terminated unexpectedly')
          return database.pool.query(text, values)
        },
      },
    })
    await expect(startJobQueue({ ...database, pool }, silentLogger)).rejects.toThrow('Connection terminated')
    const cleared = clearInterval.mock.calls.map(([timer]) => timer)
    expect(setInterval).toHaveBeenCalled()
    for (const { value } of setInterval.mock.results) expect(cleared).toContain(value)
  })

  test('retries a failed job', async () => {
    const jobs = await start()
    let tries = 0
    await jobs.work('deliver-verification-code', async () => {
      tries++
      if (tries === 1) throw new Error('the mail server is away')
    })
    await jobs.enqueue('deliver-verification-code', {})
    await expect.poll(() => tries).toBe(2)
  })

  test.each(['send-account-notice', 'send-workspace-invitation', 'send-own-channel-mail'] as const)(
    'retries a failed job of %s for a day, at least once an hour',
    async (queue) => {
      const jobs = await start()
      await jobs.work(queue, async () => {
        throw new Error('the mail server is away')
      })
      await jobs.enqueue(queue)
      const read = async () => {
        const { rows } = await database.pool.query('select * from pgboss.job where name = $1', [queue])
        return rows[0]
      }
      await expect.poll(async () => (await read()).state).toBe('retry')
      const { retry_limit, retry_delay_max } = await read()
      const shortest = Array.from({ length: retry_limit }, (_, index) => Math.min(retry_delay_max, 2 ** index))
      expect(retry_delay_max).toBe(hours(1) / 1000)
      expect(shortest.reduce((sum, pause) => sum + pause) * 1000).toBeGreaterThan(days(1))
    },
  )

  test('keeps a waiting job over a restart', async () => {
    const first = await start()
    await first.enqueue('deliver-verification-code', { verificationId: 'kept' })
    await first.stop()
    const second = await start()
    const done: object[] = []
    await second.work('deliver-verification-code', async (data) => void done.push(data))
    await expect.poll(() => done).toEqual([{ verificationId: 'kept' }])
  })

  test('gives a job to another server when the first one dies', async () => {
    const jobs = await start(1)
    await jobs.enqueue('deliver-verification-code', { verificationId: 'orphan' })
    const longAgo = "now() - interval '1 minute'"
    await database.pool.query(
      `update pgboss.job set state = 'active', started_on = ${longAgo}, heartbeat_on = ${longAgo}`,
    )
    const done: object[] = []
    await jobs.work('deliver-verification-code', async (data) => void done.push(data))
    await expect.poll(() => done).toEqual([{ verificationId: 'orphan' }])
  })

  test('leaves a job that takes an hour with its worker', async () => {
    const jobs = await start(1)
    const { promise: end, resolve: finish } = Promise.withResolvers<void>()
    let runs = 0
    await jobs.work('embed-creators', async () => {
      runs++
      await end
    })
    const readState = async (queue: string) => {
      const { rows } = await database.pool.query<{ state: string }>('select state from pgboss.job where name = $1', [
        queue,
      ])
      return rows.map(({ state }) => state)
    }
    await jobs.enqueue('embed-creators')
    await expect.poll(() => runs).toBe(1)
    await jobs.enqueue('read-creator')
    // A job without a worker shows that the queue has looked for jobs to give away.
    await database.pool.query(
      `update pgboss.job set state = 'active', started_on = now() - interval '1 hour',
        heartbeat_on = case name when 'read-creator' then now() - interval '1 minute' else now() end`,
    )
    await expect.poll(() => readState('read-creator')).toEqual(['retry'])
    const state = await readState('embed-creators')
    finish()
    expect({ state, runs }).toEqual({ state: ['active'], runs: 1 })
  })

  test('merges waiting wake-ups of a kind', async () => {
    const jobs = await start()
    for (let count = 0; count < 5; count++) await jobs.enqueue('embed-creators')
    const { rows } = await database.pool.query("select count(*) as count from pgboss.job where name = 'embed-creators'")
    expect(rows).toEqual([{ count: 1 }])
  })
})
