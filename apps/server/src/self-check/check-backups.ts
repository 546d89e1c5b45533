import { say } from '@troupe/contract/messages/message'
import { findArchiveState, listResults } from '../backup/backup-results.ts'
import type { Database } from '../database/database.ts'
import type { BackupStep } from '../database/tables/backup-tables.ts'
import type { Clock } from '../lib/clock.ts'
import { days, hours } from '../lib/durations.ts'
import { broken, type Check, describeAge, type Finding, good, look } from './check-result.ts'

interface BackupParts {
  readonly database: Pick<Database, 'kysely' | 'embedded'>
  readonly clock: Clock
}

interface StepState {
  readonly step: BackupStep
  readonly succeeded: boolean
  readonly madeAt: Date | null
}

/** A nightly backup is at most a day old, with time for itself; a weekly verification nine days. */
const freshFor = { backup: hours(26), verification: days(9) }
const lostAfter = days(7)

/** Checks age and outcome of the last backup and the last verification. */
export function createBackupCheck({ database, clock }: BackupParts): Check {
  return {
    area: 'backups',
    async run() {
      if (database.embedded) return [look(say('self_check.backups_embedded'), say('self_check.copy_folder'))]
      const [results, archive] = await Promise.all([
        listResults(database.kysely),
        // A role may lack the permission to read it, which says nothing about the backups.
        findArchiveState(database.kysely).catch(() => 'off' as const),
      ])
      const failing = broken(say('self_check.archive_failing'), say('self_check.repair_archive'))
      return [...judgeBackups(results, clock.now()), ...(archive === 'failing' ? [failing] : [])]
    },
  }
}

/** Judges the recorded outcomes of the backup steps. */
export function judgeBackups(results: readonly StepState[], now: Date): Finding[] {
  const find = (step: BackupStep) => results.find((result) => result.step === step)
  const [dump, cluster, verification] = [find('backup'), find('cluster'), find('verification')]
  const newest = [dump, cluster].flatMap((result) => result?.madeAt?.getTime() ?? []).toSorted((a, b) => b - a)[0]
  if (!dump && !cluster) return [broken(say('self_check.backups_none'), say('self_check.make_backup'))]
  const age = newest === undefined ? Number.POSITIVE_INFINITY : now.getTime() - newest
  return [
    ...([dump, cluster].some((result) => result?.succeeded === false)
      ? [broken(say('self_check.backup_failed'), say('self_check.read_backup_output'))]
      : []),
    ...(newest === undefined ? [] : [judgeAge(age)]),
    judgeVerification(verification, now),
  ]
}

function judgeAge(age: number): Finding {
  const finding = say('self_check.backup_made', { age: describeAge(age) })
  if (age <= freshFor.backup) return good(finding)
  return age > lostAfter ? broken(finding, say('self_check.make_backup')) : look(finding, say('self_check.make_backup'))
}

function judgeVerification(result: StepState | undefined, now: Date): Finding {
  const advice = say('self_check.verify_backup')
  if (result?.succeeded === false) return broken(say('self_check.verification_failed'), advice)
  if (!result?.madeAt) return look(say('self_check.backup_unverified'), advice)
  const age = now.getTime() - result.madeAt.getTime()
  const finding = say('self_check.backup_verified', { age: describeAge(age) })
  return age <= freshFor.verification ? good(finding) : look(finding, advice)
}
