import { adminEndpoints as endpoints } from '@troupe/contract/account/admin'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildSignedInUser, inventPerson, post, type SignedInUser, signIn } from '../../testing/test-accounts.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { useTestDatabase } from '../../testing/test-database.ts'

const database = useTestDatabase()
const testApp = useTestApp(database, { operators: { emails: ['ops@brand.test'], firstAccount: false } })
const unknownId = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'
const unknown = `/api/admin/people/${unknownId}`

let operator: SignedInUser
let user: SignedInUser
beforeEach(async () => {
  operator = await buildSignedInUser(testApp, { email: 'ops@brand.test' })
  user = await buildSignedInUser(testApp, { email: 'maya@brand.test', username: 'maya' })
})

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const call = (method: Method, url: string, body?: object, by: SignedInUser | null = operator) =>
  testApp.app.inject({ method, url, headers: by?.headers ?? {}, ...(body ? { payload: body } : {}) })
const get = (url: string, by?: SignedInUser | null) => call('GET', url, undefined, by)
const path = (rest = '') => `/api/admin/people/${user.user.id}${rest}`
const getMe = async ({ headers }: SignedInUser) =>
  (await testApp.app.inject({ url: '/api/auth/me', headers })).statusCode
const readLog = async (query = '') =>
  endpoints.listActions.response.parse((await get(`/api/admin/actions${query}`)).json())

describe.each(['people', 'registration', 'actions'])('GET /api/admin/%s', (name) => {
  it('is refused to users who are not operators', async () => {
    const answer = await get(`/api/admin/${name}`, user)
    expect(answer.statusCode).toBe(403)
    expect(answer.json().detail).toBe('This page is for the operators of this installation')
  })

  it('is for those who are signed in', async () => {
    expect((await get(`/api/admin/${name}`, null)).statusCode).toBe(401)
  })

  it('shows no hash and no token', async () => {
    const { body, statusCode } = await get(`/api/admin/${name}`)
    expect(statusCode).toBe(200)
    expect(body).not.toMatch(/hash|argon2|token/)
  })
})

const password = () => ({ current_password: operator.password })
const actions = [
  ['lift-limits', () => undefined],
  ['password-link', password],
  ['delete', password],
] as const

describe.each(actions)('POST /api/admin/people/:id/%s', (name, body) => {
  it('is refused to users who are not operators, and does nothing', async () => {
    expect((await call('POST', path(`/${name}`), body(), user)).statusCode).toBe(403)
    expect((await readLog()).count).toBe(0)
  })

  it('is for those who are signed in', async () => {
    expect((await call('POST', path(`/${name}`), body(), null)).statusCode).toBe(401)
  })

  it('does not find an unknown account', async () => {
    expect((await call('POST', `${unknown}/${name}`, body())).statusCode).toBe(404)
  })

  it('is recorded with its operator and its account', async () => {
    expect((await call('POST', path(`/${name}`), body())).statusCode).toBe(200)
    const { actions: logged } = await readLog()
    expect(logged).toMatchObject([{ operator: 'ops@brand.test', by_command: false, account_id: user.user.id }])
  })
})

describe('GET /api/admin/people', () => {
  const list = async (query = '') =>
    endpoints.listPeople.response.parse((await get(`/api/admin/people${query}`)).json())

  it('lists accounts by address, with their sessions', async () => {
    testApp.clock.advance(60_000)
    await signIn(testApp, user)
    const { people, count } = await list()
    expect(count).toBe(2)
    expect(people).toMatchObject([
      { email: 'maya@brand.test', state: 'active', session_count: 2, last_sign_in_at: '2030-03-01T09:01:00.000Z' },
      { email: 'ops@brand.test', session_count: 1, is_caller: true },
    ])
  })

  it('finds a part of an address or of a user name, and takes no wildcards', async () => {
    expect((await list('?q=MAYA@')).people.map(({ email }) => email)).toEqual(['maya@brand.test'])
    expect((await list('?q=%25')).count).toBe(0)
    expect((await list('?q=%00maya@')).count).toBe(1)
  })

  it('filters by state, a page at a time', async () => {
    await call('PUT', path('/state'), { state: 'closed' })
    expect((await list('?state=closed')).people.map(({ email }) => email)).toEqual(['maya@brand.test'])
    expect(await list('?page=2')).toEqual({ people: [], count: 2 })
    expect((await get('/api/admin/people?page=0')).statusCode).toBe(422)
  })
})

describe('GET /api/admin/people/:id/sessions', () => {
  it('lists the open sessions of the account, and none of its tokens', async () => {
    const answer = await get(path('/sessions'))
    expect(endpoints.listPersonSessions.response.parse(answer.json()).sessions).toMatchObject([{ current: false }])
    expect(answer.body).not.toContain(user.refreshToken)
  })

  it('does not find an unknown account', async () => {
    expect((await get(`${unknown}/sessions`)).statusCode).toBe(404)
  })

  it('is refused to users who are not operators', async () => {
    expect((await get(path('/sessions'), user)).statusCode).toBe(403)
  })

  it('is for those who are signed in', async () => {
    expect((await get(path('/sessions'), null)).statusCode).toBe(401)
  })
})

describe('DELETE /api/admin/people/:id/sessions/:sessionId', () => {
  const findSession = async () => {
    const answer = await get(path('/sessions'))
    const [session] = endpoints.listPersonSessions.response.parse(answer.json()).sessions
    return path(`/sessions/${session?.id}`)
  }

  it('ends the session at once', async () => {
    expect((await call('DELETE', await findSession())).statusCode).toBe(200)
    expect(await getMe(user)).toBe(401)
    expect((await readLog()).actions).toMatchObject([{ action: 'end-session', account_email: 'maya@brand.test' }])
  })

  it("does not find another account's session, and records nothing", async () => {
    const ofUser = await findSession()
    const url = ofUser.replace(user.user.id, operator.user.id)
    expect((await call('DELETE', url)).statusCode).toBe(404)
    expect(await getMe(user)).toBe(200)
    expect((await readLog()).count).toBe(0)
  })

  it('is refused to users who are not operators', async () => {
    expect((await call('DELETE', await findSession(), undefined, user)).statusCode).toBe(403)
  })

  it('is for those who are signed in', async () => {
    expect((await call('DELETE', await findSession(), undefined, null)).statusCode).toBe(401)
  })
})

describe('PUT /api/admin/people/:id/state', () => {
  const set = (state: string, by?: SignedInUser | null) => call('PUT', path('/state'), { state }, by)

  it('closes an account and reopens it', async () => {
    expect((await set('closed')).statusCode).toBe(200)
    expect(await getMe(user)).toBe(401)
    expect((await post(testApp, '/api/auth/login', { body: user })).statusCode).toBe(403)
    expect((await set('closed')).statusCode).toBe(409)
    expect((await set('active')).statusCode).toBe(200)
    expect((await post(testApp, '/api/auth/login', { body: user })).statusCode).toBe(200)
  })

  it('does not close the own account', async () => {
    const answer = await call('PUT', `/api/admin/people/${operator.user.id}/state`, { state: 'closed' })
    expect(answer.statusCode).toBe(409)
    expect(await getMe(operator)).toBe(200)
  })

  it('is refused to users who are not operators, and knows no other state', async () => {
    expect((await set('closed', user)).statusCode).toBe(403)
    expect((await set('gone')).statusCode).toBe(422)
  })

  it('is for those who are signed in', async () => {
    expect((await set('closed', null)).statusCode).toBe(401)
  })
})

describe('an action that needs the own password', () => {
  it.each(['password-link', 'delete'])('is refused with a wrong one: %s', async (name) => {
    expect((await call('POST', path(`/${name}`), { current_password: 'Wrong-horse-7' })).statusCode).toBe(403)
    expect(await getMe(user)).toBe(200)
    expect((await readLog()).count).toBe(0)
  })

  it('makes a link that sets a password', async () => {
    const answer = endpoints.makePersonPasswordLink.response.parse(
      (await call('POST', path('/password-link'), password())).json(),
    )
    const { hash, pathname } = new URL(answer.url)
    expect(pathname).toBe('/auth')
    const body = { email: user.email, verification_code: new URLSearchParams(hash.slice(1)).get('code') }
    const url = '/api/auth/password-reset/confirm'
    expect((await post(testApp, url, { body: { ...body, new_password: 'Left-donkey-8' } })).statusCode).toBe(200)
  })

  it('deletes an account, but not the own one', async () => {
    expect((await call('POST', `/api/admin/people/${operator.user.id}/delete`, password())).statusCode).toBe(409)
    await call('POST', path('/delete'), password())
    expect(await getMe(user)).toBe(401)
    expect((await readLog()).actions).toMatchObject([{ action: 'delete', account_email: null }])
  })
})

describe('PUT /api/admin/registration', () => {
  const set = (override: object | null, by?: SignedInUser | null) =>
    call('PUT', '/api/admin/registration', { override }, by)
  const register = async () => (await post(testApp, '/api/auth/register', { body: inventPerson() })).statusCode

  it('closes registration at once, and opens it again', async () => {
    const closed = await set({ mode: 'invitation' })
    expect(closed.json()).toMatchObject({ setting: { mode: 'open' }, applied: 'invitation' })
    expect(await register()).toBe(403)
    expect((await set(null)).json()).toMatchObject({ override: null, applied: 'open' })
    expect(await register()).toBe(200)
    testApp.clock.advance(1)
    await set({ mode: 'domain', domains: [' Brand.test '] })
    const details = (await readLog()).actions.map(({ detail }) => detail)
    expect(details.toSorted()).toEqual(['domain brand.test', 'invitation', 'setting'])
  })

  it('is refused to users who are not operators', async () => {
    expect((await set({ mode: 'open' }, user)).statusCode).toBe(403)
  })

  it('is for those who are signed in', async () => {
    expect((await set(null, null)).statusCode).toBe(401)
  })

  it.each([{ mode: 'domain' }, { mode: 'domain', domains: ['not a domain'] }, { mode: 'closed' }])(
    'refuses %j',
    async (override) => {
      expect((await set(override)).statusCode).toBe(422)
    },
  )
})

describe('GET /api/admin/registration', () => {
  it('tells the setting, the choice of an operator and what applies', async () => {
    expect((await get('/api/admin/registration')).json()).toEqual({
      setting: { mode: 'open', domains: [] },
      override: null,
      applied: 'open',
    })
  })
})

describe('GET /api/admin/actions', () => {
  it('filters by person, action and day', async () => {
    await call('POST', path('/lift-limits'))
    testApp.clock.advance(24 * 3_600_000)
    operator = await signIn(testApp, operator)
    await call('PUT', '/api/admin/registration', { override: { mode: 'open' } })
    const find = async (query: string) => (await readLog(query)).actions.map(({ action }) => action)
    expect(await find('')).toEqual(['set-registration', 'unlock'])
    expect(await find('?person=maya')).toEqual(['unlock'])
    expect(await find('?person=%00maya')).toEqual(['unlock'])
    expect(await find('?action=set-registration')).toEqual(['set-registration'])
    expect(await find('?from=2030-03-01&to=2030-03-01')).toEqual(['unlock'])
    expect(await find('?from=2030-03-02')).toEqual(['set-registration'])
    expect((await get('/api/admin/actions?from=yesterday')).statusCode).toBe(422)
  })

  it.each(['update operator_actions set detail = null', 'delete from operator_actions'])(
    'is of a log that cannot be edited: %s',
    async (statement) => {
      await call('POST', path('/lift-limits'))
      await expect(sql.raw(statement).execute(database.kysely)).rejects.toThrow('operator_actions is append-only')
      expect((await readLog()).count).toBe(1)
    },
  )
})
