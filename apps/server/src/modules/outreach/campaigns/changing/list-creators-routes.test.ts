import { describe, expect, it } from 'vitest'
import { hours } from '../../../../lib/durations.ts'
import { call } from '../../../../testing/calls/outreach-calls.ts'
import { buildSignedInUser, type SignedInUser, signIn } from '../../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../../testing/test-database.ts'
import { buildCreators, setPace, startCampaign, useTestOutreach } from '../../../../testing/test-outreach.ts'

const database = useTestDatabase()
const kit = useTestOutreach(database)

interface Prepared {
  readonly user: SignedInUser
  readonly id: string
  readonly creatorIds: string[]
}

async function prepare(given: object = {}): Promise<Prepared> {
  const user = await buildSignedInUser(kit.testApp)
  await setPace(kit.testApp, user)
  const creatorIds = await buildCreators(kit.testApp, [
    { title: 'Bo', email: 'bo@one.test' },
    { title: 'Ada', email: 'ada@one.test' },
    { title: 'Cy' },
  ])
  const { campaign } = await startCampaign(kit.testApp, user, { kol_ids: creatorIds, ...given })
  return { user, id: campaign.id, creatorIds }
}

const list = (user: SignedInUser | undefined, id: string, query = '') =>
  call(kit.testApp, user, ['GET', `/api/campaigns/${id}/creators${query}`])
const reply = (user: SignedInUser, id: string | undefined) =>
  call(kit.testApp, user, ['POST', `/api/creators/${id}/replied`], {})
const get = async (user: SignedInUser, id: string) =>
  (await call(kit.testApp, user, ['GET', `/api/campaigns/${id}`])).json()

async function listNames(user: SignedInUser, id: string, query = ''): Promise<string[]> {
  const { creators } = (await list(user, id, query)).json()
  return creators.map(({ creator }: { creator: { title: string } }) => creator.title)
}

describe('GET /api/campaigns/:id/creators', () => {
  it('lists each creator once, by name, with the mail of each step', async () => {
    const { user, id } = await prepare({ follow_ups: [{ delay_hours: 24, body: 'Again' }] })
    await kit.outreach.engine.drain()
    const page = (await list(user, id)).json()
    expect(page).toMatchObject({ total: 3, has_more: false })
    expect(page.creators).toMatchObject([
      {
        creator: { title: 'Ada' },
        email: 'ada@one.test',
        replied_at: null,
        mails: [
          { step: 0, state: 'sent', sent_at: '2030-03-01T09:00:00.000Z' },
          { step: 1, state: 'queued', due_at: '2030-03-02T09:00:00.000Z' },
        ],
      },
      { creator: { title: 'Bo' }, mails: [{ step: 0 }, { step: 1 }] },
      { creator: { title: 'Cy' }, mails: [{ step: 0, state: 'skipped', reason: 'no_email' }] },
    ])
  })

  it('lists the creators with a mail in a state, of a step, or who answered', async () => {
    const { user, id, creatorIds } = await prepare({ follow_ups: [{ delay_hours: 24, body: 'Again' }] })
    kit.transports.failNext('bo@one.test', 'recipient')
    await kit.outreach.engine.drain()
    await reply(user, creatorIds[1])
    expect(await listNames(user, id, '?state=failed')).toEqual(['Bo'])
    expect(await listNames(user, id, '?state=replied')).toEqual(['Ada'])
    expect(await listNames(user, id, '?step=1')).toEqual(['Ada'])
    expect(await listNames(user, id, '?step=1&state=sent')).toEqual([])
    expect(await listNames(user, id, '?state=unsubscribed')).toEqual([])
  })

  it('is paged', async () => {
    const { user, id } = await prepare()
    expect(await listNames(user, id, '?page_size=2')).toEqual(['Ada', 'Bo'])
    expect(await listNames(user, id, '?page_size=2&page=2')).toEqual(['Cy'])
  })

  it('refuses unknown states, and is for the owner alone', async () => {
    const { user, id } = await prepare()
    const stranger = await buildSignedInUser(kit.testApp)
    expect((await list(user, id, '?state=odd')).statusCode).toBe(422)
    expect((await list(undefined, id)).statusCode).toBe(401)
    expect((await list(stranger, id)).statusCode).toBe(404)
  })
})

describe('the answers of a campaign', () => {
  it('are those that were noted after its own mail to the creator', async () => {
    const { user, creatorIds } = await prepare()
    await kit.outreach.engine.drain()
    const scheduled = await startCampaign(kit.testApp, user, {
      kol_ids: creatorIds,
      schedule_at: '2030-06-01T00:00:00Z',
    })
    await reply(user, creatorIds[0])
    expect(await get(user, scheduled.campaign.id)).toMatchObject({ replied: 0 })
    expect((await list(user, scheduled.campaign.id)).json().creators).toMatchObject([
      { replied_at: null },
      { replied_at: null },
      { replied_at: null },
    ])
  })

  it('keep their time when the creator answers a later campaign, which has its own', async () => {
    const { id, creatorIds, ...prepared } = await prepare()
    let { user } = prepared
    const later = await startCampaign(kit.testApp, user, { kol_ids: creatorIds, schedule_at: '2030-03-02T00:00:00Z' })
    await kit.outreach.engine.drain()
    await reply(user, creatorIds[0])
    kit.testApp.clock.advance(hours(24))
    await kit.outreach.engine.drain()
    user = await signIn(kit.testApp, user)
    expect(await get(user, later.campaign.id)).toMatchObject({ replied: 0 })
    await reply(user, creatorIds[0])
    expect(await get(user, id)).toMatchObject({ replied: 1 })
    expect(await get(user, later.campaign.id)).toMatchObject({ replied: 1 })
    expect((await list(user, id, '?state=replied')).json().creators).toMatchObject([
      { replied_at: '2030-03-01T09:00:00.000Z' },
    ])
  })

  it('count for a mail of unknown outcome', async () => {
    const { user, id, creatorIds } = await prepare()
    kit.transports.failNext('bo@one.test', 'unknown')
    await kit.outreach.engine.drain()
    await reply(user, creatorIds[0])
    expect(await get(user, id)).toMatchObject({ replied: 1 })
  })
})
