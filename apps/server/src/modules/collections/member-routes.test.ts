import { describe, expect, it } from 'vitest'
import { CollectionCalls } from '../../testing/calls/collection-calls.ts'
import { buildSignedInUser } from '../../testing/test-accounts.ts'
import { useTestDatabase } from '../../testing/test-database.ts'

const calls = new CollectionCalls(useTestDatabase())

describe('POST /api/collections/:id/kols', () => {
  it('adds new creators, also from many calls at once, and returns their number', async () => {
    const ids = await calls.storeCreators({}, {}, {})
    const { id, updated_at } = await calls.make({ kol_ids: [ids[0]] })
    calls.testApp.clock.advance(1000)
    const adding = Array.from({ length: 8 }, () => calls.send('POST', `/collections/${id}/kols`, { kol_ids: ids }))
    const added = (await Promise.all(adding)).map((answer) => answer.json().added_count)
    expect(added.reduce((sum, count) => sum + count, 0)).toBe(2)
    const collection = await calls.read(id)
    expect(collection.kol_count).toBe(3)
    expect(collection.updated_at > updated_at).toBe(true)
  })

  it('refuses an empty choice in the documented words', async () => {
    const { id } = await calls.make()
    const answer = await calls.send('POST', `/collections/${id}/kols`, { kol_ids: [] })
    expect(answer.json().detail[0].msg).toBe('Please select at least one KOL to add to a collection.')
  })

  it('accepts ten thousand creators', async () => {
    const { id } = await calls.make()
    const kol_ids = Array.from({ length: 10_000 }, (_, index) => String(index + 1))
    expect((await calls.send('POST', `/collections/${id}/kols`, { kol_ids })).json()).toEqual({ added_count: 0 })
    expect((await calls.send('POST', `/collections/${id}/kols`, { kol_ids: [...kol_ids, '1'] })).statusCode).toBe(422)
  })

  it('answers 404 to another user', () =>
    calls.refusesStranger('POST', (id) => `/collections/${id}/kols`, { kol_ids: ['1'] }))
  it('is for signed-in users', () =>
    calls.requiresSignIn('POST', (id) => `/collections/${id}/kols`, { kol_ids: ['1'] }))
  it('refuses an invalid id', () =>
    calls.refusesNonsense('POST', (id) => `/collections/${id}/kols`, { kol_ids: ['1'] }))
})

describe('POST /api/collections/:id/kols/remove', () => {
  it('removes creators of the collection', async () => {
    const ids = await calls.storeCreators({}, {})
    const { id } = await calls.make({ kol_ids: ids })
    const answer = await calls.send('POST', `/collections/${id}/kols/remove`, { kol_ids: [ids[0], '99999'] })
    expect(answer.json()).toEqual({ removed_count: 1 })
    expect((await calls.read(id)).kols.map((kol) => kol.id)).toEqual([ids[1]])
  })

  it('answers 404 to another user', () =>
    calls.refusesStranger('POST', (id) => `/collections/${id}/kols/remove`, { kol_ids: ['1'] }))
  it('is for signed-in users', () =>
    calls.requiresSignIn('POST', (id) => `/collections/${id}/kols/remove`, { kol_ids: ['1'] }))
  it('refuses an invalid id', () =>
    calls.refusesNonsense('POST', (id) => `/collections/${id}/kols/remove`, { kol_ids: ['1'] }))
})

describe('PATCH /api/collections/:id/kols/:creatorId', () => {
  it('keeps a status and a note independently', async () => {
    const [creator] = await calls.storeCreators({})
    const { id } = await calls.make({ kol_ids: [creator] })
    await calls.send('PATCH', `/collections/${id}/kols/${creator}`, { status: 'replied' })
    const answer = await calls.send('PATCH', `/collections/${id}/kols/${creator}`, { note: ' Likes oats ' })
    expect(answer.json()).toEqual({ status: 'replied', note: 'Likes oats', tags: [], values: {}, assigned_to: null })
    expect((await calls.read(id)).kols[0]).toMatchObject({ status: 'replied', note: 'Likes oats' })
  })

  it('refuses a note on top of one that was written since it was read, and keeps that and the rest', async () => {
    const [creator] = await calls.storeCreators({})
    const { id } = await calls.make({ kol_ids: [creator] })
    const path = `/collections/${id}/kols/${creator}`
    await calls.send('PATCH', path, { note: 'Likes oats', based_on: { note: '' } })
    const late = { note: 'Answers on Mondays', status: 'replied', based_on: { note: '' } }
    const refused = await calls.send('PATCH', path, late)
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { detail: 'The note was changed meanwhile; nothing was saved', message_key: 'collections.note_changed' },
    ])
    expect((await calls.read(id)).kols[0]).toMatchObject({ status: 'to_contact', note: 'Likes oats' })
    const combined = { note: 'Likes oats. Answers on Mondays', based_on: { note: 'Likes oats' } }
    for (const _ of ['call', 'repeated call']) {
      expect((await calls.send('PATCH', path, combined)).json().note).toBe(combined.note)
    }
    expect((await calls.send('PATCH', path, { note: 'Of a program' })).json().note).toBe('Of a program')
  })

  it('keeps one of two notes that are written at once, and refuses the other', async () => {
    const [creator] = await calls.storeCreators({})
    const { id } = await calls.make({ kol_ids: [creator] })
    const write = (note: string) =>
      calls.send('PATCH', `/collections/${id}/kols/${creator}`, { note, based_on: { note: '' } })
    const answers = await Promise.all(['One', 'Two', 'Three'].map(write))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
    const kept = answers.find(({ statusCode }) => statusCode === 200)
    expect((await calls.read(id)).kols[0]?.note).toBe(kept?.json().note)
  })

  it('says how long a note can be', async () => {
    const { id } = await calls.make()
    const answer = await calls.send('PATCH', `/collections/${id}/kols/1`, { note: 'x'.repeat(2001) })
    expect(answer.json().detail[0].msg).toBe('A note has at most 2,000 characters')
  })

  it('refuses an unknown status, and an empty change', async () => {
    const { id } = await calls.make()
    expect((await calls.send('PATCH', `/collections/${id}/kols/1`, { status: 'married' })).statusCode).toBe(422)
    expect((await calls.send('PATCH', `/collections/${id}/kols/1`, {})).statusCode).toBe(422)
    expect((await calls.send('PATCH', `/collections/${id}/kols/1`, { based_on: { note: '' } })).statusCode).toBe(422)
  })

  it('answers 404 to another user', () =>
    calls.refusesStranger('PATCH', (id) => `/collections/${id}/kols/1`, { note: 'x' }))
  it('is for signed-in users', () => calls.requiresSignIn('PATCH', (id) => `/collections/${id}/kols/1`, { note: 'x' }))
  it('refuses an invalid id', () => calls.refusesNonsense('PATCH', (id) => `/collections/${id}/kols/1`, { note: 'x' }))
})

describe('GET /api/creators/:id/collections', () => {
  it("names the user's collections that contain a creator", async () => {
    const [creator] = await calls.storeCreators({})
    await calls.make({ name: 'Without' })
    const { id } = await calls.make({ name: 'With', kol_ids: [creator] })
    const answer = await calls.send('GET', `/creators/${creator}/collections`)
    expect(answer.json()).toMatchObject([{ id, name: 'With', status: 'to_contact' }])
  })

  it('does not name collections of other users', async () => {
    const [creator] = await calls.storeCreators({})
    await calls.make({ kol_ids: [creator] })
    const stranger = await buildSignedInUser(calls.testApp)
    expect((await calls.send('GET', `/creators/${creator}/collections`, undefined, stranger)).json()).toEqual([])
  })

  it('refuses an invalid id', async () => {
    expect((await calls.send('GET', '/creators/abc/collections')).statusCode).toBe(422)
  })

  it('is for signed-in users', async () => {
    expect((await calls.send('GET', '/creators/1/collections', undefined, null)).statusCode).toBe(401)
  })
})
