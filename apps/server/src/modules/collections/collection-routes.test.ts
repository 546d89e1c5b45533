import { collectionEndpoints as endpoints, maxCollections } from '@troupe/contract/collections'
import { describe, expect, it } from 'vitest'
import { CollectionCalls } from '../../testing/calls/collection-calls.ts'
import { buildSignedInUser } from '../../testing/test-accounts.ts'
import { useTestDatabase } from '../../testing/test-database.ts'

const database = useTestDatabase()
const calls = new CollectionCalls(database)

const listWrong = (body: string) =>
  (JSON.parse(body) as { detail: { loc: string[] }[] }).detail.map(({ loc }) => loc.join('.'))

describe('GET /api/collections/test-auth', () => {
  it('answers a signed-in user', async () => {
    expect((await calls.send('GET', '/collections/test-auth')).json()).toEqual({ success: true })
  })

  it('refuses others', async () => {
    expect((await calls.send('GET', '/collections/test-auth', undefined, null)).statusCode).toBe(401)
  })

  it('is not treated as the id of a collection', async () => {
    expect((await calls.send('GET', '/collections/test-auth')).statusCode).toBe(200)
  })

  it('refuses an invalid token', async () => {
    const answer = await calls.testApp.app.inject({
      url: '/api/collections/test-auth',
      headers: { authorization: 'Bearer nonsense' },
    })
    expect(answer.statusCode).toBe(401)
  })
})

describe('GET /api/collections', () => {
  it("lists the user's collections only, the last changed first, with their counts", async () => {
    const [creator] = await calls.storeCreators({})
    const first = await calls.make({ name: 'First', kol_ids: [creator] })
    calls.testApp.clock.advance(1000)
    await calls.make({ name: 'Second' })
    calls.testApp.clock.advance(1000)
    await calls.send('PATCH', `/collections/${first.id}`, { name: 'First of all' })
    const stranger = await buildSignedInUser(calls.testApp)
    await calls.send('POST', '/collections', { name: 'Not yours' }, stranger)
    const answer = endpoints.listCollections.response.parse((await calls.send('GET', '/collections')).json())
    expect(answer.map(({ name, kol_count }) => [name, kol_count])).toEqual([
      ['First of all', 1],
      ['Second', 0],
    ])
  })

  it('shows the creators added last, and how many have which status', async () => {
    const ids: string[] = []
    for (const title of ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Fay']) ids.push(...(await calls.storeCreators({ title })))
    const [first, ...others] = ids
    const { id } = await calls.make({ name: 'Full', kol_ids: [first] })
    calls.testApp.clock.advance(1000)
    await calls.send('POST', `/collections/${id}/kols`, { kol_ids: others })
    await calls.send('PATCH', `/collections/${id}/kols/${first}`, { status: 'agreed' })
    const [shown] = endpoints.listCollections.response.parse((await calls.send('GET', '/collections')).json())
    expect(shown?.faces.map(({ title }) => title)).toEqual(['Bo', 'Cy', 'Di', 'Ed', 'Fay'])
    expect(new Map(shown?.statuses.map(({ status, creators }) => [status, creators]))).toEqual(
      new Map([
        ['agreed', 1],
        ['to_contact', 5],
      ]),
    )
  })

  it('is empty at first', async () => {
    expect((await calls.send('GET', '/collections')).json()).toEqual([])
  })

  it('ignores a user id in the address', async () => {
    await calls.make()
    const stranger = await buildSignedInUser(calls.testApp)
    expect(
      (await calls.send('GET', `/collections?workspace_id=${calls.user.user.id}`, undefined, stranger)).json(),
    ).toEqual([])
  })

  it('is for signed-in users', async () => {
    expect((await calls.send('GET', '/collections', undefined, null)).statusCode).toBe(401)
  })
})

describe('POST /api/collections', () => {
  it('creates one with the named creators; unknown ids are left out, duplicates count once', async () => {
    const [creator] = await calls.storeCreators({})
    const made = await calls.make({
      name: '  Bakers ',
      description: 'Sourdough',
      kol_ids: [creator, creator, '999999'],
    })
    expect(made).toMatchObject({ name: 'Bakers', description: 'Sourdough', kol_count: 1 })
  })

  it('refuses an empty or too long name and invalid ids, all at once', async () => {
    const answer = await calls.send('POST', '/collections', { name: '   ', kol_ids: ['x', '-1', "1'; --"] })
    expect(answer.statusCode).toBe(422)
    expect(listWrong(answer.body)).toEqual(['body.name', 'body.kol_ids.0', 'body.kol_ids.1', 'body.kol_ids.2'])
    expect(answer.json().detail[0].msg).toBe('Please enter a collection name')
    expect((await calls.send('POST', '/collections', { name: 'x'.repeat(256) })).statusCode).toBe(422)
    expect((await calls.send('POST', '/collections', { name: 'x'.repeat(255) })).statusCode).toBe(200)
  })

  it('treats a name as plain text', async () => {
    const name = `'); drop table collections; -- <b>😀\u202e`
    expect((await calls.make({ name })).name).toBe(name)
  })

  it('creates collections up to the limit, also for simultaneous calls', async () => {
    const now = calls.testApp.clock.now()
    const workspace_id = calls.user.user.id
    const rows = Array.from({ length: maxCollections - 1 }, (_, number) => ({
      workspace_id,
      name: `Collection ${number}`,
      description: null,
      created_at: now,
      updated_at: now,
    }))
    await database.kysely.insertInto('collections').values(rows).execute()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => calls.send('POST', '/collections', { name: 'One more' })),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(7)
  })

  it('accepts two with the same name', async () => {
    expect((await calls.make()).id).not.toBe((await calls.make()).id)
  })

  it('is for signed-in users', async () => {
    expect((await calls.send('POST', '/collections', { name: 'x' }, null)).statusCode).toBe(401)
  })
})

describe('GET /api/collections/:id', () => {
  it('returns the creators in the order in which they were added, and their totals', async () => {
    const ids = await calls.storeCreators(
      { title: 'A', subscribers: 1000, engagement_rate: 2, estimated_price: 100, email: 'a@a.test' },
      { title: 'B', subscribers: 3000, engagement_rate: 4, platform: 'tiktok', estimated_price: 50 },
      { title: 'C' },
    )
    const { id } = await calls.make({ kol_ids: [ids[2]] })
    calls.testApp.clock.advance(1000)
    await calls.send('POST', `/collections/${id}/kols`, { kol_ids: ids })
    const { kols, kol_count, totals } = await calls.read(id)
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

  it('returns unknown totals for an empty one', async () => {
    const { id } = await calls.make()
    expect(await calls.read(id)).toMatchObject({
      kols: [],
      totals: { reach: null, average_engagement: null, platforms: [] },
    })
  })

  it('returns a large one in pages', async () => {
    const ids = await calls.storeCreators(...Array.from({ length: 1005 }, () => ({})))
    const { id } = await calls.make({ kol_ids: ids })
    const first = await calls.read(id)
    const rest = endpoints.getCollection.response.parse(
      (await calls.send('GET', `/collections/${id}?offset=1000`)).json(),
    )
    expect([first.kols.length, rest.kols.length, first.kol_count]).toEqual([1000, 5, 1005])
    expect(new Set([...first.kols, ...rest.kols].map((kol) => kol.id)).size).toBe(1005)
  })

  it('answers 404 to another user', () => calls.refusesStranger('GET', (id) => `/collections/${id}`))
  it('is for signed-in users', () => calls.requiresSignIn('GET', (id) => `/collections/${id}`))
  it('refuses an invalid id', () => calls.refusesNonsense('GET', (id) => `/collections/${id}`))
})

describe('PATCH /api/collections/:id', () => {
  it('renames and describes', async () => {
    const { id } = await calls.make({ description: 'Old' })
    const renamed = await calls.send('PATCH', `/collections/${id}`, { name: 'New' })
    expect(renamed.json()).toMatchObject({ name: 'New', description: 'Old' })
    const described = await calls.send('PATCH', `/collections/${id}`, { description: '' })
    expect(described.json()).toMatchObject({ name: 'New', description: null })
  })

  it('refuses an empty change, and an empty name', async () => {
    const { id } = await calls.make()
    expect((await calls.send('PATCH', `/collections/${id}`, {})).statusCode).toBe(422)
    expect((await calls.send('PATCH', `/collections/${id}`, { name: ' ' })).json().detail[0].msg).toBe(
      'Please enter a collection name',
    )
  })

  it('answers 404 to another user', () =>
    calls.refusesStranger('PATCH', (id) => `/collections/${id}`, { name: 'Mine now' }))
  it('is for signed-in users', () => calls.requiresSignIn('PATCH', (id) => `/collections/${id}`, { name: 'Mine now' }))
  it('refuses an invalid id', () => calls.refusesNonsense('PATCH', (id) => `/collections/${id}`, { name: 'Mine now' }))
})

describe('DELETE /api/collections/:id', () => {
  it('deletes it once, and leaves its creators in the catalogue', async () => {
    const ids = await calls.storeCreators({})
    const { id } = await calls.make({ kol_ids: ids })
    expect((await calls.send('DELETE', `/collections/${id}`)).json()).toEqual({ success: true })
    expect((await calls.send('DELETE', `/collections/${id}`)).statusCode).toBe(404)
    expect(await database.kysely.selectFrom('creators').select('id').execute()).toHaveLength(1)
  })

  it('answers 404 to another user', () => calls.refusesStranger('DELETE', (id) => `/collections/${id}`))
  it('is for signed-in users', () => calls.requiresSignIn('DELETE', (id) => `/collections/${id}`))
  it('refuses an invalid id', () => calls.refusesNonsense('DELETE', (id) => `/collections/${id}`))
})
