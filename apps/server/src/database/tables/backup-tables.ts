/** The steps of a backup. `backup`: a dump was made; `verification`: one was restored; `cluster`: `pg_basebackup` copied the cluster. */
export type BackupStep = 'backup' | 'verification' | 'cluster'

/** How the last attempt at each step ended. `deploy/pitr/back-up-cluster.sh` writes its own. */
interface BackupResults {
  step: BackupStep
  finished_at: Date
  succeeded: boolean
  /** The moment of the data in the newest backup for which this step succeeded; null: none did. */
  made_at: Date | null
}

export interface BackupTables {
  backup_results: BackupResults
}
