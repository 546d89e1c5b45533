import { randomUUID } from 'node:crypto'
import { secretMask } from '@troupe/contract/email-settings'
import { describe, expect, it } from 'vitest'
import { call } from '../../testing/calls/outreach-calls.ts'
import { buildSignedInUser, type SignedInUser } from '../../testing/test-accounts.ts'
import { useTestDatabase } from '../../testing/test-database.ts'
import { useTestEmailSettings } from '../../testing/test-email-settings.ts'

const settings = useTestEmailSettings(useTestDatabase(), { allowPrivateSmtpHosts: false })
const path = '/api/email/further-mailboxes'
const sales = {
  name: 'Sales',
  smtp_host: 'smtp.brand.example',
  smtp_port: 587,
  smtp_user: 'sales@brand.example',
  smtp_pass: 'secret',
  smtp_from: 'Sales <sales@brand.example>',
}

const list = (user: SignedInUser | undefined) => call(settings.testApp, user, ['GET', path])
const add = (user: SignedInUser | undefined, body: object) => call(settings.testApp, user, ['POST', path], body)
const change = (user: SignedInUser | undefined, id: string, body: object) =>
  call(settings.testApp, user, ['PATCH', `${path}/${id}`], body)

async function prepare() {
  const user = await buildSignedInUser(settings.testApp)
  const id: string = (await add(user, sales)).json().id
  return { user, id, stranger: await buildSignedInUser(settings.testApp) }
}

describe('GET /api/email/further-mailboxes', () => {
  it('is empty at first', async () => {
    expect((await list(await buildSignedInUser(settings.testApp))).json()).toEqual({ senders: [] })
  })

  it('masks the password', async () => {
    const { user, id } = await prepare()
    expect((await list(user)).json()).toEqual({ senders: [{ ...sales, id, smtp_pass: secretMask }] })
  })

  it("does not show another user's", async () => {
    const { stranger } = await prepare()
    expect((await list(stranger)).json()).toEqual({ senders: [] })
  })

  it('refuses unauthenticated calls', async () => {
    expect((await list(undefined)).statusCode).toBe(401)
  })
})

describe('POST /api/email/further-mailboxes', () => {
  it('adds a mailbox that can send, and leaves the first one as it is', async () => {
    const { user, id } = await prepare()
    const { emailSettings } = settings
    expect(await emailSettings.findSmtpAccount(user.user.id, id)).toEqual({
      host: 'smtp.brand.example',
      port: 587,
      user: 'sales@brand.example',
      pass: 'secret',
    })
    expect(await emailSettings.findSender(user.user.id, 'smtp', id)).toEqual({
      state: 'ready',
      addresses: [{ name: 'Sales', address: 'sales@brand.example' }],
    })
    expect(await emailSettings.findSendingHost(user.user.id, 'smtp', id)).toBe('smtp.brand.example')
    expect((await emailSettings.findSender(user.user.id, 'smtp')).state).toBe('missing')
  })

  it.each([
    [{ ...sales, name: ' ' }, 'Please enter a name for the mailbox'],
    [{ ...sales, name: undefined }, 'Please enter a name for the mailbox'],
    [{ ...sales, name: 'x'.repeat(61) }, 'A name has at most 60 characters'],
    [{ ...sales, smtp_pass: '' }, 'Enter the host, the user name and the password'],
    [{ ...sales, smtp_pass: secretMask }, 'Enter the host, the user name and the password'],
    [{ ...sales, smtp_host: '127.0.0.1' }, 'smtp_host'],
    [{ ...sales, smtp_from: 'nobody' }, 'Enter an address'],
  ])('refuses %j', async (body, reason) => {
    const answer = await add(await buildSignedInUser(settings.testApp), body)
    expect(answer.statusCode).toBe(422)
    expect(answer.body).toContain(reason)
  })

  it('refuses more than 20', async () => {
    const user = await buildSignedInUser(settings.testApp)
    for (let number = 0; number < 20; number++) expect((await add(user, sales)).statusCode).toBe(200)
    const answer = await add(user, sales)
    expect(answer.statusCode).toBe(409)
    expect(answer.json().detail).toBe('There can be at most 20 further mailboxes')
  })

  it('refuses unauthenticated calls', async () => {
    expect((await add(undefined, sales)).statusCode).toBe(401)
  })
})

describe('PATCH /api/email/further-mailboxes/:id', () => {
  it('renames a mailbox, and keeps all else', async () => {
    const { user, id } = await prepare()
    expect((await change(user, id, { name: 'Press' })).json()).toMatchObject({
      name: 'Press',
      smtp_user: sales.smtp_user,
    })
    expect((await settings.emailSettings.findSmtpAccount(user.user.id, id))?.pass).toBe('secret')
  })

  it('keeps the password by its mask, but does not send it to another host', async () => {
    const { user, id } = await prepare()
    expect((await change(user, id, { smtp_port: 465, smtp_pass: secretMask })).statusCode).toBe(200)
    const moved = await change(user, id, { smtp_host: 'smtp.evil.example', smtp_pass: secretMask })
    expect(moved.statusCode).toBe(422)
    expect(await settings.emailSettings.findSmtpAccount(user.user.id, id)).toMatchObject({
      host: 'smtp.brand.example',
      port: 465,
      pass: 'secret',
    })
  })

  it("answers 404 for another user's and for an unknown one", async () => {
    const { stranger, id } = await prepare()
    expect((await change(stranger, id, { name: 'Mine' })).statusCode).toBe(404)
    expect((await change(stranger, randomUUID(), { name: 'Mine' })).statusCode).toBe(404)
  })

  it('refuses unauthenticated calls', async () => {
    expect((await change(undefined, randomUUID(), { name: 'Mine' })).statusCode).toBe(401)
  })
})
