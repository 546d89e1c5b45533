import type { Database } from '../database/database.ts'

/** Jobs of a queue that were given up and are still kept, which they are for an hour. */
interface FailedJobs {
  readonly queue: string
  readonly count: number
}

/** Lists the queues with failed jobs, across all nodes. */
export async function listFailedJobs({ pool }: Pick<Database, 'pool'>): Promise<FailedJobs[]> {
  const { rows } = await pool.query<FailedJobs>(`
    select name as queue, count(*)::int as count from pgboss.job
    where state = 'failed' and completed_on > now() - interval '1 hour' group by name order by name`)
  return rows
}
