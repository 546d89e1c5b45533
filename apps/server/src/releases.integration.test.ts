import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Collection, CollectionDetail } from '@troupe/contract/collections'
import { HybridSearchResponse } from '@troupe/contract/discovery'
import { Campaign } from '@troupe/contract/mail/campaigns'
import { SendEmailResponse } from '@troupe/contract/outreach'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type ServerProcess, startServerProcess } from './testing/processes/server-process.ts'
import { listReleases, release, restoreEmbedded, restoreOnPostgres } from './testing/releases/releases.ts'
import { createOnServer } from './testing/scratch-database.ts'
import { getTestDatabaseTarget } from './testing/test-database.ts'

const slow = { timeout: 60_000, interval: 100 }
const Inbox = z.array(z.object({ to: z.string(), subject: z.string() }))

/** Restores a release's database into the kind of database under test; returns the settings that select it. */
async function restore(version: string): Promise<{ settings: Record<string, string>; remove(): Promise<void> }> {
  const target = getTestDatabaseTarget()
  if ('databaseUrl' in target) {
    const { settings, remove } = await createOnServer(target.databaseUrl)
    await restoreOnPostgres(version, settings.databaseUrl)
    return { settings: { DATABASE_URL: settings.databaseUrl }, remove }
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'troupe-release-'))
  await restoreEmbedded(version, dataDir)
  return { settings: { DATA_DIR: dataDir }, remove: () => rm(dataDir, { recursive: true, force: true }) }
}

describe.each(await listReleases())('the present version on the database that %s left', (version) => {
  let server: ServerProcess | undefined
  let remove = async () => {}
  let token = ''

  beforeAll(async () => {
    const restored = await restore(version)
    remove = restored.remove
    const settings = { SANDBOX: 'on', DEMO_CREATORS: '0', SECRET_KEY: release.secretKey, ...restored.settings }
    server = await startServerProcess(settings)
    const { email, password } = release.person
    token = z.object({ access_token: z.string() }).parse(await call('/auth/login', { email, password })).access_token
  }, 180_000)

  afterAll(async () => {
    await server?.remove()
    await remove()
  })

  /** Sends GET to a path of the API, or POST when there is a body and no other method is given. */
  async function call(path: string, body?: object, method = 'POST'): Promise<unknown> {
    const response = await fetch(`${server?.url}/api${path}`, {
      headers: { 'content-type': 'application/json', ...(token === '' ? {} : { authorization: `Bearer ${token}` }) },
      ...(body ? { method, body: JSON.stringify(body) } : {}),
    })
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    return response.json()
  }

  async function search(text: string) {
    const request = { query_text: text, max_api_requests: 0 }
    return HybridSearchResponse.parse(await call('/kols/hybrid-search', request)).results
  }

  /** Lists the creators in the collection of the release's user. */
  async function listCollected() {
    const collections = z.array(Collection).parse(await call('/collections'))
    expect(collections.map(({ name }) => name)).toEqual([release.collection])
    return CollectionDetail.parse(await call(`/collections/${collections[0]?.id}`)).kols
  }

  it('is ready, and keeps what the person had', async () => {
    await expect.poll(async () => (await fetch(`${server?.url}/health/ready`)).status, slow).toBe(200)
    expect(await listCollected()).toHaveLength(3)
    const saved = z.object({ saved_searches: z.array(z.object({ name: z.string() })) })
    expect(saved.parse(await call('/saved-searches')).saved_searches).toEqual([{ name: release.savedSearch }])
    expect(JSON.stringify(await call('/campaigns'))).toContain(release.campaignSubject)
  })

  it('finds creators by name and by words, also once all that is derived was made again', async () => {
    const [collected] = await listCollected()
    const findBoth = async () => [(await search(collected?.title ?? ''))[0]?.id, (await search('baking')).length > 0]
    expect(await findBoth()).toEqual([collected?.id, true])
    const listStale = async () => {
      const metrics = await (await fetch(`${server?.url}/metrics`)).text()
      return [...metrics.matchAll(/^troupe_derived_rows_stale\{kind="(\w+)"\} (\d+)$/gm)].map(([, , count]) => count)
    }
    await expect.poll(listStale, slow).toEqual(['0', '0'])
    expect(await findBoth()).toEqual([collected?.id, true])
  })

  it('sends a mail from the mailbox that was set up then', async () => {
    const kol_ids = (await listCollected()).slice(2).map(({ id }) => id)
    const mail = { subject: 'After the update', body: '<p>Dear {{title|there}}</p>', email_provider: 'smtp', kol_ids }
    await call('/company-address', { company: 'Tea House Ltd', address: '1 Harbour Street' }, 'PUT')
    const { campaign } = SendEmailResponse.parse(await call('/kols/send-email', mail))
    const read = async () => Campaign.parse(await call(`/campaigns/${campaign.id}`)).state
    await expect.poll(read, slow).toBe('done')
    const inbox = Inbox.parse(await (await fetch(`${server?.url}/sandbox/inbox/messages`)).json())
    expect(inbox.map(({ subject }) => subject)).toContain(mail.subject)
  })

  it('exports creators', async () => {
    const collected = await listCollected()
    const kols = collected.map(({ id }) => id)
    const exported = z.object({ file_url: z.string(), rows: z.number() })
    const { file_url, rows } = exported.parse(await call('/kols/export', { kols, format: 'csv' }))
    expect(rows).toBe(kols.length)
    expect(await (await fetch(`${server?.url}${file_url}`)).text()).toContain(collected[0]?.channel_id)
  })
})
