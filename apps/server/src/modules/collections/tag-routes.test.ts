import { maxTags } from '@troupe/contract/collection-members/tags'
import { describe, expect, it } from 'vitest'
import { CollectionCalls } from '../../testing/calls/collection-calls.ts'
import { buildSignedInUser } from '../../testing/test-accounts.ts'
import { useTestDatabase } from '../../testing/test-database.ts'

const calls = new CollectionCalls(useTestDatabase())
const toPath = (id: string) => `/collections/${id}/tags`
const change = { kol_ids: ['1'], add: ['Spring'] }

async function prepare(): Promise<{ id: string; creators: string[] }> {
  const creators = await calls.storeCreators({ title: 'Ada' }, { title: 'Bo' })
  return { id: (await calls.make({ kol_ids: creators })).id, creators }
}

const listTags = async (id: string) =>
  new Map((await calls.read(id)).kols.map(({ title, tags }) => [title, tags] as const))

describe('GET /api/tags', () => {
  it("lists the names in all of the user's collections, each once", async () => {
    const { id, creators } = await prepare()
    const other = await calls.make({ kol_ids: creators })
    await calls.send('POST', toPath(id), { kol_ids: creators, add: ['VIP', 'Autumn'] })
    await calls.send('POST', toPath(other.id), { kol_ids: creators, add: ['VIP', 'Spring'] })
    expect((await calls.send('GET', '/tags')).json()).toEqual(['Autumn', 'Spring', 'VIP'])
  })

  it('lists no names of other users', async () => {
    const { id, creators } = await prepare()
    await calls.send('POST', toPath(id), { kol_ids: creators, add: ['VIP'] })
    expect((await calls.send('GET', '/tags', undefined, await buildSignedInUser(calls.testApp))).json()).toEqual([])
  })

  it('forgets a name that no creator has any more', async () => {
    const { id, creators } = await prepare()
    await calls.send('POST', toPath(id), { kol_ids: creators, add: ['VIP'] })
    await calls.send('POST', toPath(id), { kol_ids: creators, remove: ['VIP'] })
    expect((await calls.send('GET', '/tags')).json()).toEqual([])
  })

  it('is for signed-in users', async () => {
    expect((await calls.send('GET', '/tags', undefined, null)).statusCode).toBe(401)
  })
})

describe('POST /api/collections/:id/tags', () => {
  it('adds tags to the named creators and removes others', async () => {
    const { id, creators } = await prepare()
    const [ada] = creators
    await calls.send('POST', toPath(id), { kol_ids: creators, add: ['Spring', 'VIP'] })
    const answer = await calls.send('POST', toPath(id), { kol_ids: [ada], add: ['Autumn', 'VIP'], remove: ['Spring'] })
    expect(answer.json()).toEqual({ changed_count: 1 })
    expect(await listTags(id)).toEqual(
      new Map([
        ['Ada', ['VIP', 'Autumn']],
        ['Bo', ['Spring', 'VIP']],
      ]),
    )
  })

  it('keeps the tags of members who add and remove at once', async () => {
    const { id, creators } = await prepare()
    await calls.send('POST', toPath(id), { kol_ids: creators, add: ['Old'] })
    const changes = [{ add: ['Spring'] }, { add: ['VIP'] }, { add: ['Autumn'], remove: ['Old'] }]
    await Promise.all(changes.map((each) => calls.send('POST', toPath(id), { kol_ids: [creators[0]], ...each })))
    expect((await listTags(id)).get('Ada')?.sort()).toEqual(['Autumn', 'Spring', 'VIP'])
  })

  it('counts only creators whose tags have changed', async () => {
    const { id, creators } = await prepare()
    await calls.send('POST', toPath(id), { kol_ids: [creators[0]], add: ['VIP'] })
    const answer = await calls.send('POST', toPath(id), { kol_ids: creators, add: ['VIP'] })
    expect(answer.json()).toEqual({ changed_count: 1 })
  })

  it('spells a tag as in the other collections of the user', async () => {
    const first = await prepare()
    await calls.send('POST', toPath(first.id), { kol_ids: first.creators, add: ['VIP'] })
    const { id, creators } = await prepare()
    await calls.send('POST', toPath(id), { kol_ids: creators, add: ['vip', 'Vip', ' New  one '] })
    expect((await listTags(id)).get('Bo')).toEqual(['VIP', 'New one'])
    await calls.send('POST', toPath(id), { kol_ids: creators, remove: ['vip'] })
    expect((await listTags(id)).get('Bo')).toEqual(['New one'])
  })

  it('gives nobody more tags than the stated number', async () => {
    const { id, creators } = await prepare()
    const tags = Array.from({ length: maxTags }, (_, index) => `Tag ${index}`)
    await calls.send('POST', toPath(id), { kol_ids: [creators[0]], add: tags })
    const answer = await calls.send('POST', toPath(id), { kol_ids: creators, add: ['One more'] })
    expect([answer.statusCode, answer.json().detail]).toEqual([
      409,
      'A creator can have 20 tags; remove one to add another',
    ])
    expect((await listTags(id)).get('Bo')).toEqual([])
  })

  it.each([[{ add: ['a,b'] }], [{ add: [' '] }], [{ add: ['x'.repeat(51)] }], [{}], [{ kol_ids: [], add: ['a'] }]])(
    'refuses %j',
    async (body) => {
      const { id, creators } = await prepare()
      expect((await calls.send('POST', toPath(id), { kol_ids: creators, ...body })).statusCode).toBe(422)
    },
  )

  it('answers 404 to another user', () => calls.refusesStranger('POST', toPath, change))
  it('is for signed-in users', () => calls.requiresSignIn('POST', toPath, change))
  it('refuses an invalid id', () => calls.refusesNonsense('POST', toPath, change))
})

describe('the tags of one creator', () => {
  it('are replaced as a whole, and are shown among the collections of the creator', async () => {
    const { id, creators } = await prepare()
    const path = `/collections/${id}/kols/${creators[0]}`
    await calls.send('PATCH', path, { tags: ['Spring', 'VIP'] })
    expect((await calls.send('PATCH', path, { tags: ['Autumn', 'vip'] })).json().tags).toEqual(['Autumn', 'VIP'])
    expect((await calls.send('GET', `/creators/${creators[0]}/collections`)).json()).toMatchObject([
      { tags: ['Autumn', 'VIP'] },
    ])
    expect((await calls.send('PATCH', path, { tags: [] })).json().tags).toEqual([])
  })
})
