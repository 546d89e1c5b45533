import { randomUUID } from 'node:crypto'
import { defaultPace } from '@troupe/contract/mail/mailboxes'
import { describe, expect, it } from 'vitest'
import { hours } from '../../../lib/durations.ts'
import { call } from '../../../testing/calls/outreach-calls.ts'
import { buildSignedInUser, type SignedInUser } from '../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { buildCreators, buildMail, setPace, startCampaign, useTestOutreach } from '../../../testing/test-outreach.ts'

const database = useTestDatabase()
const kit = useTestOutreach(database)
const path = '/api/further-mailboxes'
const unlimited = { ...defaultPace, per_minute: null, per_day: null }

const list = (user: SignedInUser | undefined) => call(kit.testApp, user, ['GET', path])
const put = (user: SignedInUser | undefined, id: string, body: object) =>
  call(kit.testApp, user, ['PUT', `${path}/${id}`], body)
const resume = (user: SignedInUser | undefined, id: string) => call(kit.testApp, user, ['POST', `${path}/${id}/resume`])
const remove = (user: SignedInUser | undefined, id: string, query = '') =>
  call(kit.testApp, user, ['DELETE', `${path}/${id}${query}`])

/** Adds further mailboxes to a user, whose mails leave as fast as the server accepts them. */
async function addMailboxes(user: SignedInUser, ...names: string[]): Promise<string[]> {
  const settings = { smtp_host: 'smtp.one.test', smtp_port: 587, smtp_user: 'a@one.test', smtp_from: '' }
  const ids: string[] = []
  for (const [index, name] of names.entries()) {
    const created_at = new Date(kit.testApp.clock.now().getTime() + index)
    const { id } = await database.kysely
      .insertInto('further_senders')
      .values({ user_id: user.user.id, name, ...settings, created_at })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.push(id)
    expect((await put(user, id, unlimited)).statusCode).toBe(200)
  }
  return ids
}

async function prepare() {
  const user = await buildSignedInUser(kit.testApp)
  await setPace(kit.testApp, user)
  const [sales = '', press = ''] = await addMailboxes(user, 'Sales', 'Press')
  return { user, sales, press, stranger: await buildSignedInUser(kit.testApp) }
}

const buildReaders = (count: number) =>
  buildCreators(
    kit.testApp,
    Array.from({ length: count }, (_, number) => ({ email: `reader-${number}@one.test` })),
  )

/** Number of mails of each mailbox and state, by the mailbox's name. */
async function countMails() {
  const rows = await database.kysely
    .selectFrom('messages')
    .innerJoin('mailboxes', 'mailboxes.id', 'messages.mailbox_id')
    .leftJoin('further_senders', 'further_senders.id', 'mailboxes.sender_id')
    .select(['further_senders.name', 'messages.state', 'messages.step'])
    .execute()
  const names = rows.map(({ name, state, step }) => `${name ?? 'first'} ${step} ${state}`)
  return Object.fromEntries(
    [...new Set(names)].toSorted().map((name) => [name, names.filter((n) => n === name).length]),
  )
}

describe('GET /api/further-mailboxes', () => {
  it('is empty at first, and leaves the first mailboxes alone', async () => {
    const user = await buildSignedInUser(kit.testApp)
    expect((await list(user)).json()).toEqual({ mailboxes: [] })
    await addMailboxes(user, 'Sales')
    const { mailboxes } = (await call(kit.testApp, user, ['GET', '/api/mailboxes'])).json()
    expect(mailboxes.map(({ provider }: { provider: string }) => provider)).toEqual(['smtp', 'gmail', 'microsoft'])
  })

  it('shows each with its own pace and use, oldest first', async () => {
    const { user, sales } = await prepare()
    await put(user, sales, { ...unlimited, per_day: 70 })
    await startCampaign(kit.testApp, user, { kol_ids: await buildReaders(3), mailbox: sales })
    const shown = (await list(user)).json().mailboxes
    expect(shown).toMatchObject([
      { name: 'Sales', pace: { per_day: 70 }, unsent: 3, sent_last_24_hours: 0 },
      { name: 'Press', pace: { per_day: null }, unsent: 0 },
    ])
    await kit.outreach.engine.drain()
    expect((await list(user)).json().mailboxes[0]).toMatchObject({ unsent: 0, sent_last_24_hours: 3 })
  })

  it("does not show another user's", async () => {
    const { stranger } = await prepare()
    expect((await list(stranger)).json()).toEqual({ mailboxes: [] })
  })

  it('refuses unauthenticated calls', async () => {
    expect((await list(undefined)).statusCode).toBe(401)
  })
})

describe('PUT /api/further-mailboxes/:id', () => {
  it('sets the signature and the pace of one mailbox', async () => {
    const { user, sales } = await prepare()
    const answer = await put(user, sales, { ...unlimited, per_minute: 5, signature: 'Maya' })
    expect(answer.json()).toMatchObject({ id: sales, name: 'Sales', pace: { per_minute: 5 }, signature: 'Maya' })
    expect((await list(user)).json().mailboxes[1]).toMatchObject({ pace: { per_minute: null }, signature: '' })
  })

  it("answers 404 for another user's and for an unknown one", async () => {
    const { stranger, sales } = await prepare()
    expect((await put(stranger, sales, unlimited)).statusCode).toBe(404)
    expect((await put(stranger, randomUUID(), unlimited)).statusCode).toBe(404)
  })

  it('refuses what is no pace', async () => {
    const { user, sales } = await prepare()
    expect((await put(user, sales, { ...unlimited, per_minute: 0 })).statusCode).toBe(422)
    expect((await put(user, 'x', unlimited)).statusCode).toBe(422)
  })

  it('refuses unauthenticated calls', async () => {
    expect((await put(undefined, randomUUID(), unlimited)).statusCode).toBe(401)
  })
})

describe('POST /api/further-mailboxes/:id/resume', () => {
  it('has a mailbox that rests try again, while others do not rest', async () => {
    const { user, sales } = await prepare()
    kit.transports.refusal = '535 Go away'
    await startCampaign(kit.testApp, user, { kol_ids: await buildReaders(1), mailbox: sales })
    await kit.outreach.engine.drain()
    expect((await list(user)).json().mailboxes).toMatchObject([{ pause: { reason: '535 Go away' } }, { pause: null }])
    kit.transports.refusal = undefined
    expect((await resume(user, sales)).json()).toMatchObject({ id: sales, pause: null })
    await kit.outreach.engine.drain()
    expect(kit.server.taken).toHaveLength(1)
  })

  it("answers 404 for another user's", async () => {
    const { stranger, sales } = await prepare()
    expect((await resume(stranger, sales)).statusCode).toBe(404)
  })

  it('refuses what is no id', async () => {
    const { user } = await prepare()
    expect((await resume(user, 'x')).statusCode).toBe(422)
  })

  it('refuses unauthenticated calls', async () => {
    expect((await resume(undefined, randomUUID())).statusCode).toBe(401)
  })
})

describe('DELETE /api/further-mailboxes/:id', () => {
  it('removes a mailbox, and keeps what was sent from it', async () => {
    const { user, sales } = await prepare()
    const { campaign } = await startCampaign(kit.testApp, user, { kol_ids: await buildReaders(2), mailbox: sales })
    await kit.outreach.engine.drain()
    expect((await remove(user, sales)).json()).toMatchObject({ message: 'The mailbox is removed' })
    expect((await list(user)).json().mailboxes).toMatchObject([{ name: 'Press' }])
    const read = await call(kit.testApp, user, ['GET', `/api/campaigns/${campaign.id}`])
    expect(read.json()).toMatchObject({ state: 'done', counts: { sent: 2 } })
  })

  it('asks while mails wait in it, and then cancels them, so that their campaign ends', async () => {
    const { user, sales } = await prepare()
    const kol_ids = await buildReaders(2)
    const follow_ups = [{ delay_hours: 1, body: 'Again' }]
    const { campaign } = await startCampaign(kit.testApp, user, { kol_ids, mailbox: sales, follow_ups })
    await kit.outreach.engine.drain()
    const refused = await remove(user, sales)
    expect(refused.statusCode).toBe(409)
    expect(refused.json().detail).toBe('2 mails wait to be sent from this mailbox. Removing it cancels them.')
    expect((await list(user)).json().mailboxes).toHaveLength(2)
    expect((await remove(user, sales, '?unsent=cancel')).statusCode).toBe(200)
    await kit.outreach.engine.drain()
    expect(await countMails()).toEqual({ 'Sales 0 sent': 2, 'Sales 1 cancelled': 2 })
    const read = await call(kit.testApp, user, ['GET', `/api/campaigns/${campaign.id}`])
    expect(read.json().state).toBe('done')
  })

  it("answers 404 for another user's, and removes nothing", async () => {
    const { user, stranger, sales } = await prepare()
    expect((await remove(stranger, sales)).statusCode).toBe(404)
    expect((await list(user)).json().mailboxes).toHaveLength(2)
  })

  it('refuses unauthenticated calls', async () => {
    expect((await remove(undefined, randomUUID())).statusCode).toBe(401)
  })
})

describe('a campaign', () => {
  it('is sent from the mailbox that it names, with its signature', async () => {
    const { user, sales } = await prepare()
    await put(user, sales, { ...unlimited, signature: 'The sales team' })
    const kol_ids = await buildReaders(2)
    await startCampaign(kit.testApp, user, { kol_ids, mailbox: sales })
    await kit.outreach.engine.drain()
    expect(await countMails()).toEqual({ 'Sales 0 sent': 2 })
    const test = buildMail({ mailbox: sales })
    await call(kit.testApp, user, ['POST', '/api/campaigns/test-mail'], test)
    expect(kit.server.taken).toHaveLength(3)
    for (const { source } of kit.server.taken) expect(source).toContain('The sales team')
    const preview = { kol_ids, subject: 'Hi', body: 'x', email_provider: 'smtp', mailbox: sales }
    const { shown } = (await call(kit.testApp, user, ['POST', '/api/campaigns/preview'], preview)).json()
    expect(shown.mails[0].text).toContain('The sales team')
  })

  it('takes turns, by what each mailbox may still send, and follows up from the same one, in the thread', async () => {
    const { user, sales } = await prepare()
    // The test's Gmail and Microsoft are ready like any other mailbox.
    for (const provider of ['gmail', 'microsoft'] as const) {
      await call(kit.testApp, user, ['PUT', `/api/mailboxes/${provider}`], { ...unlimited, per_day: 6 })
    }
    await setPace(kit.testApp, user, { per_day: 6 })
    await put(user, sales, { ...unlimited, per_day: 14 })
    const [, , press = ''] = [user, sales, (await list(user)).json().mailboxes[1].id]
    await put(user, press, { ...unlimited, per_day: 6 })
    const follow_ups = [{ delay_hours: 48, body: 'Again' }]
    await startCampaign(kit.testApp, user, { kol_ids: await buildReaders(10), mailbox: 'turns', follow_ups })
    await kit.outreach.engine.drain()
    const mailboxOf = async (step: number) =>
      new Map(
        (
          await database.kysely
            .selectFrom('messages')
            .select(['recipient_id', 'mailbox_id'])
            .where('step', '=', step)
            .execute()
        ).map(({ recipient_id, mailbox_id }) => [recipient_id, mailbox_id]),
      )
    const first = await mailboxOf(0)
    expect(new Set(first.values()).size).toBe(5)
    expect((await countMails())['Sales 0 sent']).toBe(4)
    kit.testApp.clock.advance(hours(49))
    await kit.outreach.engine.drain()
    expect(await mailboxOf(1)).toEqual(first)
    expect(kit.server.taken.filter(({ source }) => /^In-Reply-To: </m.test(source))).toHaveLength(10)
  })

  it('takes turns only for the creators who get a mail', async () => {
    const { user } = await prepare()
    for (const provider of ['gmail', 'microsoft'] as const) {
      await call(kit.testApp, user, ['PUT', `/api/mailboxes/${provider}`], unlimited)
    }
    // In turns of five, each fifth creator has an address.
    const kol_ids = await buildCreators(
      kit.testApp,
      Array.from({ length: 25 }, (_, number) => (number % 5 === 0 ? { email: `reader-${number}@one.test` } : {})),
    )
    await startCampaign(kit.testApp, user, { kol_ids, mailbox: 'turns' })
    const queued = await database.kysely
      .selectFrom('messages')
      .select('mailbox_id')
      .where('state', '=', 'queued')
      .execute()
    expect(queued).toHaveLength(5)
    expect(new Set(queued.map(({ mailbox_id }) => mailbox_id)).size).toBe(5)
  })

  it('names to each reader the sender of the own mail', async () => {
    const { user } = await prepare()
    const sales = { name: 'Sales', address: 'sales@brand.test' }
    kit.transports.furtherSender = { state: 'ready', addresses: [sales] }
    await startCampaign(kit.testApp, user, { kol_ids: await buildReaders(4), mailbox: 'turns' })
    await kit.outreach.engine.drain()
    kit.testApp.clock.advance(hours(1))
    await kit.outreach.engine.drain()
    expect(kit.server.taken).toHaveLength(4)
    for (const { source } of kit.server.taken) {
      const from = /^From: .*?([\w.]+@brand\.test)/m.exec(source)?.[1]
      const token = /unsubscribe\/([\w.-]{45})/.exec(source.replaceAll('=\r\n', ''))?.[1]
      const page = await call(kit.testApp, undefined, ['GET', `/api/unsubscribe/${token}/details`])
      const name = from === sales.address ? 'Sales' : 'Brand'
      expect(page.json()).toMatchObject({ from, from_name: name })
    }
    expect(kit.server.taken.some(({ source }) => source.includes(sales.address))).toBe(true)
  })

  it('is refused for a mailbox of another user, and for one that is removed', async () => {
    const { user, stranger, sales } = await prepare()
    const kol_ids = await buildReaders(1)
    const send = (from: SignedInUser) =>
      call(kit.testApp, from, ['POST', '/api/kols/send-email'], buildMail({ kol_ids, mailbox: sales }))
    expect((await send(stranger)).statusCode).toBe(404)
    await remove(user, sales)
    expect((await send(user)).statusCode).toBe(404)
  })
})
