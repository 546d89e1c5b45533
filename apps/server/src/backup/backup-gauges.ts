import type { Database } from '../database/database.ts'
import type { GaugeSource } from '../telemetry/gauges.ts'
import { findArchiveState, listResults } from './backup-results.ts'

const timeGauges = {
  backup: 'troupe_backup_last_made_timestamp_seconds',
  verification: 'troupe_backup_last_verified_timestamp_seconds',
  cluster: 'troupe_cluster_backup_timestamp_seconds',
} as const

/** Age of the backups and outcome of the last attempts, as the backup commands recorded them in the database. */
export function createBackupGauges(database: Database): GaugeSource {
  return {
    name: 'backups',
    gauges: [
      'troupe_backup_last_result',
      'troupe_backup_last_made_timestamp_seconds',
      'troupe_backup_last_verified_timestamp_seconds',
      'troupe_cluster_backup_timestamp_seconds',
      'troupe_wal_archive_failing',
    ],
    async read() {
      const [results, archive] = await Promise.all([
        listResults(database.kysely),
        database.embedded ? 'off' : findArchiveState(database.kysely),
      ])
      return [
        ...results.flatMap(({ step, succeeded, madeAt }) => [
          { gauge: 'troupe_backup_last_result' as const, labels: { step }, value: succeeded ? 1 : 0 },
          ...(madeAt ? [{ gauge: timeGauges[step], value: madeAt.getTime() / 1000 }] : []),
        ]),
        ...(archive === 'off'
          ? []
          : [{ gauge: 'troupe_wal_archive_failing' as const, value: archive === 'failing' ? 1 : 0 }]),
      ]
    },
  }
}
