/**
 * The steps of a backup. `backup`: a dump was made; `verification`: a dump was restored; `cluster`: `pg_basebackup`
 * copied the cluster.
 */
export type BackupStep = 'backup' | 'verification' | 'cluster'

/** Outcome of the last attempt at each step. `deploy/pitr/back-up-cluster.sh` writes the row for `cluster`. */
interface BackupResults {
  step: BackupStep
  finished_at: Date
  succeeded: boolean
  /** Time of the data in the newest backup for which this step succeeded; null: it never did. */
  made_at: Date | null
}

export interface BackupTables {
  backup_results: BackupResults
}
