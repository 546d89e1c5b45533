import { emailProviderFacts } from '@troupe/contract/mail/email-provider'
import { maxRecipients, outreachMessages } from '@troupe/contract/outreach'
import { describe, expect, it } from 'vitest'
import { call } from '../../../testing/calls/outreach-calls.ts'
import { buildSignedInUser, type SignedInUser } from '../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { buildCreators, buildMail, startCampaign, useTestOutreach } from '../../../testing/test-outreach.ts'

const database = useTestDatabase()
const kit = useTestOutreach(database)
const path = ['POST', '/api/kols/send-email'] as const

async function prepare(): Promise<{ user: SignedInUser; ids: string[] }> {
  const user = await buildSignedInUser(kit.testApp)
  const ids = await buildCreators(kit.testApp, [
    { title: 'Maya', email: 'maya@one.test', region: 'FR' },
    { title: 'Tom', email: 'tom@two.test' },
    { title: 'Nobody' },
  ])
  return { user, ids }
}

const send = (user: SignedInUser | undefined, mail: object) => call(kit.testApp, user, path, buildMail(mail))

describe('POST /api/kols/send-email', () => {
  it('starts a campaign and returns its state', async () => {
    const { user, ids } = await prepare()
    const answer = await startCampaign(kit.testApp, user, { kol_ids: ids })
    expect(answer).toMatchObject({ status: 'success', message: 'Sending to 2 creators; 1 left out' })
    expect(answer.campaign).toMatchObject({
      subject: 'Hello {{title}}',
      state: 'running',
      provider: 'smtp',
      from_email: 'hello@brand.test',
      recipients: 3,
      counts: { total: 3, waiting: 2, skipped: 1, sent: 0 },
    })
  })

  it('accepts creators as a search returns them, and uses each once', async () => {
    const { user, ids } = await prepare()
    const kols = ids.map((id) => ({ id, title: 'from the search', email: 'elsewhere@evil.test' }))
    const answer = await send(user, { kols, kol_ids: ids })
    expect(answer.json().campaign).toMatchObject({ recipients: 3, counts: { waiting: 2 } })
    await kit.outreach.engine.drain()
    expect(kit.server.taken.map(({ to }) => to)).not.toContain('elsewhere@evil.test')
  })

  it('stores a subject of which half a character was cut off, also as a draft', async () => {
    const { user, ids } = await prepare()
    const answer = await send(user, { kol_ids: ids, subject: 'Tea \ud83c', undo_minutes: 10 })
    expect(answer.statusCode).toBe(200)
    expect(answer.json().campaign.subject).toBe('Tea \ufffd')
  })

  it('refuses unauthenticated calls', async () => {
    expect((await send(undefined, { kol_ids: ['1'] })).statusCode).toBe(401)
  })

  it.each([
    [{ subject: '  ' }, outreachMessages.incomplete],
    [{ body: '<p> &nbsp; <br></p>' }, outreachMessages.incomplete],
    [{ subject: 'a\r\nBcc: evil@x.test' }, 'The subject must be one line'],
    [{ body: '<p>{{titel}}</p>' }, 'There is no merge field'],
    [{ body: '<p>Hi {{First Name|there}}</p>' }, 'There is no merge field'],
    [{ email_provider: 'pigeon' }, 'Invalid email provider'],
    [{ from_email: 'a@b.test, evil@x.test' }, 'valid email'],
    [{ from_email: 'other@brand.test' }, 'an address of the configured account'],
    [{ schedule_at: 'tomorrow' }, 'ISO'],
    [{ schedule_at: '2033-01-01T00:00:00Z' }, 'a year ahead'],
    [{ kol_ids: ["1' or 1=1"] }, 'A creator id is a number'],
    [{ follow_ups: [1, 2, 3].map((delay_hours) => ({ delay_hours, body: 'x' })) }, 'At most 2 follow-ups'],
    [{ body: '<b>'.repeat(61).concat('x') }, 'nests too deep'],
  ])('refuses %j', async (given, reason) => {
    const { user, ids } = await prepare()
    const answer = await send(user, { kol_ids: ids, ...given })
    expect(answer.statusCode).toBe(422)
    expect(JSON.stringify(answer.json().detail)).toContain(reason)
  })

  it('names every issue', async () => {
    const { user } = await prepare()
    const detail = (await send(user, { subject: '', body: '', email_provider: '' })).json().detail
    expect(detail.map(({ loc }: { loc: string[] }) => loc.at(-1))).toEqual(['subject', 'body', 'email_provider'])
  })

  it('refuses when no recipient is left', async () => {
    const { user, ids } = await prepare()
    const refused = await send(user, { kol_ids: ids.slice(2) })
    expect([refused.statusCode, refused.json().detail]).toEqual([422, outreachMessages.noValidEmails])
    expect((await send(user, { kol_ids: ['999999'] })).json().detail).toBe(outreachMessages.noValidEmails)
    const unfilled = await send(user, { kol_ids: ids.slice(1), body: '<p>{{country}}</p>' })
    expect(unfilled.json().detail).toContain('Give it a fallback')
  })

  it.each([
    ['smtp', 'missing', emailProviderFacts.smtp.missing],
    ['gmail', 'missing', emailProviderFacts.gmail.missing],
    ['gmail', 'unavailable', emailProviderFacts.gmail.unavailable],
    ['microsoft', 'missing', emailProviderFacts.microsoft.missing],
  ] as const)('reports that %s is %s', async (email_provider, state, text) => {
    const { user, ids } = await prepare()
    kit.transports.sender = { state, addresses: [] }
    const answer = await send(user, { kol_ids: ids, email_provider })
    expect([answer.statusCode, answer.json().detail]).toEqual([409, text])
  })

  it('sends from another address of the account on request', async () => {
    const { user, ids } = await prepare()
    await startCampaign(kit.testApp, user, { kol_ids: ids, from_email: 'Second@brand.test' })
    await kit.outreach.engine.drain()
    expect(kit.server.taken[0]?.from).toBe('second@brand.test')
  })

  it('treats repeated calls with the same key as one, also simultaneous ones', async () => {
    const { user, ids } = await prepare()
    const headers = { 'idempotency-key': 'click-1' }
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => startCampaign(kit.testApp, user, { kol_ids: ids }, headers)),
    )
    expect(new Set(answers.map(({ campaign }) => campaign.id)).size).toBe(1)
    const other = await kit.testApp.app.inject({
      method: 'POST',
      url: path[1],
      headers: { ...user.headers, ...headers },
      payload: buildMail({ kol_ids: ids, subject: 'Another' }),
    })
    expect(other.statusCode).toBe(409)
    const stranger = await buildSignedInUser(kit.testApp)
    const theirs = await startCampaign(kit.testApp, stranger, { kol_ids: ids }, headers)
    expect(theirs.campaign.id).not.toBe(answers[0]?.campaign.id)
  })

  it('accepts at most 10,000 creators', async () => {
    const user = await buildSignedInUser(kit.testApp)
    const creators = Array.from({ length: maxRecipients }, (_, number) => ({ email: `reader-${number}@many.test` }))
    const ids = await buildCreators(kit.testApp, creators)
    const { campaign } = await startCampaign(kit.testApp, user, { kol_ids: ids })
    expect(campaign.counts.waiting).toBe(maxRecipients)
    expect((await send(user, { kol_ids: [...ids, '1'] })).statusCode).toBe(422)
  })

  it('waits for its time when it is scheduled', async () => {
    const { user, ids } = await prepare()
    const { campaign, message } = await startCampaign(kit.testApp, user, {
      kol_ids: ids,
      schedule_at: '2030-03-01T10:30:00+01:00',
    })
    expect(message).toBe('Scheduled: a mail to 2 creators; 1 left out')
    expect(campaign).toMatchObject({ state: 'scheduled', scheduled_at: '2030-03-01T09:30:00.000Z' })
    await kit.outreach.engine.drain()
    expect(kit.server.taken).toHaveLength(0)
    kit.testApp.clock.advance(30 * 60_000)
    await kit.outreach.engine.drain()
    kit.testApp.clock.advance(5000)
    await kit.outreach.engine.drain()
    expect(kit.server.taken).toHaveLength(2)
  })
})
