import { describe, expect, it } from 'vitest'
import { hours, minutes } from '../../../lib/durations.ts'
import { createIncomingSteps } from '../../../testing/calls/incoming-calls.ts'
import { call } from '../../../testing/calls/outreach-calls.ts'
import { buildSignedInUser } from '../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { buildCreators, useTestOutreach } from '../../../testing/test-outreach.ts'
import { eraseRecipients } from '../mails/erased-recipient-repository.ts'
import { ReadingError } from './mailbox-reader-port.ts'

const database = useTestDatabase()
const db = database.kysely
const kit = useTestOutreach(database)
const { awaitFollowUps, deliver, getCampaign, getReading, listReceived, listen, prepare, read, write } =
  createIncomingSteps(kit)

describe('a mailbox', () => {
  it('is read from the moment on that it was switched on', async () => {
    const user = await buildSignedInUser(kit.testApp)
    deliver({})
    kit.testApp.clock.advance(hours(1))
    await listen(user)
    await read()
    expect(await getReading(user)).toMatchObject({
      since: '2030-03-01T10:00:00.000Z',
      last_read_at: '2030-03-01T10:01:00.000Z',
    })
  })

  it('is read from that second on, since servers tell no smaller time', async () => {
    kit.testApp.clock.advance(700)
    const prepared = await prepare()
    kit.testApp.clock.advance(-700)
    deliver({ 'In-Reply-To': `<${prepared.messageId}>` })
    await read()
    expect(await getCampaign(prepared)).toMatchObject({ replied: 1 })
  })

  it('is read from the start of the oldest campaign that is not over', async () => {
    const prepared = await prepare()
    await call(kit.testApp, prepared.user, ['DELETE', '/api/mailbox-readings/smtp'])
    deliver({ 'In-Reply-To': `<${prepared.messageId}>` })
    kit.testApp.clock.advance(minutes(30))
    await listen(prepared.user)
    await read()
    expect(await getCampaign(prepared)).toMatchObject({ replied: 1 })
  })

  it('passes over a mail with a head of more than 1 MB, and says so', async () => {
    const prepared = await prepare()
    deliver({ 'Message-ID': '<long@one.test>', References: '<x@one.test> '.repeat(80_000) })
    deliver({ 'In-Reply-To': `<${prepared.messageId}>` })
    await read()
    await read()
    expect(await getCampaign(prepared)).toMatchObject({ replied: 1 })
    expect(await getReading(prepared.user)).toMatchObject({ skipped: 1, failure: null })
  })

  it('that was not read because the database was away is read at the next look, and has not failed', async () => {
    const prepared = await prepare()
    deliver({ 'In-Reply-To': `<${prepared.messageId}>` })
    kit.reader.failure = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
    await read()
    expect(await getReading(prepared.user)).toMatchObject({ failure: null })
    kit.reader.failure = undefined
    await kit.outreach.readingEngine.readDue()
    expect(await getCampaign(prepared)).toMatchObject({ replied: 1 })
  })

  it('gives each head once', async () => {
    const { user } = await prepare()
    for (const number of [1, 2, 3]) deliver({ 'Message-ID': `<${number}@one.test>` })
    await read()
    await read()
    expect(kit.reader.headsRead).toBe(3)
    await call(kit.testApp, user, ['POST', '/api/mailbox-readings/smtp/read-now'])
    deliver({ 'Message-ID': '<4@one.test>' })
    await kit.outreach.readingEngine.readDue()
    expect(kit.reader.headsRead).toBe(4)
  })

  it.each([
    ['smtp', { imap: { host: 'imap.brand.test', port: 993 } }],
    ['gmail', {}],
  ])('is read anew when the account that signs in is another one, and only then: %s', async (mailbox, settings) => {
    const user = await buildSignedInUser(kit.testApp)
    await call(kit.testApp, user, ['PUT', `/api/mailbox-readings/${mailbox}`], settings)
    for (const number of [1, 2]) deliver({ 'Message-ID': `<${number}@one.test>` })
    await read()
    const other = 'other@brand.test'
    kit.reader.smtp = kit.reader.smtp && { ...kit.reader.smtp, user: other }
    kit.transports.sender = { state: 'ready', addresses: [{ name: '', address: other }] }
    await read()
    await read()
    expect(kit.reader.headsRead).toBe(4)
  })

  it('that is to be read now while it is being read is read again at once', async () => {
    const { user, messageId } = await prepare()
    const { promise, resolve } = Promise.withResolvers<void>()
    kit.reader.hold = promise
    deliver({ 'In-Reply-To': `<${messageId}>` })
    const reading = read()
    await expect.poll(() => kit.reader.sourcesRead).toBe(1)
    kit.testApp.clock.advance(1000)
    await call(kit.testApp, user, ['POST', '/api/mailbox-readings/smtp/read-now'])
    resolve()
    await reading
    const tries = kit.reader.accounts.length
    await kit.outreach.readingEngine.readDue()
    expect(kit.reader.accounts).toHaveLength(tries + 1)
  })

  it('with 10,000 new mails is read in several runs', async () => {
    const prepared = await prepare()
    for (let number = 0; number < 10_000; number++) deliver({ 'Message-ID': `<${number}@one.test>` })
    deliver({ 'Message-ID': '<last@one.test>', 'In-Reply-To': `<${prepared.messageId}>` })
    await read()
    expect(kit.reader.headsRead).toBe(2000)
    for (let run = 0; run < 5; run++) await kit.outreach.readingEngine.readDue()
    expect(kit.reader).toMatchObject({ headsRead: 10_001, sourcesRead: 1 })
    expect(await getCampaign(prepared)).toMatchObject({ replied: 1 })
  })

  it('whose password was changed rests for half an hour, and says why', async () => {
    const { user } = await prepare()
    kit.reader.failure = new ReadingError('authentication', 'Invalid credentials')
    await read()
    expect((await getReading(user)).failure).toMatchObject({ kind: 'authentication', reply: 'Invalid credentials' })
    const tries = kit.reader.accounts.length
    await read()
    expect(kit.reader.accounts).toHaveLength(tries)
    kit.reader.failure = undefined
    kit.testApp.clock.advance(minutes(30))
    await kit.outreach.readingEngine.readDue()
    expect(await getReading(user)).toMatchObject({ failure: null, last_read_at: expect.any(String) })
  })

  it('does not keep others from being read when it fails', async () => {
    await prepare()
    const prepared = await prepare('ben@one.test', 'Ben')
    await db
      .updateTable('mailbox_readings')
      .set({ pass_sealed: 'broken' })
      .where('user_id', '<>', prepared.user.user.id)
      .execute()
    deliver({ 'In-Reply-To': `<${prepared.messageId}>` })
    await read()
    expect(await getCampaign(prepared)).toMatchObject({ replied: 1 })
  })

  it('is not read for a user that was deactivated', async () => {
    const { user } = await prepare()
    await db
      .updateTable('users')
      .set({ deactivated_at: kit.testApp.clock.now() })
      .where('id', '=', user.user.id)
      .execute()
    const tries = kit.reader.accounts.length
    await read()
    expect(kit.reader.accounts).toHaveLength(tries)
  })

  it('is given back when the server stops', async () => {
    const { messageId } = await prepare()
    const { promise, resolve } = Promise.withResolvers<void>()
    kit.reader.hold = promise
    deliver({ 'In-Reply-To': `<${messageId}>` })
    deliver({ 'Message-ID': '<second@one.test>', 'In-Reply-To': `<${messageId}>` })
    const reading = read()
    await expect.poll(() => kit.reader.sourcesRead).toBe(1)
    const stopping = kit.outreach.readingEngine.stop()
    resolve()
    await Promise.all([stopping, reading])
    expect(kit.reader.sourcesRead).toBe(1)
    await kit.startOther().readingEngine.readDue()
    expect(await db.selectFrom('received_mails').select('message_id').orderBy('message_id').execute()).toHaveLength(2)
  })
})

describe('an answer that names no mail', () => {
  const imap = { host: 'imap.brand.test', port: 993 }
  const unnamed = { From: 'Ben <ben@private.test>', Subject: 'Tea' }

  /** Sends a mail to Ben that asks for answers to an address of its own. @returns that address. */
  async function prepareTagged() {
    const { user } = await prepare()
    await call(kit.testApp, user, ['PUT', '/api/mailbox-readings/smtp'], { imap, plus_address: true })
    const [creatorId = ''] = await buildCreators(kit.testApp, [{ title: 'Ben', email: 'ben@one.test' }])
    const { campaign } = await write(user, [creatorId])
    const replyTo = /^Reply-To: (.*)\r?$/m.exec(kit.server.taken.at(-1)?.source ?? '')?.[1] ?? ''
    return { user, creatorId, campaignId: campaign.id, messageId: '', replyTo }
  }

  it('is known by the tag in the address that it came to', async () => {
    const prepared = await prepareTagged()
    expect(prepared.replyTo).toMatch(/^hello\+r[0-9a-f]{30}@brand\.test$/)
    deliver({ ...unnamed, To: prepared.replyTo })
    await read()
    expect(await getCampaign(prepared)).toMatchObject({ replied: 1 })
    expect(await awaitFollowUps()).toEqual(['ada@one.test'])
  })

  it.each([
    ['without the tag', () => ({})],
    ['with one that nobody signed', (to: string) => ({ 'Delivered-To': to.replace(/.{3}@/, '000@') })],
  ])('is not taken %s', async (_, write) => {
    const prepared = await prepareTagged()
    deliver({ ...unnamed, To: 'hello@brand.test', ...write(prepared.replyTo) })
    await read()
    expect(await getCampaign(prepared)).toMatchObject({ replied: 0 })
  })

  it('is not taken in the mailbox of another user', async () => {
    const prepared = await prepareTagged()
    const { user } = await prepare('cleo@one.test', 'Cleo')
    await call(kit.testApp, prepared.user, ['DELETE', '/api/mailbox-readings/smtp'])
    deliver({ ...unnamed, To: prepared.replyTo })
    await read()
    expect(await getReading(user)).toMatchObject({ failure: null })
    expect(await getCampaign(prepared)).toMatchObject({ replied: 0 })
  })
})

describe('an erased creator', () => {
  it('leaves no mail behind, and later ones are dropped', async () => {
    const { user, creatorId, messageId } = await prepare()
    deliver({ 'In-Reply-To': `<${messageId}>` })
    await read()
    const erased = { id: Number(creatorId), emails: ['ada@one.test'], now: kit.testApp.clock.now() }
    await db.transaction().execute((transaction) => eraseRecipients(transaction, erased))
    deliver({ 'Message-ID': '<later@one.test>', 'In-Reply-To': `<${messageId}>` })
    await read()
    expect(await listReceived(user, creatorId)).toEqual([])
  })
})
