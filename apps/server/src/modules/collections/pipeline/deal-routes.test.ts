import { describe, expect, it } from 'vitest'
import { CollectionCalls } from '../../../testing/calls/collection-calls.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { moveMemberships } from '../member-repository.ts'
import { moveDeals } from './deal-repository.ts'

const database = useTestDatabase()
const calls = new CollectionCalls(database)
const pathOf = (id: string, creatorId = '1') => `/collections/${id}/kols/${creatorId}/deal`

const nothing = { fee: null, deliverables: '', due_on: null, links: [] }
const deal = {
  fee: { amount: 1250.55, currency: 'EUR' },
  deliverables: 'One video',
  due_on: '2030-04-01',
  note: 'By mail',
  links: ['https://youtu.be/abcdefghijk', 'https://www.tiktok.com/@Maya/video/7420000000000000123?lang=en'],
}
const urls = ['https://www.youtube.com/watch?v=abcdefghijk', 'https://www.tiktok.com/@maya/video/7420000000000000123']

async function makeMember(record: object = {}): Promise<{ id: string; creatorId: string; path: string }> {
  const [creatorId = ''] = await calls.storeCreators(record)
  const { id } = await calls.make({ kol_ids: [creatorId] })
  return { id, creatorId, path: pathOf(id, creatorId) }
}
const listUrls = (answer: { links: { url: string }[] }) => answer.links.map(({ url }) => url)

describe('GET /api/collections/:id/kols/:creatorId/deal', () => {
  it('is empty before anything is agreed, and has the note', async () => {
    const { id, creatorId, path } = await makeMember()
    await calls.send('PATCH', `/collections/${id}/kols/${creatorId}`, { note: 'Answers on Mondays' })
    expect((await calls.send('GET', path)).json()).toEqual({
      ...nothing,
      assigned_to: null,
      note: 'Answers on Mondays',
    })
  })

  it('has the figures of links by day', async () => {
    const { path } = await makeMember()
    await calls.send('PUT', path, deal)
    const link = await database.kysely
      .selectFrom('deal_links')
      .select('id')
      .where('platform', '=', 'youtube')
      .executeTakeFirstOrThrow()
    const days = ['2030-03-02', '2030-03-01'].map((day, index) => {
      return { link_id: link.id, day, views: 200 - index * 100, likes: null, comments: 3 }
    })
    await database.kysely.insertInto('deal_link_figures').values(days).execute()
    const { links } = (await calls.send('GET', path)).json()
    expect(links[0].figures).toEqual([
      { day: '2030-03-01', views: 100, likes: null, comments: 3 },
      { day: '2030-03-02', views: 200, likes: null, comments: 3 },
    ])
  })

  it('is not found for other users, and other creators', async () => {
    await calls.refusesStranger('GET', pathOf)
  })

  it('requires a sign-in and ids', async () => {
    await calls.requiresSignIn('GET', pathOf)
    await calls.refusesNonsense('GET', pathOf)
  })
})

describe('PUT /api/collections/:id/kols/:creatorId/deal', () => {
  it('keeps fee, work, date, note and links', async () => {
    const { path } = await makeMember()
    const answer = await calls.send('PUT', path, deal)
    expect(answer.json()).toMatchObject({ ...deal, links: urls.map((url) => ({ url, figures: [], failure: null })) })
    expect((await calls.send('GET', path)).json()).toEqual(answer.json())
  })

  it('replaces everything but a note that is not given; links that stay keep their figures', async () => {
    const { path } = await makeMember()
    await calls.send('PUT', path, deal)
    await database.kysely
      .updateTable('deal_links')
      .set({ failure: 'failed' })
      .where('platform', '=', 'tiktok')
      .execute()
    const links = ['https://www.instagram.com/reel/DEMOcode001/', urls[1], urls[1]]
    const answer = await calls.send('PUT', path, { ...nothing, links })
    expect(answer.json()).toMatchObject({ fee: null, deliverables: '', due_on: null, note: 'By mail' })
    expect(listUrls(answer.json())).toEqual(links.slice(0, 2))
    expect(answer.json().links[1].failure).toBe('failed')
  })

  it('changes only the parts that are given', async () => {
    const { path } = await makeMember()
    await calls.send('PUT', path, deal)
    const kept = (await calls.send('GET', path)).json()
    for (const change of [{ due_on: '2030-05-01' }, { fee: null }, { deliverables: 'Two videos' }, { links: [] }]) {
      Object.assign(kept, change)
      expect((await calls.send('PUT', path, change)).json()).toEqual(kept)
    }
    expect((await calls.send('PUT', path, {})).statusCode).toBe(422)
  })

  it.each([
    ['The fee', { fee: { amount: 900, currency: 'EUR' } }, { fee: { amount: 900, currency: 'USD' } }],
    ['What is to be made', { deliverables: 'A story' }, { deliverables: 'A reel' }],
    ['The due date', { due_on: '2030-05-01' }, { due_on: null }],
    ['The note', { note: 'Wants more' }, { note: 'Wants less' }],
    ['The links', { links: [urls[0]] }, { links: [] }],
  ])('refuses a part that was changed since it was read, and takes the others: %s', async (name, first, second) => {
    const { path } = await makeMember()
    await calls.send('PUT', path, deal)
    const based_on = { ...deal, links: urls }
    expect((await calls.send('PUT', path, { ...first, based_on })).statusCode).toBe(200)
    const present = (await calls.send('GET', path)).json()
    const refused = await calls.send('PUT', path, { ...second, based_on })
    expect([refused.statusCode, refused.json().detail]).toEqual([
      409,
      `${name} ${name === 'The links' ? 'were' : 'was'} changed meanwhile; nothing was saved`,
    ])
    expect((await calls.send('GET', path)).json()).toEqual(present)
    expect((await calls.send('PUT', path, { ...first, based_on })).statusCode).toBe(200)
    expect((await calls.send('PUT', path, second)).statusCode).toBe(200)
  })

  it('keeps the parts that members change at once, and one of two values of the same part', async () => {
    const { path } = await makeMember()
    const based_on = nothing
    const changes = [{ due_on: '2030-05-01' }, { deliverables: 'A story' }, { deliverables: 'A reel' }]
    const answers = await Promise.all(changes.map((each) => calls.send('PUT', path, { ...each, based_on })))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 409])
    const { due_on, deliverables } = (await calls.send('GET', path)).json()
    expect(due_on).toBe('2030-05-01')
    expect(['A story', 'A reel']).toContain(deliverables)
  })

  it.each([
    [{ fee: { amount: -1, currency: 'EUR' } }, /from 0/],
    [{ fee: { amount: 1.005, currency: 'EUR' } }, /two decimals/],
    [{ fee: { amount: 1, currency: 'EURO' } }, /currency|3/],
    [{ fee: { amount: 1, currency: 'XXX' } }, /currency/],
    [{ due_on: '2030-02-30' }, /date/i],
    [{ links: ['http://www.youtube.com/watch?v=abcdefghijk'] }, /full https/],
    [{ links: ['https://www.youtube.com/@maya'] }, /full https/],
    [{ links: ['https://evil.test/watch?v=abcdefghijk'] }, /full https/],
    [{ links: Array.from({ length: 11 }, (_, number) => `https://youtu.be/abcdefghi${10 + number}`) }, /10/],
  ])('refuses %j', async (wrong, said) => {
    const { path } = await makeMember()
    const answer = await calls.send('PUT', path, { ...nothing, ...wrong })
    expect(answer.statusCode).toBe(422)
    expect(answer.body).toMatch(said)
  })

  it('has no links twice after two calls at once', async () => {
    const { path } = await makeMember()
    await Promise.all([1, 2, 3].map(() => calls.send('PUT', path, deal)))
    expect(listUrls((await calls.send('GET', path)).json())).toEqual(urls)
  })

  it('is not found for other users, and other creators', async () => {
    await calls.refusesStranger('PUT', pathOf, nothing)
  })

  it('requires a sign-in and ids', async () => {
    await calls.requiresSignIn('PUT', pathOf, nothing)
    await calls.refusesNonsense('PUT', pathOf, nothing)
  })
})

describe('a deal', () => {
  const count = async () => {
    const { kysely } = database
    const rows = await Promise.all([
      kysely.selectFrom('deals').select('creator_id').execute(),
      kysely.selectFrom('deal_links').select('id').execute(),
    ])
    return rows.map(({ length }) => length)
  }

  it('ends with the erasure of the creator, and with the removal from the collection', async () => {
    const erased = await makeMember()
    const removed = await makeMember({ channel_id: 'UC2', handle: 'bo' })
    for (const { path } of [erased, removed]) await calls.send('PUT', path, deal)
    expect(await count()).toEqual([2, 4])
    await database.kysely.deleteFrom('channels').where('id', '=', Number(erased.creatorId)).execute()
    expect(await count()).toEqual([1, 2])
    await calls.send('POST', `/collections/${removed.id}/kols/remove`, { kol_ids: [removed.creatorId] })
    expect(await count()).toEqual([0, 0])
  })

  it('moves when two rows turn out to be one creator', async () => {
    const { id, creatorId, path } = await makeMember()
    await calls.send('PUT', path, deal)
    const [kept = ''] = await calls.storeCreators({ channel_id: 'UC2', handle: 'bo' })
    const move = { from: Number(creatorId), to: Number(kept) }
    await moveMemberships(database.kysely, move)
    await moveDeals(database.kysely, move)
    await database.kysely.deleteFrom('channels').where('id', '=', move.from).execute()
    const moved = (await calls.send('GET', pathOf(id, kept))).json()
    expect(moved).toMatchObject({ fee: deal.fee, due_on: deal.due_on, note: deal.note })
    expect(listUrls(moved)).toEqual(urls)
  })
})
