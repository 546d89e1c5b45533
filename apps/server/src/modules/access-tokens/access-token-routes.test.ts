import { randomUUID } from 'node:crypto'
import { accessTokenEndpoints, maxAccessTokens } from '@troupe/contract/access-tokens'
import { tokenScopes } from '@troupe/contract/base/endpoint'
import { describe, expect, it } from 'vitest'
import { days, minutes } from '../../lib/durations.ts'
import { CollectionCalls } from '../../testing/calls/collection-calls.ts'
import { joinWorkspace } from '../../testing/calls/join-workspace.ts'
import { buildAccessToken } from '../../testing/calls/token-calls.ts'
import { buildSignedInUser, post, type SignedInUser } from '../../testing/test-accounts.ts'
import { useTestDatabase } from '../../testing/test-database.ts'

const database = useTestDatabase()
const calls = new CollectionCalls(database)
const { testApp } = calls

const list = (user: SignedInUser | null = calls.user) => calls.send('GET', '/access-tokens', undefined, user)
const listTokens = async (user?: SignedInUser) =>
  accessTokenEndpoints.listAccessTokens.response.parse((await list(user)).json()).access_tokens
const create = (body: object, user: SignedInUser | null = calls.user) =>
  calls.send('POST', '/access-tokens', body, user)
const revoke = (id: string, user: SignedInUser | null = calls.user) =>
  calls.send('DELETE', `/access-tokens/${id}`, undefined, user)
const valid = { name: 'Spreadsheet', scopes: ['read'], expires_in_days: 90 }

describe('GET /api/access-tokens', () => {
  it("lists the user's tokens, the newest first, without their secrets", async () => {
    const first = await buildAccessToken(testApp, calls.user, { name: 'First' })
    testApp.clock.advance(minutes(1))
    const second = await buildAccessToken(testApp, calls.user, { name: 'Second', scopes: ['webhooks', 'collect'] })
    await buildAccessToken(testApp, await buildSignedInUser(testApp), { name: 'Not yours' })
    const answer = await list()
    expect((await listTokens()).map(({ name, scopes, ending }) => [name, scopes, ending])).toEqual([
      ['Second', ['collect', 'webhooks'], second.token.slice(-4)],
      ['First', ['read'], first.token.slice(-4)],
    ])
    expect(answer.body).not.toContain(first.token)
    expect(answer.body).not.toContain('hash')
  })

  it('shows when a token was last used, to the minute', async () => {
    const { headers } = await buildAccessToken(testApp, calls.user)
    expect((await listTokens())[0]?.last_used_at).toBeNull()
    const use = () => testApp.app.inject({ url: '/api/collections', headers })
    testApp.clock.advance(minutes(5))
    const firstUse = testApp.clock.now().toISOString()
    await use()
    testApp.clock.advance(30_000)
    await use()
    expect((await listTokens())[0]?.last_used_at).toBe(firstUse)
    testApp.clock.advance(30_000)
    await use()
    expect((await listTokens())[0]?.last_used_at).toBe(testApp.clock.now().toISOString())
  })

  it('still shows an expired token', async () => {
    await database.kysely
      .insertInto('personal_access_tokens')
      .values(await buildOldToken())
      .execute()
    expect(await listTokens()).toMatchObject([{ name: 'Old', expires_at: '2030-01-01T00:00:00.000Z' }])
  })

  it('refuses unauthenticated calls', async () => {
    expect((await list(null)).statusCode).toBe(401)
  })

  it('refuses a token of either scope with 403', async () => {
    for (const scope of tokenScopes) {
      const { headers } = await buildAccessToken(testApp, calls.user, { scopes: [scope] })
      expect((await testApp.app.inject({ url: '/api/access-tokens', headers })).statusCode).toBe(403)
    }
  })
})

async function buildOldToken() {
  return {
    user_id: calls.user.user.id,
    workspace_id: calls.user.user.id,
    name: 'Old',
    scope: 'read' as const,
    token_hash: Buffer.from('old'),
    ending: '1234',
    expires_at: new Date('2030-01-01T00:00:00Z'),
  }
}

describe('POST /api/access-tokens', () => {
  it('shows the token once and keeps only its hash', async () => {
    const answer = await create(valid)
    expect(answer.statusCode).toBe(200)
    const { access_token, token } = accessTokenEndpoints.createAccessToken.response.parse(answer.json())
    expect(token).toMatch(/^troupe_pat_[\w-]{43}$/)
    expect(access_token).toMatchObject({ name: 'Spreadsheet', scopes: ['read'], last_used_at: null })
    expect(Date.parse(access_token.expires_at) - Date.parse(access_token.created_at)).toBe(days(90))
    const rows = await database.kysely.selectFrom('personal_access_tokens').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(token.slice(11))
  })

  it('notifies the user by mail', async () => {
    await create(valid)
    await testApp.jobs.runAll()
    expect(testApp.mailer.sent.at(-1)).toMatchObject({
      to: calls.user.email,
      subject: 'An access token was made for your Troupe account',
    })
  })

  it('limits the number of tokens, also for simultaneous calls', async () => {
    const answers = await Promise.all(Array.from({ length: maxAccessTokens + 3 }, () => create(valid)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(maxAccessTokens)
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(3)
    expect((await create(valid, await buildSignedInUser(testApp))).statusCode).toBe(200)
  })

  it('says at the limit whether some of the tokens are in other workspaces', async () => {
    for (let count = 0; count < maxAccessTokens; count++) await buildAccessToken(testApp, calls.user)
    expect((await create(valid)).json().detail).toBe('You have 20 access tokens. Revoke one to make another.')
    await joinWorkspace(testApp, await buildSignedInUser(testApp), calls.user)
    expect(await listTokens()).toEqual([])
    expect((await create(valid)).json()).toMatchObject({
      detail: 'You have 20 access tokens, some of them in other workspaces. Revoke one to make another.',
      message_key: 'access_tokens.too_many_elsewhere',
    })
  })

  it('names every error', async () => {
    const answer = await create({ name: ' ', scopes: ['send'], expires_in_days: 31 })
    expect(answer.statusCode).toBe(422)
    expect(
      answer
        .json()
        .detail.map(({ loc }: { loc: string[] }) => loc[1])
        .sort(),
    ).toEqual(['expires_in_days', 'name', 'scopes'])
  })

  it('wants at least one scope', async () => {
    expect((await create({ ...valid, scopes: [] })).json().detail).toMatchObject([
      { msg: 'Choose what the token may do' },
    ])
  })

  it('refuses unauthenticated calls, and tokens: none creates another', async () => {
    expect((await create(valid, null)).statusCode).toBe(401)
    const { token } = await buildAccessToken(testApp, calls.user, { scopes: [...tokenScopes] })
    const answer = await post(testApp, '/api/access-tokens', { body: valid, token })
    expect(answer.statusCode).toBe(403)
    expect(answer.json().detail).toBe('Access tokens may not do this')
  })
})

describe('DELETE /api/access-tokens/:id', () => {
  it('revokes the token at once', async () => {
    const { id, headers } = await buildAccessToken(testApp, calls.user)
    expect((await testApp.app.inject({ url: '/api/collections', headers })).statusCode).toBe(200)
    expect((await revoke(id)).json()).toMatchObject({ message: 'Access token revoked' })
    const answer = await testApp.app.inject({ url: '/api/collections', headers })
    expect(answer.statusCode).toBe(401)
    expect(answer.json().detail).toBe('This access token is not valid. It may have been revoked.')
    expect(await listTokens()).toEqual([])
  })

  it('answers 404 for a token of another user as for an unknown one', async () => {
    const { id } = await buildAccessToken(testApp, await buildSignedInUser(testApp))
    const [foreign, unknown] = [await revoke(id), await revoke(randomUUID())]
    expect([foreign.statusCode, unknown.statusCode]).toEqual([404, 404])
    expect(foreign.json().detail).toBe(unknown.json().detail)
  })

  it('refuses an invalid id', async () => {
    expect((await revoke('1 or 1=1')).statusCode).toBe(422)
  })

  it('refuses unauthenticated calls, and the token itself', async () => {
    const { id, headers } = await buildAccessToken(testApp, calls.user)
    expect((await revoke(id, null)).statusCode).toBe(401)
    expect((await testApp.app.inject({ method: 'DELETE', url: `/api/access-tokens/${id}`, headers })).statusCode).toBe(
      403,
    )
  })
})
