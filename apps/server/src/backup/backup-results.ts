import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { BackupStep } from '../database/tables/backup-tables.ts'
import type { Tables } from '../database/tables/tables.ts'

interface StepResult {
  readonly step: BackupStep
  readonly finishedAt: Date
  /** Time of the data in the backup; undefined: the step failed. */
  readonly madeAt: Date | undefined
}

/** Records the outcome of a step. Verifying an older backup again does not lower `made_at`. */
export async function noteResult(db: Kysely<Tables>, { step, finishedAt, madeAt }: StepResult): Promise<void> {
  const row = { finished_at: finishedAt, succeeded: madeAt !== undefined, made_at: madeAt ?? null }
  await db
    .insertInto('backup_results')
    .values({ step, ...row })
    .onConflict((conflict) =>
      conflict.column('step').doUpdateSet({ ...row, made_at: sql`greatest(backup_results.made_at, excluded.made_at)` }),
    )
    .execute()
}

/** Lists the outcome of the last attempt at each step; steps never attempted are missing. */
export async function listResults(
  db: Kysely<Tables>,
): Promise<{ step: BackupStep; succeeded: boolean; madeAt: Date | null }[]> {
  return db.selectFrom('backup_results').select(['step', 'succeeded', 'made_at as madeAt']).execute()
}

/**
 * Finds whether PostgreSQL archives its write-ahead log: `off`, or whether the last attempt failed. Reads the
 * statistics view `pg_stat_archiver`.
 */
export async function findArchiveState(db: Kysely<Tables>): Promise<'off' | 'working' | 'failing'> {
  const { rows } = await sql<{ state: 'off' | 'working' | 'failing' }>`
    select case when current_setting('archive_mode') = 'off' then 'off'
      when last_failed_time > coalesce(last_archived_time, '-infinity') then 'failing' else 'working' end as state
    from pg_stat_archiver`.execute(db)
  return rows[0]?.state ?? 'off'
}
