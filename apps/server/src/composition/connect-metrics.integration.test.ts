import { randomUUID } from 'node:crypto'
import { say } from '@troupe/contract/messages/message'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { noteResult } from '../backup/backup-results.ts'
import { connectDatabase, type Database } from '../database/database.ts'
import type { BackupStep } from '../database/tables/backup-tables.ts'
import { type JobQueue, startJobQueue } from '../jobs/job-queue.ts'
import { toDataLimits } from '../lib/age-rules.ts'
import { hours } from '../lib/durations.ts'
import { silentLogger } from '../lib/logger.ts'
import type { LivePlatform } from '../modules/discovery/platforms/live-platform.ts'
import { pauseForAccount } from '../modules/outreach/mailboxes/pause-repository.ts'
import { createMetrics } from '../telemetry/metrics.ts'
import { buildSignedInUser } from '../testing/test-accounts.ts'
import { useTestDatabase } from '../testing/test-database.ts'
import { buildCreators, setPace, startCampaign, useTestOutreach } from '../testing/test-outreach.ts'
import { KnownChannels } from '../testing/wire/known-channels.ts'
import { listGaugeSources } from './connect-metrics.ts'

const { telemetry, render } = createMetrics()
const database = useTestDatabase()
const kit = useTestOutreach(database, undefined, telemetry)

let jobs: JobQueue
beforeEach(async () => {
  jobs = await startJobQueue(database, silentLogger)
})
afterEach(async () => {
  await jobs.stop()
  await database.pool.query('delete from pgboss.job')
})

const { live } = new KnownChannels('youtube')
const quota = async () => [
  { name: say('platform_quota.searches'), used: 40, limit: 100, resetsAt: new Date() },
  { name: say('platform_quota.requests'), used: 7, limit: undefined, resetsAt: new Date() },
]
const platforms: LivePlatform[] = [{ ...live, client: { ...live.client, quota } }]

const countStale = async () => new Map([['vectors', 12]])

function renderFrom(watched: Database): Promise<string> {
  const { clock } = kit.testApp
  const dataLimits = toDataLimits({ maxAgeDays: {}, acceptsDerived: {} })
  const settings = { dataLimits, dataDir: '/', appUrl: undefined, certificateAddress: undefined }
  const findProblems = async () => ['It is away']
  const sources = { ...settings, database: watched, clock, platforms, findProblems, countStale }
  return render(listGaugeSources(sources))
}

describe('the metrics of a server', () => {
  it('report what waits, rests and is used, and contain no names', async () => {
    const user = await buildSignedInUser(kit.testApp)
    await setPace(kit.testApp, user)
    const [first = '', second = ''] = await buildCreators(kit.testApp, [
      { email: 'a@one.test' },
      { email: 'b@two.test' },
    ])
    await startCampaign(kit.testApp, user, { kol_ids: [first] })
    await kit.outreach.engine.drain()
    await startCampaign(kit.testApp, user, { kol_ids: [second] })
    await jobs.enqueue('read-creator', { id: randomUUID() })

    const text = await renderFrom(database)
    for (const line of [
      'troupe_mails_total{outcome="accepted"} 1',
      'troupe_mails_due 1',
      'troupe_mailboxes_paused{provider="smtp"} 0',
      'troupe_jobs_waiting{queue="read-creator"} 1',
      'troupe_jobs_waiting{queue="send-mails"} 0',
      'troupe_jobs_unmoved_seconds{queue="send-mails"} 0',
      'troupe_platform_quota_used{platform="youtube",allowance="searches"} 40',
      'troupe_platform_quota_limit{platform="youtube",allowance="searches"} 100',
      'troupe_platform_quota_used{platform="youtube",allowance="requests"} 7',
      'troupe_derived_rows_stale{kind="vectors"} 12',
      'troupe_ready 0',
    ]) {
      expect(text).toContain(`${line}\n`)
    }
    expect(text).not.toContain('troupe_platform_quota_limit{platform="youtube",allowance="requests"}')
    expect(text).toMatch(/route="\/api\/kols\/send-email",status="2xx"/)
    expect(text).not.toMatch(/@|[\da-f]{8}-[\da-f]{4}-|brand\.test|one\.test/)
    expect(text).not.toContain(user.username)
  })

  it('report a resting mailbox, whose mails are not overdue', async () => {
    const user = await buildSignedInUser(kit.testApp)
    const ids = await buildCreators(kit.testApp, [{ email: 'a@one.test' }])
    await startCampaign(kit.testApp, user, { kol_ids: ids })
    const { id } = await database.kysely.selectFrom('mailboxes').select('id').executeTakeFirstOrThrow()
    const until = new Date(kit.testApp.clock.now().getTime() + hours(1))
    await pauseForAccount(database.kysely, { id, until, reason: 'refused' })
    const text = await renderFrom(database)
    expect(text).toContain('troupe_mailboxes_paused{provider="smtp"} 1\n')
    expect(text).toContain('troupe_mails_due 0\n')
  })

  it('count no mails of a deactivated user as due, since they are not sent', async () => {
    const user = await buildSignedInUser(kit.testApp)
    const ids = await buildCreators(kit.testApp, [{ email: 'a@one.test' }])
    await startCampaign(kit.testApp, user, { kol_ids: ids })
    expect(await renderFrom(database)).toContain('troupe_mails_due 1\n')
    await database.kysely.updateTable('users').set({ deactivated_at: kit.testApp.clock.now() }).execute()
    expect(await renderFrom(database)).toContain('troupe_mails_due 0\n')
  })

  it('report how long jobs have waited while none of their queue was taken up', async () => {
    const read = async (queue: string) => {
      const line = new RegExp(`^troupe_jobs_unmoved_seconds\\{queue="${queue}"\\} (\\S+)$`, 'm')
      return Number(line.exec(await renderFrom(database))?.[1])
    }
    const age = (column: string, queue: string) =>
      database.pool.query(`update pgboss.job set ${column} = now() - interval '20 minutes' where name = $1`, [queue])
    await jobs.enqueue('read-creator', { id: randomUUID() })
    await age('start_after', 'read-creator')
    expect(await read('read-creator')).toBeGreaterThanOrEqual(1200)
    await jobs.enqueue('read-creator', { id: randomUUID() })
    await database.pool.query(`
      update pgboss.job set state = 'completed', started_on = now(), completed_on = now()
      where id = (select id from pgboss.job where name = 'read-creator' order by start_after desc limit 1)`)
    expect(await read('read-creator')).toBeLessThan(600)

    await jobs.enqueue('embed-creators')
    await database.pool.query(
      "update pgboss.job set state = 'active', started_on = now() where name = 'embed-creators'",
    )
    await jobs.enqueue('embed-creators')
    await age('start_after', 'embed-creators')
    await database.pool.query(
      "update pgboss.job set started_on = now() - interval '20 minutes' where name = 'embed-creators' and state = 'active'",
    )
    expect(await read('embed-creators')).toBe(0)
  })

  it('report how the last steps of backups ended and when the newest good ones were made', async () => {
    const before = await renderFrom(database)
    expect(before).not.toMatch(/^troupe_(backup|cluster_backup)_\w+[ {]/m)
    expect(before).toContain('troupe_scrape_failed{source="backups"} 0\n')
    const [first, second] = [new Date('2026-11-20T03:00:00Z'), new Date('2026-11-21T03:00:00Z')]
    const note = (step: BackupStep, madeAt?: Date) =>
      noteResult(database.kysely, { step, finishedAt: new Date(), madeAt })
    await note('backup', second)
    await note('verification', second)
    // Verifies an older backup again.
    await note('verification', first)
    await note('cluster', first)
    await note('cluster')
    const text = await renderFrom(database)
    for (const line of [
      'troupe_backup_last_result{step="backup"} 1',
      'troupe_backup_last_result{step="verification"} 1',
      'troupe_backup_last_result{step="cluster"} 0',
      `troupe_backup_last_made_timestamp_seconds ${second.getTime() / 1000}`,
      `troupe_backup_last_verified_timestamp_seconds ${second.getTime() / 1000}`,
      `troupe_cluster_backup_timestamp_seconds ${first.getTime() / 1000}`,
    ]) {
      expect(text).toContain(`${line}\n`)
    }
    // The test's PostgreSQL archives nothing.
    expect(text).not.toMatch(/^troupe_wal_archive_failing /m)
  })

  it('are available without a database, and report which sources failed', async () => {
    const away = connectDatabase({ databaseUrl: 'postgres://nobody@127.0.0.1:9/nothing' }, 2, silentLogger)
    const text = await renderFrom(away)
    for (const source of ['jobs', 'mails']) expect(text).toContain(`troupe_scrape_failed{source="${source}"} 1\n`)
    expect(text).toContain('troupe_scrape_failed{source="disk"} 0\n')
    expect(text).toMatch(/^troupe_http_request_duration_seconds_count/m)
    await away.close()
  })
})
