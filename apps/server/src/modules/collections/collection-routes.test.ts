import { collectionEndpoints as endpoints } from '@troupe/contract/collections'
import type { CreatorRecord } from '@troupe/contract/creators'
import type { InjectOptions } from 'fastify'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildCreatorRecord } from '../../testing/factories.ts'
import { buildSignedInUser, type SignedInUser } from '../../testing/test-accounts.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { useTestDatabase } from '../../testing/test-database.ts'
import { createCreatorReader } from '../discovery/creator-reader.ts'
import { storeCreators } from '../discovery/store-creators.ts'
import { createCollections } from './collections.ts'

const database = useTestDatabase()
const testApp = useTestApp(database, {
  endpoints: ({ clock }) =>
    createCollections({ database, clock, readCreators: createCreatorReader(database.kysely) }).endpoints,
})
const unknownId = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'
let maya: SignedInUser
beforeEach(async () => {
  maya = await buildSignedInUser(testApp)
})

type Method = NonNullable<InjectOptions['method']>

function call(method: Method, path: string, body?: object, user: SignedInUser | null = maya) {
  return testApp.app.inject({
    method,
    url: `/api${path}`,
    headers: user?.headers ?? {},
    ...(body === undefined ? {} : { payload: body }),
  })
}

async function storeSome(...records: Partial<CreatorRecord>[]): Promise<string[]> {
  const incoming = records.map((record) => ({ record: buildCreatorRecord(record) }))
  const { ids } = await storeCreators(database.kysely, incoming, { source: 'youtube', now: testApp.clock.now() })
  return ids.map(String)
}

async function make(body: object = {}) {
  const answer = await call('POST', '/collections', { name: 'Bakers', ...body })
  expect(answer.statusCode, answer.body).toBe(200)
  return endpoints.createCollection.response.parse(answer.json())
}

async function read(id: string) {
  const answer = await call('GET', `/collections/${id}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return endpoints.getCollection.response.parse(answer.json())
}

const listWrong = (body: string) =>
  (JSON.parse(body) as { detail: { loc: string[] }[] }).detail.map(({ loc }) => loc.join('.'))

/** What a call on one collection does that is not the caller's. */
async function refuseStranger(method: Method, path: (id: string) => string, body?: object): Promise<void> {
  const { id } = await make()
  const stranger = await buildSignedInUser(testApp)
  const answer = await call(method, path(id), body, stranger)
  expect(answer.statusCode).toBe(404)
  expect(answer.json().detail).toMatch(/not found|not in the collection/i)
  expect((await call(method, path(unknownId), body)).statusCode).toBe(404)
}

async function refuseNobody(method: Method, path: (id: string) => string, body?: object): Promise<void> {
  expect((await call(method, path(unknownId), body, null)).statusCode).toBe(401)
}

async function refuseNonsense(method: Method, path: (id: string) => string, body?: object): Promise<void> {
  expect((await call(method, path('1 or 1=1'), body)).statusCode).toBe(422)
}

describe('GET /api/collections/test-auth', () => {
  it('answers a signed-in user', async () => {
    expect((await call('GET', '/collections/test-auth')).json()).toEqual({ success: true })
  })

  it('refuses others', async () => {
    expect((await call('GET', '/collections/test-auth', undefined, null)).statusCode).toBe(401)
  })

  it('is not taken for the id of a collection', async () => {
    expect((await call('GET', '/collections/test-auth')).statusCode).toBe(200)
  })

  it('refuses a token that is none', async () => {
    const answer = await testApp.app.inject({
      url: '/api/collections/test-auth',
      headers: { authorization: 'Bearer nonsense' },
    })
    expect(answer.statusCode).toBe(401)
  })
})

describe('GET /api/collections', () => {
  it('lists the own ones only, the last changed first, with their counts', async () => {
    const [creator] = await storeSome({})
    const first = await make({ name: 'First', kol_ids: [creator] })
    testApp.clock.advance(1000)
    await make({ name: 'Second' })
    testApp.clock.advance(1000)
    await call('PATCH', `/collections/${first.id}`, { name: 'First of all' })
    const stranger = await buildSignedInUser(testApp)
    await call('POST', '/collections', { name: 'Not yours' }, stranger)
    const answer = endpoints.listCollections.response.parse((await call('GET', '/collections')).json())
    expect(answer.map(({ name, kol_count }) => [name, kol_count])).toEqual([
      ['First of all', 1],
      ['Second', 0],
    ])
  })

  it('is empty at first', async () => {
    expect((await call('GET', '/collections')).json()).toEqual([])
  })

  it('takes no other user from the address', async () => {
    await make()
    const stranger = await buildSignedInUser(testApp)
    expect((await call('GET', `/collections?user_id=${maya.user.id}`, undefined, stranger)).json()).toEqual([])
  })

  it('is for signed-in users', async () => {
    expect((await call('GET', '/collections', undefined, null)).statusCode).toBe(401)
  })
})

describe('POST /api/collections', () => {
  it('makes one with the named creators; ids that nobody has are left out, doubles count once', async () => {
    const [creator] = await storeSome({})
    const made = await make({ name: '  Bakers ', description: 'Sourdough', kol_ids: [creator, creator, '999999'] })
    expect(made).toMatchObject({ name: 'Bakers', description: 'Sourdough', kol_count: 1 })
  })

  it('refuses an empty or too long name, and ids that are none, all at once', async () => {
    const answer = await call('POST', '/collections', { name: '   ', kol_ids: ['x', '-1', "1'; --"] })
    expect(answer.statusCode).toBe(422)
    expect(listWrong(answer.body)).toEqual(['body.name', 'body.kol_ids.0', 'body.kol_ids.1', 'body.kol_ids.2'])
    expect(answer.json().detail[0].msg).toBe('Please enter a collection name')
    expect((await call('POST', '/collections', { name: 'x'.repeat(256) })).statusCode).toBe(422)
    expect((await call('POST', '/collections', { name: 'x'.repeat(255) })).statusCode).toBe(200)
  })

  it('takes a name as nothing but text', async () => {
    const name = `'); drop table collections; -- <b>😀\u202e`
    expect((await make({ name })).name).toBe(name)
  })

  it('lets two have the same name', async () => {
    expect((await make()).id).not.toBe((await make()).id)
  })

  it('is for signed-in users', async () => {
    expect((await call('POST', '/collections', { name: 'x' }, null)).statusCode).toBe(401)
  })
})

describe('GET /api/collections/:id', () => {
  it('gives the creators in the order in which they were added, and what they come to', async () => {
    const ids = await storeSome(
      { title: 'A', subscribers: 1000, engagement_rate: 2, estimated_price: 100, email: 'a@a.test' },
      { title: 'B', subscribers: 3000, engagement_rate: 4, platform: 'tiktok', estimated_price: 50 },
      { title: 'C' },
    )
    const { id } = await make({ kol_ids: [ids[2]] })
    testApp.clock.advance(1000)
    await call('POST', `/collections/${id}/kols`, { kol_ids: ids })
    const { kols, kol_count, totals } = await read(id)
    expect(kols.map(({ title }) => title)).toEqual(['C', expect.any(String), expect.any(String)])
    expect(kols[0]).toMatchObject({ status: 'to_contact', note: '' })
    expect(kol_count).toBe(3)
    expect(totals).toMatchObject({
      reach: 4000,
      average_engagement: 3,
      with_reach: 2,
      with_engagement: 2,
      with_email: 1,
      statuses: [{ status: 'to_contact', creators: 3 }],
    })
    expect(totals.platforms).toEqual([
      { platform: 'tiktok', creators: 1, reach: 3000 },
      { platform: 'youtube', creators: 2, reach: 1000 },
    ])
  })

  it('says that nothing is known of an empty one', async () => {
    const { id } = await make()
    expect(await read(id)).toMatchObject({ kols: [], totals: { reach: null, average_engagement: null, platforms: [] } })
  })

  it('gives a large one by pages', async () => {
    const ids = await storeSome(...Array.from({ length: 1005 }, () => ({})))
    const { id } = await make({ kol_ids: ids })
    const first = await read(id)
    const rest = endpoints.getCollection.response.parse((await call('GET', `/collections/${id}?offset=1000`)).json())
    expect([first.kols.length, rest.kols.length, first.kol_count]).toEqual([1000, 5, 1005])
    expect(new Set([...first.kols, ...rest.kols].map((kol) => kol.id)).size).toBe(1005)
  })

  it('tells a stranger that there is none', () => refuseStranger('GET', (id) => `/collections/${id}`))
  it('is for signed-in users', () => refuseNobody('GET', (id) => `/collections/${id}`))
  it('refuses an id that is none', () => refuseNonsense('GET', (id) => `/collections/${id}`))
})

describe('PATCH /api/collections/:id', () => {
  it('renames and describes', async () => {
    const { id } = await make({ description: 'Old' })
    const renamed = await call('PATCH', `/collections/${id}`, { name: 'New' })
    expect(renamed.json()).toMatchObject({ name: 'New', description: 'Old' })
    const described = await call('PATCH', `/collections/${id}`, { description: '' })
    expect(described.json()).toMatchObject({ name: 'New', description: null })
  })

  it('refuses a change of nothing, and an empty name', async () => {
    const { id } = await make()
    expect((await call('PATCH', `/collections/${id}`, {})).statusCode).toBe(422)
    expect((await call('PATCH', `/collections/${id}`, { name: ' ' })).json().detail[0].msg).toBe(
      'Please enter a collection name',
    )
  })

  it('tells a stranger that there is none', () =>
    refuseStranger('PATCH', (id) => `/collections/${id}`, { name: 'Mine now' }))
  it('is for signed-in users', () => refuseNobody('PATCH', (id) => `/collections/${id}`, { name: 'Mine now' }))
  it('refuses an id that is none', () => refuseNonsense('PATCH', (id) => `/collections/${id}`, { name: 'Mine now' }))
})

describe('DELETE /api/collections/:id', () => {
  it('deletes it once, and leaves its creators in the catalogue', async () => {
    const ids = await storeSome({})
    const { id } = await make({ kol_ids: ids })
    expect((await call('DELETE', `/collections/${id}`)).json()).toEqual({ success: true })
    expect((await call('DELETE', `/collections/${id}`)).statusCode).toBe(404)
    expect(await database.kysely.selectFrom('creators').select('id').execute()).toHaveLength(1)
  })

  it('tells a stranger that there is none', () => refuseStranger('DELETE', (id) => `/collections/${id}`))
  it('is for signed-in users', () => refuseNobody('DELETE', (id) => `/collections/${id}`))
  it('refuses an id that is none', () => refuseNonsense('DELETE', (id) => `/collections/${id}`))
})

describe('POST /api/collections/:id/kols', () => {
  it('adds who is not in it yet, also from many calls at once, and says how many', async () => {
    const ids = await storeSome({}, {}, {})
    const { id, updated_at } = await make({ kol_ids: [ids[0]] })
    testApp.clock.advance(1000)
    const calls = Array.from({ length: 8 }, () => call('POST', `/collections/${id}/kols`, { kol_ids: ids }))
    const added = (await Promise.all(calls)).map((answer) => answer.json().added_count)
    expect(added.reduce((sum, count) => sum + count, 0)).toBe(2)
    const collection = await read(id)
    expect(collection.kol_count).toBe(3)
    expect(collection.updated_at > updated_at).toBe(true)
  })

  it('refuses an empty choice in the documented words', async () => {
    const { id } = await make()
    const answer = await call('POST', `/collections/${id}/kols`, { kol_ids: [] })
    expect(answer.json().detail[0].msg).toBe('Please select at least one KOL to add to a collection.')
  })

  it('takes ten thousand', async () => {
    const { id } = await make()
    const kol_ids = Array.from({ length: 10_000 }, (_, index) => String(index + 1))
    expect((await call('POST', `/collections/${id}/kols`, { kol_ids })).json()).toEqual({ added_count: 0 })
    expect((await call('POST', `/collections/${id}/kols`, { kol_ids: [...kol_ids, '1'] })).statusCode).toBe(422)
  })

  it('tells a stranger that there is none', () =>
    refuseStranger('POST', (id) => `/collections/${id}/kols`, { kol_ids: ['1'] }))
  it('is for signed-in users', () => refuseNobody('POST', (id) => `/collections/${id}/kols`, { kol_ids: ['1'] }))
  it('refuses an id that is none', () => refuseNonsense('POST', (id) => `/collections/${id}/kols`, { kol_ids: ['1'] }))
})

describe('POST /api/collections/:id/kols/remove', () => {
  it('takes out who is in it', async () => {
    const ids = await storeSome({}, {})
    const { id } = await make({ kol_ids: ids })
    const answer = await call('POST', `/collections/${id}/kols/remove`, { kol_ids: [ids[0], '99999'] })
    expect(answer.json()).toEqual({ removed_count: 1 })
    expect((await read(id)).kols.map((kol) => kol.id)).toEqual([ids[1]])
  })

  it('tells a stranger that there is none', () =>
    refuseStranger('POST', (id) => `/collections/${id}/kols/remove`, { kol_ids: ['1'] }))
  it('is for signed-in users', () => refuseNobody('POST', (id) => `/collections/${id}/kols/remove`, { kol_ids: ['1'] }))
  it('refuses an id that is none', () =>
    refuseNonsense('POST', (id) => `/collections/${id}/kols/remove`, { kol_ids: ['1'] }))
})

describe('PATCH /api/collections/:id/kols/:creatorId', () => {
  it('keeps a status and a note, each by itself', async () => {
    const [creator] = await storeSome({})
    const { id } = await make({ kol_ids: [creator] })
    await call('PATCH', `/collections/${id}/kols/${creator}`, { status: 'replied' })
    const answer = await call('PATCH', `/collections/${id}/kols/${creator}`, { note: ' Likes oats ' })
    expect(answer.json()).toEqual({ status: 'replied', note: 'Likes oats' })
    expect((await read(id)).kols[0]).toMatchObject({ status: 'replied', note: 'Likes oats' })
  })

  it('refuses a status that there is not, and a change of nothing', async () => {
    const { id } = await make()
    expect((await call('PATCH', `/collections/${id}/kols/1`, { status: 'married' })).statusCode).toBe(422)
    expect((await call('PATCH', `/collections/${id}/kols/1`, {})).statusCode).toBe(422)
  })

  it('tells a stranger that there is none', () =>
    refuseStranger('PATCH', (id) => `/collections/${id}/kols/1`, { note: 'x' }))
  it('is for signed-in users', () => refuseNobody('PATCH', (id) => `/collections/${id}/kols/1`, { note: 'x' }))
  it('refuses an id that is none', () => refuseNonsense('PATCH', (id) => `/collections/${id}/kols/1`, { note: 'x' }))
})

describe('GET /api/creators/:id/collections', () => {
  it('names the own collections that a creator is in', async () => {
    const [creator] = await storeSome({})
    await make({ name: 'Without' })
    const { id } = await make({ name: 'With', kol_ids: [creator] })
    const answer = await call('GET', `/creators/${creator}/collections`)
    expect(answer.json()).toMatchObject([{ id, name: 'With', status: 'to_contact' }])
  })

  it("does not name others' collections", async () => {
    const [creator] = await storeSome({})
    await make({ kol_ids: [creator] })
    const stranger = await buildSignedInUser(testApp)
    expect((await call('GET', `/creators/${creator}/collections`, undefined, stranger)).json()).toEqual([])
  })

  it('refuses an id that is none', async () => {
    expect((await call('GET', '/creators/abc/collections')).statusCode).toBe(422)
  })

  it('is for signed-in users', async () => {
    expect((await call('GET', '/creators/1/collections', undefined, null)).statusCode).toBe(401)
  })
})
