import { randomUUID } from 'node:crypto'
import { getLeastRole } from '@troupe/contract/base/roles'
import { collectionEndpoints } from '@troupe/contract/collections'
import { beforeEach, describe, expect, it } from 'vitest'
import { bind } from '../http/requests/endpoint-binding.ts'
import { readContractEndpoints } from '../testing/calls/contract-endpoints.ts'
import { call } from '../testing/calls/outreach-calls.ts'
import { buildSignedInUser, type SignedInUser } from '../testing/test-accounts.ts'
import { testSecretKey, useTestApp } from '../testing/test-app.ts'
import { useTestDatabase } from '../testing/test-database.ts'
import { buildCreators, setPace, startCampaign, useTestOutreach } from '../testing/test-outreach.ts'
import { activityRules, recordActivities } from './record-activities.ts'

const database = useTestDatabase()
const db = database.kysely
const kit = useTestOutreach(database)
/** The application of the kit, with what is done in it recorded. */
const testApp = useTestApp(database, {
  secretKey: testSecretKey,
  endpoints: ({ clock, log }) => recordActivities(kit.outreach.endpoints, { db, clock, log }),
})

const readLog = () =>
  db
    .selectFrom('workspace_activities')
    .select(['action', 'target_id', 'target_name', 'detail', 'count'])
    .orderBy('at')
    .orderBy('action')
    .execute()
const readActions = async () => (await readLog()).map(({ action }) => action)

describe('what is done to campaigns', () => {
  let user: SignedInUser
  let kol_ids: string[]
  beforeEach(async () => {
    user = await buildSignedInUser(testApp)
    await setPace(testApp, user, { per_minute: 1 })
    kol_ids = await buildCreators(testApp, [{ title: 'Mara', email: 'mara@one.test' }])
  })
  const mail = { subject: 'Spring', schedule_at: '2030-03-01T12:00:00.000Z' }
  const send = () => startCampaign(testApp, user, { kol_ids, ...mail }, { 'idempotency-key': 'spring' })
  const step = (id: string, name: string) => call(testApp, user, ['POST', `/api/campaigns/${id}/${name}`])

  it('is recorded with the name of the campaign and the number of creators', async () => {
    const { campaign } = await send()
    await call(testApp, user, ['PATCH', `/api/campaigns/${campaign.id}`], { name: 'Autumn' })
    expect(await readLog()).toEqual([
      { action: 'campaign.changed', target_id: campaign.id, target_name: 'Spring', detail: 'Autumn', count: null },
      { action: 'campaign.started', target_id: campaign.id, target_name: 'Spring', detail: null, count: 1 },
    ])
  })

  it('is recorded once where a call is repeated', async () => {
    const { campaign } = await send()
    expect((await send()).campaign.id).toBe(campaign.id)
    for (const name of ['pause', 'pause', 'resume', 'cancel', 'cancel', 'resume']) {
      testApp.clock.advance(1000)
      await step(campaign.id, name)
    }
    expect(await readActions()).toEqual([
      ...(['campaign.started', 'campaign.paused', 'campaign.resumed', 'campaign.cancelled'] as const),
    ])
  })
})

describe('what is done to templates and suppressed addresses', () => {
  it('is recorded without the address', async () => {
    const user = await buildSignedInUser(testApp)
    const template = { name: 'Hello', subject: 'Hi', body: 'Hi' }
    const { id } = (await call(testApp, user, ['POST', '/api/email-templates'], template)).json()
    testApp.clock.advance(1000)
    await call(testApp, user, ['DELETE', `/api/email-templates/${id}`])
    const email = 'never@one.test'
    for (const _ of [1, 2]) {
      testApp.clock.advance(1000)
      await call(testApp, user, ['POST', '/api/suppressions'], { email })
    }
    const log = await readLog()
    expect(log.map(({ action, target_name }) => [action, target_name])).toEqual([
      ['template.created', 'Hello'],
      ['template.deleted', 'Hello'],
      ['suppression.added', null],
    ])
  })
})

describe('a call whose record cannot be stored', () => {
  it('is answered all the same, and the server log tells what was lost', async () => {
    const lines: object[] = []
    const log = { info() {}, warn() {}, debug() {}, error: (line: object) => void lines.push(line) }
    const deletion = bind(collectionEndpoints.deleteCollection, async () => ({ success: true }) as const)
    const [recorded] = recordActivities([deletion], { db, clock: testApp.clock, log })
    // No such workspace is stored.
    const actor = { userId: randomUUID(), workspaceId: randomUUID(), role: 'owner' as const }
    const given = { query: undefined, body: undefined, client: { ip: '', userAgent: undefined } }
    const answer = await recorded?.handle({ params: { id: randomUUID() }, actor, ...given } as never)
    expect(answer).toEqual({ success: true })
    expect(lines).toMatchObject([{ event: 'activity-lost', action: 'collection.deleted', userId: actor.userId }])
  })
})

/** Endpoints that change something and are not recorded, and why. */
const unrecorded: readonly (readonly [RegExp, string])[] = [
  [/^\/api\/(?:account|auth)\//, 'the own account'],
  [/^\/api\/account$/, 'the own account'],
  [/^\/api\/admin\//, 'operators have a log of their own'],
  [/^\/api\/workspace(?:s|-invitations)?(?:\/|$)/, 'recorded by modules/workspaces in the transaction of the change'],
  [/^\/api\/(?:conversations|recent-searches|notifications|mail-draft)/, 'private to one member'],
  [
    /^\/api\/kols\/(?:analyze|hybrid-search|search|store-async|tiktok|instagram|youtube)/,
    'searching; the catalogue is of everybody',
  ],
  [/^\/api\/creators\//, 'what is known of a creator'],
  [/^\/api\/(?:contact-bases|mail-laws)/, 'what is known of a creator'],
  [/^\/api\/imports/, 'the import itself is listed with its file'],
  [/^\/api\/invitations/, 'invitations of creators, which are listed with who made them'],
  [/^\/api\/inbox\//, 'conversations show who answered'],
  [/^\/api\/campaigns\/(?:preview|review|test-mail)$/, 'nothing is changed'],
  [/^\/api\/campaigns\/(?:mails\/:id|:id)\/resolve$/, 'what became of a mail'],
  [/^\/api\/collections\/:id\/(?:columns|tags|kols\/:creatorId)/, 'work on single creators'],
  [/^\/api\/calendar-feed$/, 'an address without names'],
  [/^\/api\/(?:(?:further-)?mailboxes|mailbox-readings)\//, 'pace and reading of a mailbox'],
  [/^\/api\/email\/(?:test|gmail\/connect|microsoft\/connect)$/, 'recorded once the mailbox is connected'],
  [/^\/api\/connected-programs\/requests$/, 'nothing is changed'],
  [/^\/api\/webhooks\/:id\/(?:test|deliveries)/, 'nothing is changed'],
]

describe('the endpoints by which members change something', async () => {
  const recorded = new Set(activityRules.map(({ endpoint }) => endpoint))
  const endpoints = (await readContractEndpoints()).filter(({ access }) => access === 'user')
  const changing = endpoints.filter(({ method }) => method !== 'GET')

  it('are recorded, or are not for a reason', () => {
    const unknown = changing.filter(
      (endpoint) => !recorded.has(endpoint) && !unrecorded.some(([pattern]) => pattern.test(endpoint.path)),
    )
    expect(unknown.map(({ method, path }) => `${method} ${path}`)).toEqual([])
  })

  it('are not listed without need', () => {
    const open = changing.filter((endpoint) => !recorded.has(endpoint))
    const idle = unrecorded.filter(([pattern]) => !open.some(({ path }) => pattern.test(path)))
    expect(idle).toEqual([])
  })

  it('are only those of signed-in users, each with one rule', () => {
    expect(activityRules.filter(({ endpoint }) => !endpoints.includes(endpoint))).toEqual([])
    expect(recorded.size).toBe(activityRules.length)
    expect(activityRules.map(({ endpoint }) => getLeastRole(endpoint))).toContain('owner')
  })
})
