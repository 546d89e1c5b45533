import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { emailProviders } from '@troupe/contract/mail/email-provider'
import { createBackupGauges } from '../backup/backup-gauges.ts'
import type { Database } from '../database/database.ts'
import { listWaitingJobs } from '../jobs/job-queue.ts'
import type { DataLimits } from '../lib/age-rules.ts'
import type { Clock } from '../lib/clock.ts'
import { type DataAgeReport, reportDataAges } from '../modules/discovery/data-age/oldest-data.ts'
import type { LivePlatform } from '../modules/discovery/platforms/live-platform.ts'
import { countResting, countSendable } from '../modules/outreach/outreach-figures-repository.ts'
import { createCertificateGauge } from '../telemetry/certificate-gauge.ts'
import type { GaugeSource } from '../telemetry/gauges.ts'

export interface GaugeParts {
  readonly database: Database
  readonly clock: Clock
  readonly platforms: readonly LivePlatform[]
  readonly dataLimits: DataLimits
  readonly dataDir: string
  /** Resolves to the number of stale rows of each kind of derived data. */
  countStale(): Promise<ReadonlyMap<string, number>>
  readonly appUrl: string | undefined
  readonly certificateAddress: string | undefined
  /** Resolves to the problems that keep the server from working. */
  findProblems(): Promise<readonly string[]>
}

/** Sources of the gauges, read when the metrics are requested. */
export function listGaugeSources(options: GaugeParts): GaugeSource[] {
  const { database, findProblems } = options
  return [
    {
      name: 'readiness',
      gauges: ['troupe_ready'],
      read: async () => [{ gauge: 'troupe_ready', value: (await findProblems()).length === 0 ? 1 : 0 }],
    },
    {
      name: 'connections',
      gauges: ['troupe_database_connections', 'troupe_database_waiting', 'troupe_embedded_database_restarts'],
      read: async () => readConnections(database),
    },
    {
      name: 'jobs',
      gauges: ['troupe_jobs_waiting', 'troupe_jobs_unmoved_seconds'],
      async read() {
        const waiting = await listWaitingJobs(database)
        return waiting.flatMap(({ queue, count, unmovedSeconds }) => [
          { gauge: 'troupe_jobs_waiting', labels: { queue }, value: count },
          { gauge: 'troupe_jobs_unmoved_seconds', labels: { queue }, value: unmovedSeconds },
        ])
      },
    },
    {
      name: 'derived',
      gauges: ['troupe_derived_rows_stale'],
      async read() {
        const counts = await options.countStale()
        return [...counts].map(([kind, value]) => ({ gauge: 'troupe_derived_rows_stale', labels: { kind }, value }))
      },
    },
    createAgeGauges(options),
    {
      name: 'mails',
      gauges: ['troupe_mails_due', 'troupe_mailboxes_paused'],
      read: () => readMails(options),
    },
    {
      name: 'quota',
      gauges: ['troupe_platform_quota_used', 'troupe_platform_quota_limit'],
      read: async () => (await Promise.all(options.platforms.map(readQuota))).flat(),
    },
    {
      name: 'disk',
      gauges: ['troupe_data_dir_free_bytes', 'troupe_data_dir_size_bytes'],
      async read() {
        // With PostgreSQL there may be no file yet, and so no data folder.
        if (!existsSync(options.dataDir)) return []
        const { bavail, blocks, bsize } = await statfs(options.dataDir)
        return [
          { gauge: 'troupe_data_dir_free_bytes', value: bavail * bsize },
          { gauge: 'troupe_data_dir_size_bytes', value: blocks * bsize },
        ]
      },
    },
    createBackupGauges(database),
    createCertificateGauge(options),
  ]
}

/** The age of the platforms' data, and what was removed because of it. */
function createAgeGauges(options: GaugeParts): GaugeSource {
  return {
    name: 'data_age',
    gauges: ['troupe_data_oldest_seconds', 'troupe_data_limit_seconds', 'troupe_data_due', 'troupe_data_removed'],
    read: async () => (await reportDataAges({ ...options, limits: options.dataLimits })).flatMap(toAgeReadings),
  }
}

function toAgeReadings({ platform, oldestMs = 0, maxAgeMs, due, removed }: DataAgeReport): Readings {
  const labels = { platform }
  return [
    { gauge: 'troupe_data_oldest_seconds', labels, value: oldestMs / 1000 },
    { gauge: 'troupe_data_limit_seconds', labels, value: maxAgeMs / 1000 },
    { gauge: 'troupe_data_due', labels, value: due },
    ...removed.map(({ kind, count }) => ({
      gauge: 'troupe_data_removed' as const,
      labels: { platform, kind },
      value: count,
    })),
  ]
}

type Readings = Awaited<ReturnType<GaugeSource['read']>>

function readConnections({ pool, countRestarts }: Database): Readings {
  const gauge = 'troupe_database_connections'
  return [
    { gauge, labels: { state: 'used' }, value: pool.totalCount - pool.idleCount },
    { gauge, labels: { state: 'idle' }, value: pool.idleCount },
    { gauge: 'troupe_database_waiting', value: pool.waitingCount },
    { gauge: 'troupe_embedded_database_restarts', value: countRestarts() },
  ]
}

async function readMails({ database: { kysely }, clock }: GaugeParts): Promise<Readings> {
  const now = clock.now()
  const [due, resting] = await Promise.all([countSendable(kysely, now), countResting(kysely, now)])
  return [
    { gauge: 'troupe_mails_due', value: due },
    ...emailProviders.map((provider) => ({
      gauge: 'troupe_mailboxes_paused' as const,
      labels: { provider },
      value: resting.find((row) => row.provider === provider)?.count ?? 0,
    })),
  ]
}

async function readQuota({ client }: LivePlatform): Promise<Readings> {
  const { platform } = client
  return (await client.quota()).flatMap(({ name: allowance, used, limit }) => {
    const labels = { platform, allowance: allowance.text }
    const reading = { gauge: 'troupe_platform_quota_used' as const, labels, value: used }
    return limit === undefined
      ? [reading]
      : [reading, { ...reading, gauge: 'troupe_platform_quota_limit', value: limit }]
  })
}
