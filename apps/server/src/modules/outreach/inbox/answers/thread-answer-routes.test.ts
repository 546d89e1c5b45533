import type { ThreadMail } from '@troupe/contract/mail/thread-mails'
import { describe, expect, it } from 'vitest'
import { hours, minutes } from '../../../../lib/durations.ts'
import { createInboxSteps, type PreparedThread } from '../../../../testing/calls/inbox-calls.ts'
import { call } from '../../../../testing/calls/outreach-calls.ts'
import { buildAccessToken } from '../../../../testing/calls/token-calls.ts'
import { buildSignedInUser, signIn } from '../../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../../testing/test-database.ts'
import { setPace, useTestOutreach } from '../../../../testing/test-outreach.ts'

const database = useTestDatabase()
const kit = useTestOutreach(database)
const { ask, deliver, deliverReport, getThread, list, listSent, listSuppressions, prepareThread, read, send } =
  createInboxSteps(kit)

const drain = () => kit.outreach.answerEngine.drain()
const listAnswers = ({ mails }: { mails: ThreadMail[] }) =>
  mails.flatMap((mail) => (mail.type === 'answer' ? [mail] : []))
const getAnswers = async ({ user, thread }: PreparedThread) => listAnswers(await getThread(user, thread.id))

/** The unfolded value of a header of a mail that arrived. */
function headerOf(source: string, name: string): string | undefined {
  const head = source.split('\r\n\r\n', 1)[0]?.replace(/\r\n[ \t]+/g, ' ') ?? ''
  return new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]
}

/** Prepares an answer of the user in this state. */
async function prepareAnswer(state: 'failed' | 'unknown'): Promise<PreparedThread & { answerId: string }> {
  const prepared = await prepareThread()
  kit.transports.failNext('ada@one.test', state === 'failed' ? 'recipient' : 'unknown')
  await send(prepared.user, prepared.thread.id)
  await drain()
  const [answer] = await getAnswers(prepared)
  expect(answer).toMatchObject({ state })
  return { ...prepared, answerId: answer?.id ?? '' }
}

const decide = async ({ user, answerId }: { user: PreparedThread['user']; answerId: string }, decision: string) =>
  ask(user, ['POST', `/answers/${answerId}/decide`], { decision })

describe('POST /api/inbox/threads/:id/answers', () => {
  it('sends it from the mailbox of the thread, as an answer to the last mail', async () => {
    const prepared = await prepareThread()
    const { user, thread, messageId } = prepared
    expect((await send(user, thread.id)).json()).toMatchObject({ state: 'waiting', unread: false })
    await drain()
    const [mail] = listSent()
    expect(mail).toMatchObject({ from: 'hello@brand.test', to: 'ada@one.test' })
    const source = mail?.source ?? ''
    expect(['From', 'To', 'Subject', 'In-Reply-To', 'References'].map((name) => headerOf(source, name))).toEqual([
      'Brand <hello@brand.test>',
      'Ada <ada@one.test>',
      'Re: Hello Ada',
      '<answer-1@one.test>',
      `<${messageId}> <answer-1@one.test>`,
    ])
    expect(source).toContain('Thank you')
    expect(source).toContain('<p>Thank <b>you</b></p>')
    expect(await getAnswers(prepared)).toMatchObject([{ state: 'sent', text: 'Thank you', message: null }])
    expect(await list(user, '?view=waiting')).toMatchObject({
      threads: [{ last_mail: { type: 'answer', state: 'sent', excerpt: 'Thank you' } }],
    })
  })

  it('quotes the mail below the answer, folded in the conversation, and answers go on below quotes', async () => {
    const prepared = await prepareThread('ada@one.test', 'Ada', { text: 'Yes <b>gladly</b>.\n> Dear Ada' })
    await setPace(kit.testApp, prepared.user, { signature: 'Maya' })
    await send(prepared.user, prepared.thread.id, { body: '<p>Of {{title}}</p>' })
    await drain()
    const [answer] = await getAnswers(prepared)
    expect(answer?.text).toBe('Of Ada')
    expect(answer?.quoted).toMatch(/^On .+ <ada@one\.test> wrote:\n> Yes <b>gladly<\/b>\.\n>> Dear Ada$/)
    const source = listSent()[0]?.source.replaceAll('=\r\n', '') ?? ''
    expect(source).toMatch(/Of Ada\r\n\r\n-- \r\nMaya\r\n\r\nOn [\s\S]+\r\n> Yes <b>gladly<\/b>\.\r\n>> Dear Ada/)
    expect(source).toContain('Yes &lt;b&gt;gladly&lt;/b&gt;.')
    expect(await list(prepared.user, '?view=waiting')).toMatchObject({
      threads: [{ last_mail: { excerpt: expect.not.stringContaining('wrote') } }],
    })
  })

  it('reads what is answered to it into the same thread', async () => {
    const prepared = await prepareThread()
    await send(prepared.user, prepared.thread.id)
    await drain()
    const ownId = headerOf(listSent()[0]?.source ?? '', 'Message-ID')
    kit.testApp.clock.advance(minutes(1))
    deliver({ 'In-Reply-To': ownId ?? '', 'Message-ID': '<answer-2@one.test>' }, 'One more thing')
    await read()
    const { mails, state } = await getThread(prepared.user, prepared.thread.id)
    expect([state, mails.map(({ type }) => type)]).toEqual(['open', ['campaign', 'received', 'answer', 'received']])
  })

  it('goes to where the mail wants answers, fills in merge fields and adds the signature', async () => {
    const prepared = await prepareThread('ada@one.test', 'Ada', { headers: { 'Reply-To': 'Agent <agent@two.test>' } })
    await setPace(kit.testApp, prepared.user, { signature: 'Maya\nBrand' })
    const body = '<p>Dear {{title}}, about {{latest_post|your posts}}</p>'
    await send(prepared.user, prepared.thread.id, { body, next_state: 'done' })
    await drain()
    const [mail] = listSent()
    expect(mail?.to).toBe('agent@two.test')
    expect(mail?.source).toContain('Dear Ada, about your posts\r\n\r\n-- \r\nMaya\r\nBrand')
    expect((await list(prepared.user, '?view=done')).threads).toHaveLength(1)
  })

  it('is one mail for two clicks, on two servers, and one that says something else is refused', async () => {
    const { user, thread } = await prepareThread()
    const other = kit.startOther()
    const clicks = await Promise.all(Array.from({ length: 5 }, () => send(user, thread.id, {}, 'click')))
    expect(clicks.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
    await Promise.all([drain(), other.answerEngine.drain()])
    expect((await send(user, thread.id, {}, 'click')).statusCode).toBe(200)
    expect((await send(user, thread.id, { body: 'Other' }, 'click')).statusCode).toBe(409)
    await drain()
    expect(listSent()).toHaveLength(1)
  })

  it('takes the draft in the same moment, so that a second window sends nothing', async () => {
    const { user, thread } = await prepareThread()
    const draft = { body: 'Text', based_on: null }
    const { revision } = (await ask(user, ['PUT', `/threads/${thread.id}/draft`], draft)).json()
    const answers = await Promise.all([1, 2].map(() => send(user, thread.id, { draft_revision: revision })))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    await drain()
    expect(listSent()).toHaveLength(1)
    expect((await getThread(user, thread.id)).draft).toBeNull()
  })

  it('refuses addresses that get no mail, mailboxes that are gone and mails beyond the limit of the day', async () => {
    const { user, thread } = await prepareThread()
    kit.transports.sender = { state: 'missing', addresses: [] }
    const missing = await send(user, thread.id)
    kit.transports.sender = { state: 'ready', addresses: [{ name: '', address: 'hello@brand.test' }] }
    await setPace(kit.testApp, user, { per_day: 1 })
    const full = await send(user, thread.id)
    await setPace(kit.testApp, user)
    await call(kit.testApp, user, ['POST', '/api/suppressions'], { email: 'ada@one.test' })
    const suppressed = await send(user, thread.id)
    expect([missing, full, suppressed].map(({ statusCode }) => statusCode)).toEqual([409, 409, 409])
    expect(full.json().detail).toContain('its limit for a day')
    await drain()
    expect(listSent()).toEqual([])
  })

  it('fails if the address was suppressed before it left', async () => {
    const prepared = await prepareThread()
    kit.transports.failNext('ada@one.test', 'temporary')
    await send(prepared.user, prepared.thread.id)
    await drain()
    await call(kit.testApp, prepared.user, ['POST', '/api/suppressions'], { email: 'ada@one.test' })
    kit.testApp.clock.advance(minutes(2))
    await drain()
    expect(await getAnswers(prepared)).toMatchObject([
      { state: 'failed', message: expect.stringContaining('is on the list') },
    ])
    expect(listSent()).toEqual([])
  })

  it('tries again what was certainly not taken, and gives up at last', async () => {
    const prepared = await prepareThread()
    kit.transports.failNext('ada@one.test', 'temporary', 'account')
    await send(prepared.user, prepared.thread.id)
    await drain()
    expect(await getAnswers(prepared)).toMatchObject([
      { state: 'queued', message: expect.stringContaining('tried again') },
    ])
    for (const pause of [1, 5]) {
      kit.testApp.clock.advance(minutes(pause))
      await drain()
    }
    expect(await getAnswers(prepared)).toMatchObject([{ state: 'sent' }])
    expect(listSent()).toHaveLength(1)
    kit.testApp.clock.advance(minutes(1))
    kit.transports.failNext('ada@one.test', ...Array.from({ length: 6 }, () => 'account' as const))
    await send(prepared.user, prepared.thread.id)
    for (let attempt = 0; attempt < 6; attempt++) {
      await drain()
      kit.testApp.clock.advance(hours(3))
    }
    expect((await getAnswers(prepared)).map(({ state }) => state)).toEqual(['sent', 'failed'])
  })

  it('is unknown, and not sent again, when its server dies while it is handed over', async () => {
    const prepared = await prepareThread()
    const release = kit.transports.hold('ada@one.test')
    await send(prepared.user, prepared.thread.id)
    await kit.outreach.answerEngine.startDue()
    const other = kit.startOther()
    await other.answerEngine.drain()
    kit.testApp.clock.advance(minutes(4))
    await other.answerEngine.drain()
    expect(await getAnswers(prepared)).toMatchObject([
      { state: 'unknown', message: expect.stringContaining('nobody knows whether it arrived') },
    ])
    expect(listSent()).toEqual([])
    expect(await list(prepared.user)).toMatchObject({ threads: [{ state: 'open', unread: true }] })
    // The server was only slow: its outcome counts.
    release()
    await drain()
    expect(await getAnswers(prepared)).toMatchObject([{ state: 'sent' }])
    expect(listSent()).toHaveLength(1)
  })

  it('opens the thread again when it comes back, and suppresses the address that it went to', async () => {
    const prepared = await prepareThread('ada@one.test', 'Ada', { headers: { 'Reply-To': 'agent@two.test' } })
    await send(prepared.user, prepared.thread.id)
    await drain()
    deliverReport(headerOf(listSent()[0]?.source ?? '', 'Message-ID')?.slice(1, -1) ?? '', '5.1.1')
    await read()
    expect(await list(prepared.user)).toMatchObject({ threads: [{ state: 'open', unread: true }] })
    expect((await listSuppressions(prepared)).map(({ email }: { email: string }) => email)).toEqual(['agent@two.test'])
  })

  it('refuses empty texts, merge fields without a value and threads of others', async () => {
    const { user, thread } = await prepareThread()
    const stranger = await buildSignedInUser(kit.testApp)
    const answers = [
      await send(user, thread.id, { body: '<p> </p>' }),
      await send(user, thread.id, { body: '{{nothing}}' }),
      await send(user, thread.id, { body: '{{latest_post}}' }),
      await send(stranger, thread.id),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422, 404])
  })
})

describe('POST /api/inbox/answers/:id/decide', () => {
  it('marks an unknown answer as sent, once', async () => {
    const prepared = await prepareAnswer('unknown')
    expect((await decide(prepared, 'sent')).statusCode).toBe(200)
    expect((await decide(prepared, 'sent')).statusCode).toBe(409)
    expect(await getAnswers(prepared)).toMatchObject([{ state: 'sent', message: null }])
    await drain()
    expect(listSent()).toHaveLength(1)
  })

  it('sends a failed or unknown answer again, under another Message-ID', async () => {
    const prepared = await prepareAnswer('unknown')
    const decisions = await Promise.all([decide(prepared, 'resend'), decide(prepared, 'resend')])
    expect(decisions.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    await drain()
    const ids = listSent().map(({ source }) => headerOf(source, 'Message-ID'))
    expect([ids.length, new Set(ids).size]).toEqual([2, 2])
    expect(await getAnswers(prepared)).toMatchObject([{ state: 'sent' }])
  })

  it('makes the text the draft again', async () => {
    const prepared = await prepareAnswer('failed')
    expect((await decide(prepared, 'sent')).statusCode).toBe(409)
    const details = (await decide(prepared, 'withdraw')).json()
    expect([listAnswers(details), details.draft.body]).toEqual([[], '<p>Thank <b>you</b></p>'])
  })

  it('keeps another draft when an answer is withdrawn', async () => {
    const prepared = await prepareAnswer('failed')
    const { user, thread } = prepared
    await ask(user, ['PUT', `/threads/${thread.id}/draft`], { body: 'Newer', based_on: null })
    expect((await decide(prepared, 'withdraw')).json()).toMatchObject({ draft: { body: 'Newer' } })
  })

  it("does not find another user's answer", async () => {
    const { answerId } = await prepareAnswer('failed')
    const user = await buildSignedInUser(kit.testApp)
    const answers = await Promise.all(['resend', 'withdraw'].map((decision) => decide({ user, answerId }, decision)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404])
  })
})

describe('a token with only the scope of the inbox', () => {
  async function prepareToken() {
    const { user, thread } = await prepareThread()
    const { headers } = await buildAccessToken(kit.testApp, await signIn(kit.testApp, user), { scopes: ['inbox'] })
    const ask = (method: 'GET' | 'POST', path: string, payload: object = {}) =>
      kit.testApp.app.inject({ method, url: `/api${path}`, headers, ...(method === 'POST' ? { payload } : {}) })
    return { thread, ask }
  }

  it('lists and answers threads', async () => {
    const { thread, ask } = await prepareToken()
    expect((await ask('GET', '/inbox/threads')).json()).toMatchObject({ threads: [{ id: thread.id }] })
    const path = `/inbox/threads/${thread.id}`
    expect((await ask('POST', `${path}/answers`, { body: '<p>Thank you</p>' })).statusCode).toBe(200)
    await drain()
    expect(listSent()).toMatchObject([{ to: 'ada@one.test' }])
    expect((await ask('GET', path)).json()).toMatchObject({ mails: [{}, {}, { type: 'answer', state: 'sent' }] })
  })

  it('may do nothing else', async () => {
    const { ask } = await prepareToken()
    const paths = ['/campaigns', '/mailboxes', '/mailbox-readings', '/suppressions', '/notifications', '/auth/me']
    const refusals = await Promise.all([...paths.map((path) => ask('GET', path)), ask('POST', '/kols/send-email')])
    expect(refusals.map(({ statusCode }) => statusCode)).toEqual(refusals.map(() => 403))
  })
})
