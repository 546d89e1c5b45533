import { describe, expect, it } from 'vitest'
import { call } from '../../../testing/calls/outreach-calls.ts'
import { buildSignedInUser, type SignedInUser } from '../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { buildCreators, setPace, startCampaign, useTestOutreach } from '../../../testing/test-outreach.ts'

const database = useTestDatabase()
const kit = useTestOutreach(database)
const list = (user: SignedInUser | undefined, query = '') =>
  call(kit.testApp, user, ['GET', `/api/notifications${query}`])
const markRead = (user: SignedInUser | undefined, body: object = {}) =>
  call(kit.testApp, user, ['POST', '/api/notifications/read'], body)

/** Prepares a user with several notifications. */
async function prepare(): Promise<SignedInUser> {
  const user = await buildSignedInUser(kit.testApp)
  await setPace(kit.testApp, user)
  const kol_ids = await buildCreators(kit.testApp, [{ email: 'a@one.test' }, { email: 'b@one.test' }])
  kit.transports.failNext('a@one.test', 'unknown')
  await startCampaign(kit.testApp, user, { kol_ids, subject: 'Spring for {{title}}' })
  await kit.outreach.engine.drain()
  return user
}

describe('GET /api/notifications', () => {
  it('reports a finished campaign and unknown outcomes', async () => {
    const user = await prepare()
    const { notifications, unread } = (await list(user)).json()
    expect(unread).toBe(2)
    expect(notifications.map(({ kind, message, read }: Record<string, unknown>) => ({ kind, message, read }))).toEqual(
      expect.arrayContaining([
        { kind: 'campaign_finished', message: '"Spring for [Name]" is finished.', read: false },
        {
          kind: 'outcomes_unknown',
          message:
            'One mail of "Spring for [Name]": the connection broke or the server stopped, so nobody knows whether it arrived. Please decide.',
          read: false,
        },
      ]),
    )
    expect(notifications[0].campaign_id).toMatch(/^[\da-f-]{36}$/)
  })

  it('names a campaign that has a name of its own by that, whatever it reports', async () => {
    const user = await buildSignedInUser(kit.testApp)
    await setPace(kit.testApp, user)
    const kol_ids = await buildCreators(kit.testApp, [{ email: 'a@one.test' }])
    kit.transports.failNext('a@one.test', 'unknown')
    await startCampaign(kit.testApp, user, { kol_ids, subject: 'Hello', name: 'Spring' })
    await kit.outreach.engine.drain()
    const { notifications } = (await list(user)).json()
    expect(notifications.map((each: { message_params: object }) => each.message_params)).toEqual([
      expect.objectContaining({ subject: 'Spring' }),
      expect.objectContaining({ subject: 'Spring' }),
    ])
  })

  it('gives the key and the parameters of each message, for translations', async () => {
    const { notifications } = (await list(await prepare())).json()
    expect(notifications).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          message_key: 'notifications.campaign_finished',
          message_params: { subject: 'Spring for [Name]' },
        }),
        expect.objectContaining({
          message_key: 'notifications.outcomes_unknown',
          message_params: { subject: 'Spring for [Name]', count: 1 },
        }),
      ]),
    )
  })

  it('shows messages without a key, and of unknown keys, as they were written', async () => {
    const user = await prepare()
    const texts = { message: 'Written as "{{title}}" before', message_params: null }
    const change = (key: string | null) =>
      database.kysely
        .updateTable('notifications')
        .set({ ...texts, message_key: key })
        .execute()
    for (const key of [null, 'notifications.of_a_later_release', 'notifications.outcomes_unknown']) {
      await change(key)
      const [first] = (await list(user)).json().notifications
      expect(first.message).toBe('Written as "[Name]" before')
      expect(first).not.toHaveProperty('message_key')
    }
  })

  it('counts more than one mail of unknown outcome in the plural', async () => {
    const user = await buildSignedInUser(kit.testApp)
    await setPace(kit.testApp, user)
    const kol_ids = await buildCreators(kit.testApp, [{ email: 'a@one.test' }, { email: 'b@one.test' }])
    kit.transports.failNext('a@one.test', 'unknown')
    kit.transports.failNext('b@one.test', 'unknown')
    await startCampaign(kit.testApp, user, { kol_ids, subject: 'Spring' })
    await kit.outreach.engine.drain()
    const { notifications } = (await list(user)).json()
    expect(notifications.map(({ message }: { message: string }) => message)).toContain(
      '2 mails of "Spring": the connection broke or the server stopped, so nobody knows whether they arrived. Please decide.',
    )
  })

  it('reports a resting mailbox', async () => {
    const user = await buildSignedInUser(kit.testApp)
    const kol_ids = await buildCreators(kit.testApp, [{ email: 'a@one.test' }])
    kit.transports.failNext('a@one.test', 'account')
    await startCampaign(kit.testApp, user, { kol_ids })
    await kit.outreach.engine.drain()
    expect((await list(user)).json().notifications).toEqual([
      expect.objectContaining({
        kind: 'mailbox_paused',
        campaign_id: null,
        message: expect.stringContaining('Your SMTP account does not send: The server says account'),
      }),
    ])
  })

  it('comes in pages, newest first', async () => {
    const user = await prepare()
    const first = (await list(user, '?page_size=1')).json()
    expect(first).toMatchObject({ notifications: [{}], unread: 2, has_more: true })
    expect((await list(user, '?page_size=1&page=2')).json()).toMatchObject({ notifications: [{}], has_more: false })
  })

  it('does not show notifications of another user, and refuses unauthenticated calls', async () => {
    await prepare()
    expect((await list(await buildSignedInUser(kit.testApp))).json()).toEqual({
      notifications: [],
      unread: 0,
      has_more: false,
    })
    expect((await list(undefined)).statusCode).toBe(401)
  })
})

describe('POST /api/notifications/read', () => {
  it('marks these as read', async () => {
    const user = await prepare()
    const [first] = (await list(user)).json().notifications
    expect((await markRead(user, { ids: [first.id] })).json()).toEqual({ unread: 1 })
    const after = (await list(user)).json().notifications
    expect(after.find(({ id }: { id: string }) => id === first.id).read).toBe(true)
  })

  it('marks all as read', async () => {
    const user = await prepare()
    expect((await markRead(user)).json()).toEqual({ unread: 0 })
  })

  it("leaves another user's alone", async () => {
    const user = await prepare()
    const [first] = (await list(user)).json().notifications
    const stranger = await buildSignedInUser(kit.testApp)
    expect((await markRead(stranger, { ids: [first.id] })).json()).toEqual({ unread: 0 })
    expect((await list(user)).json().unread).toBe(2)
  })

  it('refuses unauthenticated calls, and invalid ids', async () => {
    expect((await markRead(undefined)).statusCode).toBe(401)
    expect((await markRead(await buildSignedInUser(kit.testApp), { ids: ['x'] })).statusCode).toBe(422)
  })
})
