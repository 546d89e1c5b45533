import { defaultPace } from '@troupe/contract/mail/mailboxes'
import { describe, expect, it } from 'vitest'
import { days } from '../../../lib/durations.ts'
import { call } from '../../../testing/calls/outreach-calls.ts'
import { buildSignedInUser, type SignedInUser, signIn } from '../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { buildCreators, buildMail, setPace, startCampaign, useTestOutreach } from '../../../testing/test-outreach.ts'

const database = useTestDatabase()
const kit = useTestOutreach(database)
const window = { time_zone: 'Europe/Paris', days: [1, 2, 3, 4, 5], from: '09:00', to: '17:00' }

const list = (user: SignedInUser | undefined) => call(kit.testApp, user, ['GET', '/api/mailboxes'])
const put = (user: SignedInUser | undefined, body: object, provider = 'smtp') =>
  call(kit.testApp, user, ['PUT', `/api/mailboxes/${provider}`], body)
const resume = (user: SignedInUser | undefined, provider = 'smtp') =>
  call(kit.testApp, user, ['POST', `/api/mailboxes/${provider}/resume`])

async function sendTo(user: SignedInUser, count: number): Promise<void> {
  const emails = Array.from({ length: count }, (_, number) => ({ email: `reader-${number}@one.test` }))
  await startCampaign(kit.testApp, user, { kol_ids: await buildCreators(kit.testApp, emails) })
  await kit.outreach.engine.drain()
}

describe('GET /api/mailboxes', () => {
  it('returns one of each provider, with a careful pace at first', async () => {
    const user = await buildSignedInUser(kit.testApp)
    expect((await list(user)).json()).toEqual({
      mailboxes: ['smtp', 'gmail', 'microsoft'].map((provider) => ({
        provider,
        pace: defaultPace,
        max_connections: provider === 'smtp' ? 3 : 1,
        slow_start: null,
        signature: '',
        reply_to: '',
        sent_last_24_hours: 0,
        pause: null,
      })),
    })
  })

  it.each([
    ['smtp.qq.com', 100],
    ['SMTP.Gmail.com', 500],
    ['smtp-mail.outlook.com', 300],
    ['smtp.office365.com', 1000],
    ['mail.brand.test', 400],
  ])('has for %s a limit of %i mails a day until it is used or changed, and keeps it then', async (host, per_day) => {
    const user = await buildSignedInUser(kit.testApp)
    await list(user)
    kit.transports.sendingHost = host
    expect((await list(user)).json().mailboxes[0].pace).toEqual({ per_minute: 30, per_day, window: null })
    await sendTo(user, 1)
    kit.transports.sendingHost = 'mail.other.test'
    expect((await list(user)).json().mailboxes[0]).toMatchObject({ pace: { per_day }, sent_last_24_hours: 1 })
  })

  it('shows the day of the slow start of a new mailbox, until its limit is reached', async () => {
    kit.transports.leaves = true
    let user = await buildSignedInUser(kit.testApp)
    const read = async () => (await list(user)).json().mailboxes[0].slow_start
    expect(await read()).toEqual({ day: 1, per_day: 20 })
    await sendTo(user, 1)
    const shown: unknown[] = []
    for (let day = 0; day < 8; day++) {
      kit.testApp.clock.advance(days(1))
      user = await signIn(kit.testApp, user)
      shown.push(await read())
    }
    expect(shown.slice(0, 2)).toEqual([
      { day: 2, per_day: 30 },
      { day: 3, per_day: 45 },
    ])
    expect(shown.slice(-2)).toEqual([{ day: 8, per_day: 341 }, null])
  })

  it('counts the mails of a day', async () => {
    const user = await buildSignedInUser(kit.testApp)
    await setPace(kit.testApp, user)
    await sendTo(user, 3)
    expect((await list(user)).json().mailboxes[0].sent_last_24_hours).toBe(3)
  })

  it('shows that a mailbox rests, and why', async () => {
    const user = await buildSignedInUser(kit.testApp)
    kit.transports.refusal = '535 Go away'
    await sendTo(user, 1)
    expect((await list(user)).json().mailboxes[0].pause).toMatchObject({
      until: '2030-03-01T09:15:00.000Z',
      cause: 'account',
      reason: '535 Go away',
    })
  })

  it('refuses unauthenticated calls', async () => {
    expect((await list(undefined)).statusCode).toBe(401)
  })
})

describe('PUT /api/mailboxes/:provider', () => {
  it('keeps the pace of one mailbox', async () => {
    const user = await buildSignedInUser(kit.testApp)
    const pace = { per_minute: 5, per_day: 50, window }
    expect((await put(user, pace, 'gmail')).json()).toMatchObject({ provider: 'gmail', pace })
    expect((await list(user)).json().mailboxes.map((mailbox: { pace: object }) => mailbox.pace)).toEqual([
      defaultPace,
      pace,
      defaultPace,
    ])
  })

  it('keeps the number of connections of a mailbox, also when a change leaves it out', async () => {
    const user = await buildSignedInUser(kit.testApp)
    expect((await put(user, { ...defaultPace, max_connections: 12 })).json()).toMatchObject({ max_connections: 12 })
    expect((await put(user, { ...defaultPace, per_minute: 5 })).json()).toMatchObject({ max_connections: 12 })
  })

  it('ends a slow start, or begins one, but not one that is under way', async () => {
    const user = await buildSignedInUser(kit.testApp)
    const set = async (slow_start?: boolean) =>
      (await put(user, { ...defaultPace, slow_start })).json().slow_start?.day ?? null
    expect(await set()).toBeNull()
    expect(await set(true)).toBe(1)
    await sendTo(user, 1)
    await database.kysely
      .updateTable('mailboxes')
      .set({ slow_start_at: new Date(kit.testApp.clock.now().getTime() - days(2)) })
      .execute()
    expect(await set(true)).toBe(3)
    expect(await set()).toBe(3)
    expect(await set(false)).toBeNull()
    expect(await set()).toBeNull()
    expect(await set(true)).toBe(1)
  })

  it('starts slowly again on another mail server, but not when an earlier release had set it up', async () => {
    const user = await buildSignedInUser(kit.testApp)
    const readDay = async () => (await put(user, defaultPace)).json().slow_start?.day ?? null
    kit.transports.sendingHost = 'sandbox.test'
    expect(await readDay()).toBeNull()
    Object.assign(kit.transports, { sendingHost: 'smtp.one.test', leaves: true })
    expect(await readDay()).toBe(1)
    await put(user, { ...defaultPace, slow_start: false })
    expect(await readDay()).toBeNull()
    await database.kysely.updateTable('mailboxes').set({ sending_host: null }).execute()
    kit.transports.sendingHost = 'smtp.two.test'
    expect(await readDay()).toBeNull()
    kit.transports.sendingHost = 'smtp.three.test'
    expect(await readDay()).toBe(1)
  })

  it('puts the signature below the mails that follow, and has answers go where it says', async () => {
    const user = await buildSignedInUser(kit.testApp)
    const others = { signature: ' Maya\r\nBrand\u0000 ', reply_to: 'team@büro.test' }
    const kept = { signature: 'Maya\nBrand', reply_to: 'team@büro.test' }
    expect((await put(user, { ...defaultPace, ...others })).json()).toMatchObject(kept)
    expect((await put(user, { ...defaultPace, per_minute: null })).json()).toMatchObject(kept)
    await sendTo(user, 1)
    await call(kit.testApp, user, ['POST', '/api/campaigns/test-mail'], buildMail())
    expect(kit.server.taken).toHaveLength(2)
    for (const { source } of kit.server.taken) {
      expect(source).toContain('Reply-To: team@xn--bro-hoa.test')
      expect(source.replaceAll('\r\n', '\n')).toMatch(/\n--(?: |=20)\nMaya\nBrand\n/)
    }
    const kol_ids = await buildCreators(kit.testApp, [{ email: 'next@one.test' }])
    const preview = { kol_ids, body: 'Hi', email_provider: 'smtp' }
    const { shown } = (await call(kit.testApp, user, ['POST', '/api/campaigns/preview'], preview)).json()
    expect(shown.mails[0].html).toContain('<p>-- <br>Maya<br>Brand</p>')
  })

  it.each([
    [{ ...defaultPace, max_connections: 0 }],
    [{ ...defaultPace, max_connections: 51 }],
    [{ ...defaultPace, max_connections: null }],
    [{ ...defaultPace, signature: 'x'.repeat(1001) }],
    [{ ...defaultPace, reply_to: 'nobody' }],
    [{ ...defaultPace, reply_to: 'a@one.test\r\nBcc: b@one.test' }],
    [{ per_minute: 0, per_day: null, window: null }],
    [{ per_minute: 1.5, per_day: null, window: null }],
    [{ per_minute: null, per_day: -1, window: null }],
    [{ per_minute: null, per_day: null, window: { ...window, time_zone: 'Mars/Base' } }],
    [{ per_minute: null, per_day: null, window: { ...window, days: [] } }],
    [{ per_minute: null, per_day: null, window: { ...window, days: [8] } }],
    [{ per_minute: null, per_day: null, window: { ...window, from: '18:00' } }],
    [{ per_minute: null, per_day: null, window: { ...window, from: '9:00' } }],
    [{ per_minute: 1 }],
  ])('refuses %j', async (pace) => {
    expect((await put(await buildSignedInUser(kit.testApp), pace)).statusCode).toBe(422)
  })

  it('refuses an unknown provider', async () => {
    expect((await put(await buildSignedInUser(kit.testApp), defaultPace, 'pigeon')).statusCode).toBe(422)
  })

  it('refuses unauthenticated calls', async () => {
    expect((await put(undefined, defaultPace)).statusCode).toBe(401)
  })

  it('holds at once', async () => {
    const user = await buildSignedInUser(kit.testApp)
    await put(user, { ...defaultPace, per_minute: 1 })
    await sendTo(user, 3)
    expect(kit.server.taken).toHaveLength(1)
    await setPace(kit.testApp, user)
    await kit.outreach.engine.drain()
    expect(kit.server.taken).toHaveLength(3)
  })
})

describe('POST /api/mailboxes/:provider/resume', () => {
  it('makes a resting mailbox try again', async () => {
    const user = await buildSignedInUser(kit.testApp)
    kit.transports.refusal = '535 Go away'
    await sendTo(user, 1)
    kit.transports.refusal = undefined
    await kit.outreach.engine.drain()
    expect(kit.server.taken).toHaveLength(0)
    expect((await resume(user)).json().pause).toBeNull()
    await kit.outreach.engine.drain()
    expect(kit.server.taken).toHaveLength(1)
  })

  it('does not change a mailbox that is not resting', async () => {
    const user = await buildSignedInUser(kit.testApp)
    expect((await resume(user)).json()).toMatchObject({ provider: 'smtp', pause: null })
  })

  it('refuses unauthenticated calls', async () => {
    expect((await resume(undefined)).statusCode).toBe(401)
  })

  it('refuses an unknown provider', async () => {
    expect((await resume(await buildSignedInUser(kit.testApp), 'pigeon')).statusCode).toBe(422)
  })
})
