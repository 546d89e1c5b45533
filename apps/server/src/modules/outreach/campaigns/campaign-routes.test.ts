import { Campaign } from '@troupe/contract/mail/campaigns'
import { describe, expect, it } from 'vitest'
import { minutes } from '../../../lib/durations.ts'
import { call } from '../../../testing/calls/outreach-calls.ts'
import { buildSignedInUser, type SignedInUser } from '../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { buildCreators, setPace, startCampaign, useTestOutreach } from '../../../testing/test-outreach.ts'

const database = useTestDatabase()
const kit = useTestOutreach(database)
const unknownId = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'
const get = (user: SignedInUser | undefined, url: string) => call(kit.testApp, user, ['GET', url])

/** Prepares a user with a campaign to two creators, one of them without an address. */
async function prepare(given: object = {}): Promise<{ user: SignedInUser; id: string }> {
  const user = await buildSignedInUser(kit.testApp)
  await setPace(kit.testApp, user)
  const kol_ids = await buildCreators(kit.testApp, [{ title: 'Maya', email: 'maya@one.test' }, { title: 'Tom' }])
  const { campaign } = await startCampaign(kit.testApp, user, { kol_ids, ...given })
  return { user, id: campaign.id }
}

describe('GET /api/campaigns', () => {
  it('lists the newest first, page after page', async () => {
    const { user, id } = await prepare()
    const kol_ids = await buildCreators(kit.testApp, [{ email: 'a@two.test' }])
    kit.testApp.clock.advance(1000)
    const second = await startCampaign(kit.testApp, user, { kol_ids, subject: 'Second' })
    const all = (await get(user, '/api/campaigns')).json()
    expect(all.campaigns.map((campaign: { id: string }) => campaign.id)).toEqual([second.campaign.id, id])
    expect(all).toMatchObject({ total: 2, has_more: false })
    const page = (await get(user, '/api/campaigns?page=2&page_size=1')).json()
    expect(page.campaigns).toHaveLength(1)
    const first = (await get(user, '/api/campaigns?page_size=1')).json()
    expect(first.has_more).toBe(true)
  })

  it('does not show campaigns of another user', async () => {
    await prepare()
    const stranger = await buildSignedInUser(kit.testApp)
    expect((await get(stranger, '/api/campaigns')).json()).toEqual({ campaigns: [], total: 0, has_more: false })
  })

  it('refuses unauthenticated calls', async () => {
    expect((await get(undefined, '/api/campaigns')).statusCode).toBe(401)
  })

  it('refuses invalid pages', async () => {
    const { user } = await prepare()
    const answer = await get(user, '/api/campaigns?page=0&page_size=1000')
    expect(answer.statusCode).toBe(422)
    expect(answer.json().detail).toHaveLength(2)
  })
})

describe('GET /api/campaigns/:id', () => {
  it('returns the campaign with the counts of each step', async () => {
    const { user, id } = await prepare()
    const campaign = Campaign.parse((await get(user, `/api/campaigns/${id}`)).json())
    expect(campaign.steps).toEqual([
      { number: 0, subject: 'Hello {{title}}', delay_hours: 0, counts: expect.objectContaining({ total: 2 }) },
    ])
    expect(campaign.counts).toEqual({
      total: 2,
      waiting: 1,
      sent: 0,
      failed: 0,
      unknown: 0,
      suppressed: 0,
      skipped: 1,
      cancelled: 0,
    })
  })

  it('tells when the next mail is due only if that is still to come', async () => {
    const { user, id } = await prepare({ follow_ups: [{ delay_hours: 24, body: 'Again' }] })
    kit.testApp.clock.advance(minutes(5))
    expect((await get(user, `/api/campaigns/${id}`)).json()).toMatchObject({
      counts: { waiting: 1 },
      next_due_at: null,
    })
    await kit.outreach.engine.drain()
    expect((await get(user, `/api/campaigns/${id}`)).json().next_due_at).toBe('2030-03-02T09:05:00.000Z')
  })

  it('answers 404 for a campaign of another user and for an unknown one', async () => {
    const { id } = await prepare()
    const stranger = await buildSignedInUser(kit.testApp)
    expect((await get(stranger, `/api/campaigns/${id}`)).statusCode).toBe(404)
    expect((await get(stranger, `/api/campaigns/${unknownId}`)).statusCode).toBe(404)
  })

  it('refuses unauthenticated calls', async () => {
    expect((await get(undefined, `/api/campaigns/${unknownId}`)).statusCode).toBe(401)
  })

  it('refuses an invalid id', async () => {
    const { user } = await prepare()
    expect((await get(user, '/api/campaigns/1')).statusCode).toBe(422)
  })
})

describe('GET /api/campaigns/:id/recipients', () => {
  it('lists each mail with its recipient and why it is not sent', async () => {
    const { user, id } = await prepare()
    await kit.outreach.engine.drain()
    const answer = (await get(user, `/api/campaigns/${id}/recipients`)).json()
    expect(answer.total).toBe(2)
    expect(answer.recipients).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          email: 'maya@one.test',
          state: 'sent',
          reason: null,
          attempts: 1,
          sent_at: '2030-03-01T09:00:00.000Z',
          creator: expect.objectContaining({ title: 'Maya', platform: 'youtube' }),
        }),
        expect.objectContaining({ email: null, state: 'skipped', reason: 'no_email' }),
      ]),
    )
  })

  it('filters by state and by step', async () => {
    const { user, id } = await prepare()
    const count = async (query: string) => (await get(user, `/api/campaigns/${id}/recipients?${query}`)).json().total
    expect(
      await Promise.all(['state=waiting', 'state=sent', 'step=0', 'step=1', 'state=skipped&step=0'].map(count)),
    ).toEqual([1, 0, 2, 0, 1])
  })

  it('answers 404 for a campaign of another user', async () => {
    const { id } = await prepare()
    const stranger = await buildSignedInUser(kit.testApp)
    expect((await get(stranger, `/api/campaigns/${id}/recipients`)).statusCode).toBe(404)
  })

  it('refuses unauthenticated calls, and an invalid state', async () => {
    const { user, id } = await prepare()
    expect((await get(undefined, `/api/campaigns/${id}/recipients`)).statusCode).toBe(401)
    expect((await get(user, `/api/campaigns/${id}/recipients?state=lost`)).statusCode).toBe(422)
  })
})

/** The campaigns in a stream of events. */
function readEvents(text: string): Campaign[] {
  return Array.from(text.matchAll(/^event: progress\ndata: (.*)\n\n/gm), ([, data]) =>
    Campaign.parse(JSON.parse(data ?? '')),
  )
}

describe('GET /api/campaigns/:id/events', () => {
  it('reports the progress until the campaign is over', async () => {
    const { user, id } = await prepare()
    const release = kit.transports.hold('maya@one.test')
    const sending = kit.outreach.engine.drain()
    const watching = get(user, `/api/campaigns/${id}/events`)
    setTimeout(release, 700)
    await sending
    const answer = await watching
    expect(answer.headers['content-type']).toBe('text/event-stream; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('no-store')
    const events = readEvents(answer.body)
    expect(events.length).toBeGreaterThan(1)
    expect(events[0]).toMatchObject({ state: 'running', counts: { waiting: 1 } })
    expect(events.at(-1)).toMatchObject({ state: 'done', counts: { sent: 1, waiting: 0 } })
  })

  it('reports once how a campaign ended that is already over', async () => {
    const { user, id } = await prepare()
    await kit.outreach.engine.drain()
    expect(readEvents((await get(user, `/api/campaigns/${id}/events`)).body)).toHaveLength(1)
  })

  it('ends when the server stops', async () => {
    const { user, id } = await prepare()
    const watching = get(user, `/api/campaigns/${id}/events`)
    await new Promise((resolve) => setTimeout(resolve, 100))
    await kit.testApp.app.close()
    expect(readEvents((await watching).body)).toHaveLength(1)
  })

  it('refuses unauthenticated calls, and answers 404 for a campaign of another user', async () => {
    const { id } = await prepare()
    const stranger = await buildSignedInUser(kit.testApp)
    expect((await get(undefined, `/api/campaigns/${id}/events`)).statusCode).toBe(401)
    expect((await get(stranger, `/api/campaigns/${id}/events`)).statusCode).toBe(404)
  })
})
