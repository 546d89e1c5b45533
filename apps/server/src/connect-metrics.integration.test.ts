import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listGaugeSources } from './connect-metrics.ts'
import { connectDatabase, type Database } from './database/database.ts'
import { hours } from './durations.ts'
import { type JobQueue, startJobQueue } from './jobs/job-queue.ts'
import { silentLogger } from './logger.ts'
import type { LivePlatform } from './modules/discovery/live-platform.ts'
import { pause } from './modules/outreach/mailbox-repository.ts'
import { createMetrics } from './telemetry/metrics.ts'
import { KnownChannels } from './testing/known-channels.ts'
import { buildSignedInUser } from './testing/test-accounts.ts'
import { useTestDatabase } from './testing/test-database.ts'
import { buildCreators, setPace, startCampaign, useTestOutreach } from './testing/test-outreach.ts'

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
  { name: 'searches', used: 40, limit: 100, resetsAt: new Date() },
  { name: 'requests', used: 7, limit: undefined, resetsAt: new Date() },
]
const platforms: LivePlatform[] = [{ ...live, client: { ...live.client, quota } }]

const countStale = async () => new Map([['vectors', 12]])

function renderFrom(watched: Database): Promise<string> {
  const { clock } = kit.testApp
  const sources = {
    database: watched,
    clock,
    platforms,
    dataDir: '/',
    findProblems: async () => ['It is away'],
    countStale,
  }
  return render(listGaugeSources(sources))
}

describe('the metrics of a server', () => {
  it('tell what waits, what rests and what is used, and name nobody', async () => {
    const user = await buildSignedInUser(kit.testApp)
    await setPace(kit.testApp, user)
    const [first = '', second = ''] = await buildCreators(kit.testApp, [
      { email: 'a@one.test' },
      { email: 'b@two.test' },
    ])
    await startCampaign(kit.testApp, user, { kol_ids: [first] })
    await kit.outreach.engine.settle()
    await startCampaign(kit.testApp, user, { kol_ids: [second] })
    await jobs.enqueue('read-creator', { id: randomUUID() })

    const text = await renderFrom(database)
    for (const line of [
      'troupe_mails_total{outcome="accepted"} 1',
      'troupe_mails_due 1',
      'troupe_mailboxes_paused{provider="smtp"} 0',
      'troupe_jobs_waiting{queue="read-creator"} 1',
      'troupe_jobs_waiting{queue="send-mails"} 0',
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

  it('tell of a mailbox that rests, whose mails are then not overdue', async () => {
    const user = await buildSignedInUser(kit.testApp)
    const ids = await buildCreators(kit.testApp, [{ email: 'a@one.test' }])
    await startCampaign(kit.testApp, user, { kol_ids: ids })
    const { id } = await database.kysely.selectFrom('mailboxes').select('id').executeTakeFirstOrThrow()
    const until = new Date(kit.testApp.clock.now().getTime() + hours(1))
    await pause(database.kysely, { id, until, reason: 'refused' })
    const text = await renderFrom(database)
    expect(text).toContain('troupe_mailboxes_paused{provider="smtp"} 1\n')
    expect(text).toContain('troupe_mails_due 0\n')
  })

  it('are there without a database, and say what could not be read', async () => {
    const away = connectDatabase({ databaseUrl: 'postgres://nobody@127.0.0.1:9/nothing' }, 2, silentLogger)
    const text = await renderFrom(away)
    for (const source of ['jobs', 'mails']) expect(text).toContain(`troupe_scrape_failed{source="${source}"} 1\n`)
    expect(text).toContain('troupe_scrape_failed{source="disk"} 0\n')
    expect(text).toMatch(/^troupe_http_request_duration_seconds_count/m)
    await away.close()
  })
})
