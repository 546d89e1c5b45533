import { randomUUID } from 'node:crypto'
import { activityEndpoints } from '@troupe/contract/workspace/activities'
import { beforeAll, describe, expect, it } from 'vitest'
import { replaceEachPart, wrongBodies, wrongIds } from '../testing/calls/bad-inputs.ts'
import { listFieldNames, readContractEndpoints } from '../testing/calls/contract-endpoints.ts'
import { type Person, useAttackedServer } from '../testing/processes/attacked-server.ts'
import {
  eventsPath,
  goodBody,
  nameOf,
  parseJson,
  readFirstEvent,
  requiredQueries,
  thinOut,
  toPath,
  wrongParts,
} from './endpoint-calls.ts'
import { attackInLanes, type HostileCall, refused } from './hostile-call.ts'
import { buildOwnThings, findOwnThing, type OwnThings } from './own-things.ts'

const server = useAttackedServer()
const allEndpoints = await readContractEndpoints()
// A stream of events does not end by itself.
const endpoints = allEndpoints.filter(({ path }) => path !== eventsPath)
const writing = endpoints.filter(({ body }) => body !== undefined)
const attackAtOnce = (calls: readonly HostileCall[]) => attackInLanes(server.current, calls)

let person: Person
beforeAll(async () => {
  person = await server.current.signUp()
})

describe('every endpoint of the contract', { timeout: 120_000 }, () => {
  it('declares its input, and accepts only bodies of its own schema', async () => {
    expect(writing.length).toBeGreaterThan(40)
    expect(endpoints.filter(({ path, params }) => path.includes(':') !== (params !== undefined)).map(nameOf)).toEqual(
      [],
    )
    const calls = writing.flatMap((endpoint) =>
      wrongBodies
        .filter((body) => body.length < 100_000 && !endpoint.body?.safeParse(parseJson(body)).success)
        .map((body) => ({
          name: body.slice(0, 30),
          method: endpoint.method,
          path: toPath(endpoint),
          body,
          as: person,
          answers: refused,
        })),
    )
    expect(await attackAtOnce(calls)).toEqual([])
  })

  it('validates each part of a body by its schema, and reports errors in one form', async () => {
    const calls = writing.flatMap((endpoint) =>
      thinOut(replaceEachPart(goodBody(endpoint), wrongParts)).map((body) => ({
        name: body.slice(0, 100),
        method: endpoint.method,
        path: toPath(endpoint),
        body,
        as: person,
        ...(endpoint.body?.safeParse(JSON.parse(body)).success ? {} : { answers: [413, 422] }),
      })),
    )
    expect(calls.length).toBeGreaterThan(1000)
    expect(await attackAtOnce(calls)).toEqual([])
  })

  it('ignores undeclared fields: users cannot act as someone else (8.2.3)', async () => {
    const before = await server.current.send({ method: 'GET', path: '/api/auth/me', as: person })
    const more = {
      role: 'admin',
      is_admin: true,
      owner_id: randomUUID(),
      user_id: randomUUID(),
      email_verified: true,
      password_hash: 'x',
      created_at: '2000-01-01T00:00:00Z',
    }
    for (const endpoint of writing) {
      const body = Object.assign({}, goodBody(endpoint), more)
      const answer = await server.current.send({ method: endpoint.method, path: toPath(endpoint), body, as: person })
      expect(answer.status, `${nameOf(endpoint)} ${answer.body}`).toBeLessThan(500)
      expect(answer.body, nameOf(endpoint)).not.toMatch(/password_hash|is_admin|2000-01-01|\$argon2/)
    }
    const after = await server.current.send({ method: 'GET', path: '/api/auth/me', as: person })
    // One of the calls is declared to change the language and the time zone; earlier tests have called it, too.
    const preferences = { language: null, time_zone: null }
    expect({ ...JSON.parse(after.body), ...preferences }).toEqual({ ...JSON.parse(before.body), ...preferences })
  })

  it('reads a query by its schema, and each part of it once', async () => {
    const values = [
      '-1',
      '1e400',
      'NaN',
      '0x10',
      '2147483648',
      '9007199254740993',
      '%00',
      "'--",
      'x'.repeat(5000),
      '%ed%a0%80',
    ]
    const calls = endpoints
      .filter(({ method }) => method === 'GET')
      .flatMap((endpoint) => {
        const names = endpoint.query ? listFieldNames(endpoint.query) : []
        const queries = [
          ...names.flatMap((name) => [
            ...values.map((value) => `${name}=${value}`),
            `${name}=1&${name}=2`,
            `${name}[a]=1`,
          ]),
          '__proto__=x',
          'constructor[prototype][a]=x',
        ]
        return queries.map((query) => ({
          name: query.slice(0, 40),
          method: 'GET',
          path: `${toPath(endpoint)}?${query}`,
          as: person,
        }))
      })
    expect(await attackAtOnce(calls)).toEqual([])
  })

  it('finds nothing under an invalid id', async () => {
    const calls = endpoints
      .filter(({ path }) => path.includes(':'))
      .flatMap((endpoint) =>
        wrongIds.map((id) => ({
          name: id.slice(0, 40),
          method: endpoint.method,
          path: toPath(endpoint, id),
          as: person,
          ...(endpoint.body ? { body: goodBody(endpoint) } : {}),
        })),
      )
    expect(await attackAtOnce(calls)).toEqual([])
  })

  it('can be read by our own pages only, declares its type, and is not cached (3.4.2, 4.1.1, 14.2.2)', async () => {
    for (const endpoint of endpoints.filter(({ method }) => method === 'GET')) {
      for (const origin of [
        'https://evil.test',
        'null',
        new URL(server.current.url).origin.replace('127.0.0.1', '127.0.0.1.evil.test'),
      ]) {
        const call = { method: 'GET', path: toPath(endpoint), as: person, headers: { origin } }
        const { headers, body } = await server.current.send(call)
        const what = `${nameOf(endpoint)} from ${origin}`
        expect([headers['access-control-allow-origin'], headers['set-cookie']], what).toEqual([undefined, undefined])
        expect(headers, what).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' })
        if (body === '') continue
        if (endpoint.path === activityEndpoints.export.path) {
          expect(headers['content-type'], what).toBe('text/csv; charset=utf-8; header=present')
          continue
        }
        expect(headers['content-type'], what).toBe('application/json; charset=utf-8')
        expect(() => JSON.parse(body), what).not.toThrow()
      }
    }
  })

  it('has no default accounts (6.3.2)', async () => {
    const names = ['admin', 'root', 'demo', 'test', 'troupe', 'postgres']
    const calls = names.flatMap((name) =>
      [`${name}@localhost.test`, `${name}@troupe.test`, `${name}@brand.test`].map((email) => ({
        name: email,
        method: 'POST',
        path: '/api/auth/login',
        body: { email, password: name },
        answers: [401],
      })),
    )
    expect(await attackAtOnce(calls)).toEqual([])
  })

  it('authenticates callers before anything else, unless it is public (8.2.1)', async () => {
    const calls = allEndpoints
      .filter(({ access }) => access === 'user')
      .flatMap((endpoint) =>
        [{}, { authorization: 'Bearer x' }, { authorization: 'Basic YTpi' }].map((headers) => ({
          name: JSON.stringify(headers),
          method: endpoint.method,
          path: toPath(endpoint),
          headers,
          answers: [401],
          ...(endpoint.body ? { body: '{' } : {}),
        })),
      )
    expect(await attackAtOnce(calls)).toEqual([])
  })

  it('changes nothing by GET, HEAD or another method than its own (3.5.3)', async () => {
    const isServed = (method: string, path: string) =>
      endpoints.some((each) => each.method === method && each.path === path)
    const calls = endpoints
      .filter(({ method }) => method !== 'GET')
      .flatMap((endpoint) =>
        ['GET', 'HEAD', 'PUT', 'DELETE']
          .filter((method) => !isServed(method === 'HEAD' ? 'GET' : method, endpoint.path))
          .map((method) => ({ name: `as ${method}`, method, path: toPath(endpoint), as: person, answers: [404, 405] })),
      )
      // A path such as `/api/conversations/refine` also matches a route with an id.
      .map((call) => ({ ...call, answers: [404, 405, 422] }))
    expect(await attackAtOnce(calls.filter(({ method }) => method !== 'HEAD'))).toEqual([])
  })
})

describe('data owned by a user', { timeout: 120_000 }, () => {
  let victim: Person
  let things: OwnThings
  beforeAll(async () => {
    victim = await server.current.signUp()
    things = await buildOwnThings(server.current, victim)
  })

  const owned = endpoints.filter(({ access, path }) => access === 'user' && /:id/.test(path) && findOwnThing(path))

  it('is listed here: every path with an id leads to something of the user or to a creator (A-1)', () => {
    const unknown = endpoints.filter(
      ({ access, path }) =>
        // Others have tests of their own: received files, which the sandbox's readers do not send; what operators do; workspaces,
        // connected programs and identities.
        access === 'user' &&
        /:id/.test(path) &&
        !findOwnThing(path) &&
        !/^\/api\/(?:creators|inbox\/attachments|admin|workspaces?|connected-programs|account\/identities)\//.test(
          path,
        ),
    )
    expect(unknown.map(nameOf)).toEqual([])
    expect(owned.length).toBeGreaterThan(20)
  })

  it('looks missing to every other user, for any request, and stays unchanged (A-1, 8.2.2)', async () => {
    const before = await things.read()
    for (const endpoint of owned) {
      const id = things.ids[findOwnThing(endpoint.path) ?? 'collection']
      const body = endpoint.body ? { body: goodBody(endpoint) } : {}
      const [theirs, nobodys] = await Promise.all(
        [id, randomUUID()].map((each) => {
          const path = `${toPath(endpoint, each)}${requiredQueries[nameOf(endpoint)] ?? ''}`
          return server.current.send({ method: endpoint.method, path, as: person, ...body })
        }),
      )
      const tell = (answer: typeof theirs) => [answer?.status, JSON.parse(answer?.body ?? '{}').detail]
      expect(tell(theirs), nameOf(endpoint)).toEqual(tell(nobodys))
      expect(theirs?.status, `${nameOf(endpoint)} ${theirs?.body}`).toBe(404)
    }
    expect(await things.read()).toEqual(before)
  })

  it('does not appear in lists or bodies of other users (A-2, A-3)', async () => {
    const calls = [
      `/api/collections?owner_id=${victim.email}&include=all`,
      `/api/campaigns?user_id=${victim.email}`,
      '/api/invitations?sort=password_hash&fields=password',
      '/api/conversations?offset=0&user_id=*',
      '/api/suppressions',
      '/api/email-templates',
      '/api/saved-searches',
      '/api/account/sessions',
      '/api/notifications',
      '/api/inbox/threads?view=all',
      `/api/inbox/threads?view=all&user_id=${victim.email}`,
    ]
    for (const path of calls) {
      const { status, body } = await server.current.send({ method: 'GET', path, as: person })
      expect([200, 422], path).toContain(status)
      for (const [kind, id] of Object.entries(things.ids)) expect(body, `${kind} in ${path}`).not.toContain(id)
    }
  })

  it('is not counted in the streams of events of other users, whatever they ask for (A-2)', async () => {
    const first = async (as: Person, query = '') =>
      readFirstEvent(`${server.current.url}${eventsPath}${query}`, as.accessToken)
    expect(await first(victim)).toMatchObject({ counts: { all: 1 } })
    for (const query of ['', `?user_id=${victim.email}`, `?id=${things.ids.thread}`, '?__proto__=x']) {
      const event = await first(person, query)
      expect(event, query).toMatchObject({ counts: { all: 0, unread: 0 } })
      expect(JSON.stringify(event), query).not.toContain(things.ids.thread)
    }
  })
})
