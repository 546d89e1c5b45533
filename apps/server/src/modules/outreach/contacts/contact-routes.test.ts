import { contactEndpoints, maxContactsPerCall } from '@troupe/contract/campaigns/contact-records'
import { beforeEach, describe, expect, it } from 'vitest'
import { days } from '../../../lib/durations.ts'
import { createIncomingSteps } from '../../../testing/calls/incoming-calls.ts'
import { call } from '../../../testing/calls/outreach-calls.ts'
import { buildSignedInUser, type SignedInUser, signIn } from '../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { buildCreators, startCampaign, useTestOutreach } from '../../../testing/test-outreach.ts'
import { listContacted } from '../mails/recipient-repository.ts'

const database = useTestDatabase()
const kit = useTestOutreach(database)
const steps = createIncomingSteps(kit)

let ada: Awaited<ReturnType<typeof steps.prepare>>
beforeEach(async () => {
  ada = await steps.prepare()
})

const ask = (by: SignedInUser | undefined, creator_ids: readonly string[]) =>
  call(kit.testApp, by, ['POST', '/api/creators/contacts'], { creator_ids })
const list = async (creator_ids: readonly string[], by = ada.user) =>
  contactEndpoints.listContacts.response.parse((await ask(by, creator_ids)).json()).contacts

/** States that two channels are one person's, or two persons'. */
async function state(creatorId: string, otherId: string, is_same: boolean): Promise<void> {
  const pair = { creator_id: Number(creatorId), other_id: Number(otherId), is_same }
  const stated = { workspace_id: ada.user.user.id, stated_at: kit.testApp.clock.now() }
  await database.kysely
    .insertInto('person_statements')
    .values({ ...pair, ...stated })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'creator_id', 'other_id']).doUpdateSet({ is_same }))
    .execute()
}

describe('POST /api/creators/contacts', () => {
  it('tells when and in which campaign a creator was written to, and nothing of others', async () => {
    const [other = ''] = await buildCreators(kit.testApp, [{ title: 'Ben', email: 'ben@one.test' }])
    expect(await list([other, ada.creatorId])).toEqual([
      {
        creator_id: ada.creatorId,
        outcome: 'written',
        outcome_at: '2030-03-01T09:00:00.000Z',
        campaigns: 1,
        last_mail: {
          at: '2030-03-01T09:00:00.000Z',
          campaign_id: ada.campaignId,
          campaign_name: expect.stringContaining('Hello'),
        },
        link: 'channel',
        written_as: { platform: 'youtube', title: 'Ada' },
      },
    ])
  })

  it('counts mails to the same address under another channel, and to another channel of the person', async () => {
    const [same = '', joined = ''] = await buildCreators(kit.testApp, [
      { platform: 'tiktok', title: 'Ada bakes', email: 'Ada@One.test' },
      { platform: 'instagram', title: 'Ada cooks' },
    ])
    await state(ada.creatorId, joined, true)
    const written = { outcome: 'written', written_as: { platform: 'youtube', title: 'Ada' } }
    expect(await list([same, joined])).toMatchObject([
      { creator_id: same, link: 'address', ...written },
      { creator_id: joined, link: 'person', ...written },
    ])
    await state(ada.creatorId, joined, false)
    expect(await list([joined])).toEqual([])
  })

  it('tells the weightiest outcome: refused, bounced, answered, complained or unsubscribed', async () => {
    const outcome = async (id = ada.creatorId) => (await list([id]))[0]?.outcome
    steps.deliverReport(ada.messageId, '5.1.1')
    await steps.read()
    expect(await outcome()).toBe('bounced')
    steps.deliver({ 'In-Reply-To': `<${ada.messageId}>` })
    await steps.read()
    expect(await outcome()).toBe('answered')
    const [, token] = /api\/unsubscribe\/([\w.-]{45})/.exec(kit.server.taken[0]?.source ?? '') ?? []
    await call(kit.testApp, undefined, ['POST', `/api/unsubscribe/${token}`])
    expect(await outcome()).toBe('unsubscribed')

    const [refused = ''] = await buildCreators(kit.testApp, [{ email: 'gone@one.test' }])
    kit.server.refuse('gone@one.test', 550, '5.1.1 No such user')
    await steps.write(ada.user, [refused])
    expect(await list([refused])).toMatchObject([{ outcome: 'refused', last_mail: null, campaigns: 1 }])
  })

  it('keeps the record for good, and names the newest mail', async () => {
    kit.testApp.clock.advance(days(400))
    const user = await signIn(kit.testApp, ada.user)
    await steps.write(user, [ada.creatorId])
    expect(await list([ada.creatorId], user)).toMatchObject([
      { campaigns: 2, last_mail: { at: kit.testApp.clock.now().toISOString() } },
    ])
  })

  it('tells nothing of mails that have not left', async () => {
    const [waiting = ''] = await buildCreators(kit.testApp, [{ email: 'later@one.test' }])
    await startCampaign(kit.testApp, ada.user, { kol_ids: [waiting] })
    expect(await list([waiting])).toEqual([])
  })

  it('tells nothing of other users', async () => {
    expect(await list([ada.creatorId], await buildSignedInUser(kit.testApp))).toEqual([])
  })

  it('refuses unauthenticated calls and too many creators', async () => {
    expect((await ask(undefined, ['1'])).statusCode).toBe(401)
    expect((await ask(ada.user, Array.from({ length: maxContactsPerCall + 1 }, String))).statusCode).toBe(422)
  })
})

it('a search hides who was written to with all channels that have the address', async () => {
  const [same = '', other = ''] = await buildCreators(kit.testApp, [
    { platform: 'tiktok', email: 'Ada@One.test' },
    { platform: 'tiktok', email: 'ben@one.test' },
  ])
  const hidden = await listContacted(database.kysely, ada.user.user.id)
  expect(hidden.toSorted()).toEqual([Number(ada.creatorId), Number(same)])
  expect(hidden).not.toContain(Number(other))
})
