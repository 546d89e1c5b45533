import { conversationPageSize, maxConversations } from '@troupe/contract/conversations'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { buildSignedInUser } from '../../testing/test-accounts.ts'
import { BrandAnalysisCalls } from '../../testing/test-brand-analysis.ts'
import { useTestDatabase } from '../../testing/test-database.ts'

const database = useTestDatabase()
const calls = new BrandAnalysisCalls(database)

const listWrong = (body: string) =>
  (JSON.parse(body) as { detail: { loc: string[] }[] }).detail.map(({ loc }) => loc.join('.'))

describe('GET /api/conversations', () => {
  it("lists the user's conversations only, the last used first", async () => {
    const first = await calls.begin('First')
    calls.testApp.clock.advance(1000)
    await calls.begin('Second')
    calls.testApp.clock.advance(1000)
    await calls.say(first.id, {})
    const stranger = await buildSignedInUser(calls.testApp)
    const body = { title: 'Not yours', message: { type: 'user', content: 'x' } }
    await calls.send('POST', '/conversations', { body, user: stranger })
    const { conversations, total } = await calls.list()
    expect([conversations.map(({ title }) => title), total]).toEqual([['First', 'Second'], 2])
    expect(conversations[0]?.updated_at).toBe('2030-03-01T09:00:02.000Z')
  })

  it('gives many by pages', async () => {
    await sql`insert into conversations (user_id, title, created_at, updated_at)
      select ${calls.user.user.id}, number::text, now(), now() from generate_series(1, ${conversationPageSize + 5}) number`.execute(
      database.kysely,
    )
    const [first, second] = [await calls.list(), await calls.list(conversationPageSize)]
    expect([first.conversations.length, second.conversations.length, second.total]).toEqual([50, 5, 55])
    expect(new Set([...first.conversations, ...second.conversations].map(({ id }) => id)).size).toBe(55)
  })

  it('is empty at first', async () => {
    expect(await calls.list()).toEqual({ conversations: [], total: 0 })
  })

  it('refuses an invalid offset', async () => {
    for (const offset of ['-1', 'x', '1e99', '0.5']) {
      expect((await calls.send('GET', `/conversations?offset=${offset}`)).statusCode, offset).toBe(422)
    }
  })

  it('is for signed-in users', async () => {
    expect((await calls.send('GET', '/conversations', { user: null })).statusCode).toBe(401)
  })
})

describe('POST /api/conversations', () => {
  const body = { title: 'Lumi', message: { type: 'user', content: 'Vegan skincare' } }

  it('creates one with its first message', async () => {
    const begun = await calls.begin('  Lumi ', { content: ' Vegan skincare ', file_name: 'lumi.pdf' })
    expect(begun).toMatchObject({ title: 'Lumi', created_at: '2030-03-01T09:00:00.000Z' })
    const { messages } = await calls.read(begun.id)
    expect(messages).toMatchObject([
      { type: 'user', content: 'Vegan skincare', file_name: 'lumi.pdf', analysis: null, criteria: null, kols: [] },
    ])
  })

  it('is created once for repeated calls with the same key, also simultaneous ones', async () => {
    const headers = { 'idempotency-key': 'click-1' }
    const answers = await Promise.all([1, 2, 3].map(() => calls.send('POST', '/conversations', { body, headers })))
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
    expect((await calls.list()).total).toBe(1)
    const other = await calls.send('POST', '/conversations', { body: { ...body, title: 'Other' }, headers })
    expect([other.statusCode, other.json().detail]).toEqual([409, 'This Idempotency-Key was used for something else'])
    const user = await buildSignedInUser(calls.testApp)
    expect((await calls.send('POST', '/conversations', { body, headers, user })).json().id).not.toBe(
      answers[0]?.json().id,
    )
  })

  it('names every error in it', async () => {
    const wrong = { title: ' ', message: { type: 'robot', content: 'x'.repeat(20_001), kol_ids: ['0', "1'; --"] } }
    const answer = await calls.send('POST', '/conversations', { body: wrong })
    expect(answer.statusCode).toBe(422)
    expect(listWrong(answer.body).toSorted()).toEqual([
      'body.message.content',
      'body.message.kol_ids.0',
      'body.message.kol_ids.1',
      'body.message.type',
      'body.title',
    ])
    expect((await calls.list()).total).toBe(0)
  })

  it('treats every text as plain text', async () => {
    const nasty = `'); drop table conversations; -- \u0000\ud800 <b>😀\u202e`
    const { id } = await calls.begin(nasty, { content: nasty, file_name: nasty, changes: [nasty] })
    const { title, messages } = await calls.read(id)
    const kept = `'); drop table conversations; -- \ufffd <b>😀\u202e`
    expect([title, messages[0]?.content, messages[0]?.file_name, messages[0]?.changes]).toEqual([
      kept,
      kept,
      kept,
      [kept],
    ])
  })

  it('refuses JSON that nests too deep or is too large', async () => {
    const deep = `${'['.repeat(100)}${']'.repeat(100)}`
    const send = (payload: string) =>
      calls.testApp.app.inject({
        method: 'POST',
        url: '/api/conversations',
        headers: { ...calls.user.headers, 'content-type': 'application/json' },
        payload,
      })
    expect((await send(`{"title":"x","message":${deep}}`)).statusCode).toBe(422)
    expect((await send(JSON.stringify({ ...body, more: 'x'.repeat(300_000) }))).statusCode).toBe(413)
  })

  it('refuses conversations beyond the limit for a user', async () => {
    await sql`insert into conversations (user_id, title, created_at, updated_at)
      select ${calls.user.user.id}, 'x', now(), now() from generate_series(1, ${maxConversations})`.execute(
      database.kysely,
    )
    const answer = await calls.send('POST', '/conversations', { body })
    expect([answer.statusCode, answer.json().detail]).toEqual([
      409,
      'You have 1000 conversations. Delete one to begin another.',
    ])
  })

  it('is for signed-in users', async () => {
    expect((await calls.send('POST', '/conversations', { body, user: null })).statusCode).toBe(401)
  })
})

describe('GET /api/conversations/:id', () => {
  it('returns all messages in order, with current data of the creators', async () => {
    const [one, two] = await calls.storeCreators({ title: 'One' }, { title: 'Two', channel_id: 'two' })
    const { id } = await calls.begin()
    await calls.say(id, { type: 'assistant', content: 'Here are some.', kol_ids: [two, one, two, '999999'] })
    await calls.say(id, { content: 'Only Germany' })
    await calls.storeCreators({ title: 'Two, renamed', channel_id: 'two' })
    const { messages } = await calls.read(id)
    expect(messages.map(({ content }) => content)).toEqual(['Vegan skincare', 'Here are some.', 'Only Germany'])
    expect(messages[1]?.kols.map((kol) => kol.id)).toEqual([two, one])
    expect(messages[1]?.kols[0]?.title).toBe('Two, renamed')
  })

  it('leaves out deleted creators', async () => {
    const [one, two] = await calls.storeCreators({}, {})
    const { id } = await calls.begin('Lumi', { kol_ids: [one, two] })
    await sql`with gone as (delete from channels where id = ${one}) delete from creators where id = ${one}`.execute(
      database.kysely,
    )
    expect((await calls.read(id)).messages[0]?.kols.map((kol) => kol.id)).toEqual([two])
  })

  it('leaves out details of an outdated form', async () => {
    const { id } = await calls.begin('Lumi', { changes: ['only Germany'] })
    await sql`update conversation_messages set details = '{"analysis": {"keywords": "gone"}, "changes": 7}'`.execute(
      database.kysely,
    )
    expect((await calls.read(id)).messages).toMatchObject([{ content: 'Vegan skincare', analysis: null, changes: [] }])
  })

  it('answers 404 to another user', () => calls.refusesStranger('GET', (id) => `/conversations/${id}`))
  it('is for signed-in users', () => calls.requiresSignIn('GET', (id) => `/conversations/${id}`))
  it('refuses an invalid id', () => calls.refusesNonsense('GET', (id) => `/conversations/${id}`))
})

describe('PATCH /api/conversations/:id', () => {
  it('renames it and keeps its position in the list', async () => {
    const { id, updated_at } = await calls.begin()
    calls.testApp.clock.advance(1000)
    const answer = await calls.send('PATCH', `/conversations/${id}`, { body: { title: ' Lumi, spring ' } })
    expect(answer.json()).toMatchObject({ id, title: 'Lumi, spring', updated_at })
  })

  it('refuses an empty or too long title', async () => {
    const { id } = await calls.begin()
    const rename = (title: unknown) => calls.send('PATCH', `/conversations/${id}`, { body: { title } })
    expect((await rename('  ')).json().detail[0].msg).toBe('Please enter a title')
    for (const title of ['x'.repeat(121), null, 7]) expect((await rename(title)).statusCode).toBe(422)
  })

  const change = { title: 'Mine now' }
  it('answers 404 to another user', () => calls.refusesStranger('PATCH', (id) => `/conversations/${id}`, change))
  it('is for signed-in users', () => calls.requiresSignIn('PATCH', (id) => `/conversations/${id}`, change))
  it('refuses an invalid id', () => calls.refusesNonsense('PATCH', (id) => `/conversations/${id}`, change))
})

describe('DELETE /api/conversations/:id', () => {
  it('deletes it once, with its messages', async () => {
    const { id } = await calls.begin()
    expect((await calls.send('DELETE', `/conversations/${id}`)).json()).toEqual({ success: true })
    expect((await calls.send('DELETE', `/conversations/${id}`)).statusCode).toBe(404)
    expect((await calls.list()).total).toBe(0)
    expect(await database.kysely.selectFrom('conversation_messages').select('id').execute()).toEqual([])
  })

  it('answers 404 to another user', () => calls.refusesStranger('DELETE', (id) => `/conversations/${id}`))
  it('is for signed-in users', () => calls.requiresSignIn('DELETE', (id) => `/conversations/${id}`))
  it('refuses an invalid id', () => calls.refusesNonsense('DELETE', (id) => `/conversations/${id}`))
})
