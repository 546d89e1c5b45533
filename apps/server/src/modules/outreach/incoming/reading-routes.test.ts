import { describe, expect, it } from 'vitest'
import { call } from '../../../testing/calls/outreach-calls.ts'
import { buildSignedInUser, type SignedInUser } from '../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { buildCreators, setPace, startCampaign, useTestOutreach } from '../../../testing/test-outreach.ts'
import { ReadingError } from './mailbox-reader-port.ts'

const database = useTestDatabase()
const kit = useTestOutreach(database)
const path = '/api/mailbox-reading'
const server = { host: 'imap.brand.test', port: 993 }
const own = { ...server, user: 'maya', password: 'imap-secret' }
const mask = '********'

type Caller = SignedInUser | undefined
const get = (user: Caller) => call(kit.testApp, user, ['GET', path])
const put = (user: Caller, body: object = server) => call(kit.testApp, user, ['PUT', path], body)
const stop = (user: Caller) => call(kit.testApp, user, ['DELETE', path])
const readNow = (user: Caller) => call(kit.testApp, user, ['POST', `${path}/read-now`])
const build = () => buildSignedInUser(kit.testApp)

describe('GET /api/mailbox-reading', () => {
  it('gives nothing at first but the server that probably has the answers', async () => {
    expect((await get(await build())).json()).toEqual({ reading: null, proposal: server })
  })

  it('proposes nothing without SMTP settings', async () => {
    kit.reader.smtp = undefined
    expect((await get(await build())).json()).toEqual({ reading: null, proposal: null })
  })

  it('shows the settings to their user only, without the password', async () => {
    const user = await build()
    await put(user, own)
    const answer = await get(user)
    expect(answer.json().reading).toMatchObject({ ...server, user: 'maya', password: mask, failure: null })
    expect(answer.body).not.toContain('imap-secret')
    expect((await get(await build())).json().reading).toBeNull()
  })

  it('refuses unauthenticated calls', async () => {
    expect((await get(undefined)).statusCode).toBe(401)
  })
})

describe('PUT /api/mailbox-reading', () => {
  it('signs in with user name and password of SMTP unless others are given', async () => {
    const user = await build()
    expect((await put(user)).json().reading).toMatchObject({ ...server, user: '', password: '' })
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
    expect(answer.json().detail).toMatchObject([{ loc: ['body', 'password'], type: 'password_required' }])
    expect(kit.reader.accounts).toHaveLength(1)
  })

  it('stores nothing if the sign-in fails, and says why', async () => {
    const user = await build()
    kit.reader.failure = new ReadingError('authentication', 'Invalid credentials')
    const answer = await put(user)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().detail).toMatchObject([{ loc: ['body', 'password'], type: 'authentication' }])
    expect(answer.body).toContain('The mail server said: Invalid credentials')
    expect((await get(user)).json().reading).toBeNull()
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

  it('allows 20 tries in ten minutes', async () => {
    const user = await build()
    for (let count = 0; count < 20; count++) await put(user)
    expect((await put(user)).statusCode).toBe(429)
  })

  it('refuses unauthenticated calls', async () => {
    expect((await put(undefined)).statusCode).toBe(401)
  })
})

describe('DELETE /api/mailbox-reading', () => {
  it('forgets the settings', async () => {
    const user = await build()
    await put(user, own)
    expect((await stop(user)).json()).toEqual({ reading: null, proposal: server })
    expect((await get(user)).json().reading).toBeNull()
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
    expect((await get(user)).json().reading).not.toBeNull()
  })

  it('refuses unauthenticated calls', async () => {
    expect((await stop(undefined)).statusCode).toBe(401)
  })
})

describe('POST /api/mailbox-reading/read-now', () => {
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
  const list = (user: Caller, id: string) => call(kit.testApp, user, ['GET', `/api/creators/${id}/received-mails`])

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
    expect((await list(user, id)).json().received).toMatchObject([{ subject: 'Answer 2' }, { subject: 'Answer 1' }])
  })

  it('gives other users nothing', async () => {
    const { id } = await prepare()
    expect((await list(await build(), id)).json()).toEqual({ received: [] })
  })

  it('gives nothing for a creator that never answered', async () => {
    expect((await list(await build(), '123')).json()).toEqual({ received: [] })
  })

  it('refuses unauthenticated calls, and an invalid id', async () => {
    expect((await list(undefined, '1')).statusCode).toBe(401)
    expect((await list(await build(), 'x')).statusCode).toBe(422)
  })
})
