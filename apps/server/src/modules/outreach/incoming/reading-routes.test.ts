import { MailboxReadingState } from '@troupe/contract/mail/mailbox-reading'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { call } from '../../../testing/calls/outreach-calls.ts'
import { buildSignedInUser, type SignedInUser } from '../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { buildCreators, setPace, startCampaign, useTestOutreach } from '../../../testing/test-outreach.ts'
import { ReadingError } from './mailbox-reader-port.ts'

const database = useTestDatabase()
const kit = useTestOutreach(database)
const path = '/api/mailbox-readings'
const server = { host: 'imap.brand.test', port: 993 }
const own = { ...server, user: 'maya', password: 'imap-secret' }
const mask = '********'

type Caller = SignedInUser | undefined
const list = (user: Caller) => call(kit.testApp, user, ['GET', path])
const get = async (user: Caller, mailbox = 'smtp') =>
  z
    .array(MailboxReadingState)
    .parse((await list(user)).json().readings)
    .find((one) => one.mailbox === mailbox)
const put = (user: Caller, imap: object | undefined = server, mailbox = 'smtp') =>
  call(kit.testApp, user, ['PUT', `${path}/${mailbox}`], { imap })
const stop = (user: Caller, mailbox = 'smtp') => call(kit.testApp, user, ['DELETE', `${path}/${mailbox}`])
const readNow = (user: Caller, mailbox = 'smtp') => call(kit.testApp, user, ['POST', `${path}/${mailbox}/read-now`])
const build = () => buildSignedInUser(kit.testApp)

/** Adds a mailbox beside the first one. @returns its id. */
async function addFurther(user: SignedInUser): Promise<string> {
  const { id } = await database.kysely
    .insertInto('further_senders')
    .values({
      user_id: user.user.id,
      name: 'Sales',
      smtp_host: 'smtp.brand.test',
      smtp_port: 587,
      smtp_user: 'sales@brand.test',
      smtp_from: '',
      smtp_pass_sealed: null,
      created_at: kit.testApp.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

describe('GET /api/mailbox-readings', () => {
  it('lists every mailbox, unread at first, with the server that probably has the answers', async () => {
    const user = await build()
    const id = await addFurther(user)
    const unread = { is_ready: true, reading: null }
    const { readings } = (await list(user)).json()
    expect(readings).toEqual([
      { mailbox: 'smtp', provider: 'smtp', ...unread, proposal: server },
      ...readings.slice(1, -1),
      { mailbox: id, provider: 'smtp', ...unread, proposal: server },
    ])
    expect(readings).toContainEqual({ mailbox: 'gmail', provider: 'gmail', ...unread, proposal: null })
  })

  it('proposes nothing without SMTP settings', async () => {
    kit.reader.smtp = undefined
    kit.transports.sender = { state: 'missing', addresses: [] }
    expect(await get(await build())).toMatchObject({ is_ready: false, proposal: null })
  })

  it('shows the settings to their user only, without the password', async () => {
    const user = await build()
    await put(user, own)
    const imap = { ...server, user: 'maya', password: mask }
    expect((await get(user))?.reading).toMatchObject({ imap, failure: null })
    expect((await list(user)).body).not.toContain('imap-secret')
    expect((await get(await build()))?.reading).toBeNull()
  })

  it('refuses unauthenticated calls', async () => {
    expect((await list(undefined)).statusCode).toBe(401)
  })
})

describe('PUT /api/mailbox-readings/:mailbox', () => {
  it('signs in with user name and password of SMTP unless others are given', async () => {
    const user = await build()
    expect((await put(user)).json().reading.imap).toEqual({ ...server, user: '', password: '' })
    await put(user, own)
    expect(kit.reader.accounts).toEqual([
      { ...server, user: 'hello@brand.test', pass: 'smtp-secret' },
      { ...server, user: 'maya', pass: 'imap-secret' },
    ])
  })

  it('keeps the stored password if it gets the mask, encrypted for this user', async () => {
    const user = await build()
    await put(user, own)
    await put(user, { ...own, port: 143, password: mask })
    expect(kit.reader.accounts.at(-1)).toEqual({ ...server, port: 143, user: 'maya', pass: 'imap-secret' })
    const { pass_sealed } = await database.kysely
      .selectFrom('mailbox_readings')
      .select('pass_sealed')
      .executeTakeFirstOrThrow()
    expect(pass_sealed).not.toContain('imap-secret')
  })

  it.each([
    ['that of SMTP', { password: '' }],
    ['the stored one', { password: mask }],
  ])('does not let the password, %s, go to the server of somebody else', async (_, given) => {
    const user = await build()
    await put(user, own)
    const answer = await put(user, { ...own, ...given, host: 'imap.evil.test' })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().detail).toMatchObject([{ loc: ['body', 'imap', 'password'], type: 'password_required' }])
    expect(kit.reader.accounts).toHaveLength(1)
  })

  it('stores nothing if the sign-in fails, and says why', async () => {
    const user = await build()
    kit.reader.failure = new ReadingError('authentication', 'Invalid credentials')
    const answer = await put(user)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().detail).toMatchObject([{ loc: ['body', 'imap', 'password'], type: 'authentication' }])
    expect(answer.body).toContain('The mail server said: Invalid credentials')
    expect((await get(user))?.reading).toBeNull()
  })

  it.each([
    ['a host that may not be reached', { host: '10.0.0.7' }],
    ['no host', { host: '' }],
    ['a host that is none', { host: 'a b' }],
    ['a port that is none', { port: 0 }],
    ['a user name of two lines', { user: 'maya\r\nA1 LOGOUT' }],
  ])('refuses %s', async (_, given) => {
    expect((await put(await build(), { ...own, ...given })).statusCode).toBe(422)
    expect(kit.reader.accounts).toEqual([])
  })

  it('reads a further mailbox beside the first one, as its own account', async () => {
    const user = await build()
    const id = await addFurther(user)
    await put(user)
    expect((await put(user, server, id)).json()).toMatchObject({ mailbox: id, reading: { imap: server } })
    await kit.outreach.readingEngine.readDue()
    const accounts = kit.reader.accounts.slice(2).map((account) => account.user)
    expect(accounts.toSorted()).toEqual(['further@smtp.brand.test', 'hello@brand.test'])
    expect((await get(user, id))?.reading?.last_read_at).not.toBeNull()
  })

  it('switches on a mailbox of another provider without a server', async () => {
    const user = await build()
    expect((await call(kit.testApp, user, ['PUT', `${path}/gmail`], {})).json()).toMatchObject({
      mailbox: 'gmail',
      reading: { imap: null, failure: null },
    })
    await kit.outreach.readingEngine.readDue()
    expect(kit.reader.providers).toEqual(['gmail', 'gmail'])
    expect(kit.reader.accounts).toEqual([])
  })

  it('wants a server for SMTP', async () => {
    const answer = await call(kit.testApp, await build(), ['PUT', `${path}/smtp`], {})
    expect(answer.statusCode).toBe(422)
    expect(answer.json().detail).toMatchObject([{ loc: ['body', 'imap'], type: 'server_required' }])
  })

  it("answers 404 to somebody else's mailbox", async () => {
    const id = await addFurther(await build())
    const other = await build()
    const answers = [await put(other, server, id), await stop(other, id), await readNow(other, id)]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
    expect(kit.reader.accounts).toEqual([])
  })

  it('allows 20 tries in ten minutes', async () => {
    const user = await build()
    for (let count = 0; count < 20; count++) await put(user)
    expect((await put(user)).statusCode).toBe(429)
  })

  it('refuses unauthenticated calls', async () => {
    expect((await put(undefined)).statusCode).toBe(401)
  })
})

describe('DELETE /api/mailbox-readings/:mailbox', () => {
  it('forgets the settings', async () => {
    const user = await build()
    await put(user, own)
    expect((await stop(user)).json()).toMatchObject({ reading: null, proposal: server })
    expect((await get(user))?.reading).toBeNull()
    await kit.outreach.readingEngine.readDue()
    expect(kit.reader.accounts).toHaveLength(1)
  })

  it('happens by itself when a further mailbox is removed', async () => {
    const user = await build()
    const id = await addFurther(user)
    await put(user, server, id)
    await call(kit.testApp, user, ['DELETE', `/api/further-mailboxes/${id}`])
    await kit.outreach.readingEngine.readDue()
    expect(kit.reader.accounts).toHaveLength(1)
  })

  it('succeeds when nothing is read', async () => {
    expect((await stop(await build())).statusCode).toBe(200)
  })

  it('leaves the settings of other users', async () => {
    const user = await build()
    await put(user, own)
    await stop(await build())
    expect((await get(user))?.reading).not.toBeNull()
  })

  it('refuses unauthenticated calls', async () => {
    expect((await stop(undefined)).statusCode).toBe(401)
  })
})

describe('POST /api/mailbox-readings/:mailbox/read-now', () => {
  it('has the mailbox read at the next look', async () => {
    const user = await build()
    await put(user)
    await kit.outreach.readingEngine.readDue()
    expect((await readNow(user)).statusCode).toBe(200)
    await kit.outreach.readingEngine.readDue()
    expect(kit.reader.accounts).toHaveLength(3)
  })

  it('answers 404 when nothing is read', async () => {
    expect((await readNow(await build())).statusCode).toBe(404)
  })

  it('does not have the mailboxes of other users read', async () => {
    await put(await build())
    await kit.outreach.readingEngine.readDue()
    await readNow(await build())
    await kit.outreach.readingEngine.readDue()
    expect(kit.reader.accounts).toHaveLength(2)
  })

  it('refuses unauthenticated calls', async () => {
    expect((await readNow(undefined)).statusCode).toBe(401)
  })
})

describe('GET /api/creators/:id/received-mails', () => {
  const listOf = (user: Caller, id: string) => call(kit.testApp, user, ['GET', `/api/creators/${id}/received-mails`])

  /** Prepares a user to whom a creator has answered several times. */
  async function prepare() {
    const user = await build()
    await setPace(kit.testApp, user)
    await put(user)
    const kol_ids = await buildCreators(kit.testApp, [{ title: 'Ada', email: 'ada@one.test' }])
    await startCampaign(kit.testApp, user, { kol_ids })
    await kit.outreach.engine.drain()
    const { message_id } = await database.kysely.selectFrom('messages').select('message_id').executeTakeFirstOrThrow()
    for (const number of [1, 2]) {
      kit.testApp.clock.advance(1000)
      const head = `From: Ada <ada@one.test>\nMessage-ID: <${number}@one.test>\nIn-Reply-To: <${message_id}>`
      kit.reader.deliver(`${head}\nSubject: Answer ${number}\n\nYes`, kit.testApp.clock.now())
    }
    await kit.outreach.readingEngine.readDue()
    return { user, id: kol_ids[0] ?? '' }
  }

  it('lists the newest first', async () => {
    const { user, id } = await prepare()
    expect((await listOf(user, id)).json().received).toMatchObject([{ subject: 'Answer 2' }, { subject: 'Answer 1' }])
  })

  it('gives other users nothing', async () => {
    const { id } = await prepare()
    expect((await listOf(await build(), id)).json()).toEqual({ received: [] })
  })

  it('gives nothing for a creator that never answered', async () => {
    expect((await listOf(await build(), '123')).json()).toEqual({ received: [] })
  })

  it('refuses unauthenticated calls, and an invalid id', async () => {
    expect((await listOf(undefined, '1')).statusCode).toBe(401)
    expect((await listOf(await build(), 'x')).statusCode).toBe(422)
  })
})
