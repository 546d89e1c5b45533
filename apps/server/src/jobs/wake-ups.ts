import type { Database } from '../database/database.ts'
import { seconds } from '../lib/durations.ts'
import type { Logger } from '../lib/logger.ts'

const lookEach = seconds(2)

/** Lists the queues that have a job ready to run. */
const question = `
  select distinct name from pgboss.job where state in ('created', 'retry') and start_after <= now()`

/**
 * Checks every two seconds which queues have a job ready, and wakes their workers: one statement instead of one per
 * worker. This finds jobs queued by other processes and jobs due for a retry.
 * @returns a function that stops the checks.
 */
export function startWakeUps(
  { pool }: Pick<Database, 'pool'>,
  log: Logger,
  wake: (queue: string) => void,
): { stop(): void } {
  let isLooking = false
  const look = async () => {
    if (isLooking) return
    isLooking = true
    try {
      const { rows } = await pool.query<{ name: string }>(question)
      for (const { name } of rows) wake(name)
    } catch (error) {
      log.warn({ err: error }, 'jobs wait for the next look')
    } finally {
      isLooking = false
    }
  }
  const timer = setInterval(() => void look(), lookEach).unref()
  return { stop: () => clearInterval(timer) }
}
