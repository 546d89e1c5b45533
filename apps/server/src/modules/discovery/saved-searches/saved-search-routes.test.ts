import { randomUUID } from 'node:crypto'
import {
  maxRecentSearches,
  maxSavedSearches,
  type RecentSearch,
  type SavedSearch,
  savedSearchEndpoints,
} from '@troupe/contract/discover/saved-searches'
import { defaultQueryText, HybridSearchRequest } from '@troupe/contract/discovery'
import { beforeEach, describe, expect, it } from 'vitest'
import { seconds } from '../../../lib/durations.ts'
import { buildSignedInUser, post, type SignedInUser } from '../../../testing/test-accounts.ts'
import { patientWaits, useTestApp } from '../../../testing/test-app.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { testErasures } from '../../../testing/test-erasures.ts'
import { createDiscovery } from '../discovery.ts'

const savedPath = '/api/saved-searches'
const recentPath = '/api/recent-searches'
const database = useTestDatabase()
const encoder = { model: 'none', embed: async () => [], close: async () => {} }
const testApp = useTestApp(database, {
  endpoints: (parts) =>
    createDiscovery({ ...parts, encoder, platforms: [], erasures: testErasures, waits: patientWaits }).endpoints,
})
let user: SignedInUser
let other: SignedInUser
beforeEach(async () => {
  user = await buildSignedInUser(testApp)
  other = await buildSignedInUser(testApp)
})

const save = (body: unknown, { accessToken } = user) => post(testApp, savedPath, { body, token: accessToken })
const get = (url: string, { headers } = user) => testApp.app.inject({ url, headers })
const remove = (url: string, { headers } = user) => testApp.app.inject({ method: 'DELETE', url, headers })

async function listSaved(person = user): Promise<SavedSearch[]> {
  const answer = await get(savedPath, person)
  return savedSearchEndpoints.listSavedSearches.response.parse(answer.json()).saved_searches
}

async function listRecent(person = user): Promise<RecentSearch[]> {
  const answer = await get(recentPath, person)
  return savedSearchEndpoints.listRecentSearches.response.parse(answer.json()).recent_searches
}

async function search(body: object, { accessToken } = user): Promise<void> {
  testApp.clock.advance(seconds(1))
  const answer = await post(testApp, '/api/kols/hybrid-search', { body, token: accessToken })
  expect(answer.statusCode, answer.body).toBe(200)
}

const wholeRequest = HybridSearchRequest.parse({
  query_text: 'vegan baking',
  platforms: ['tiktok'],
  content_categories: ['baking'],
  subscriber_range: { min: 100, max: 5000 },
  engagement_rate_range: { min: 0.01, max: 0.5 },
  price_range: { max: 900 },
  regions: ['DE', 'AT'],
  verified_only: true,
  has_email: true,
  posted_within_days: 30,
  exclude_words: 'crypto',
  hide_collected: true,
  hide_contacted: true,
  sort: 'followers',
  audience_age_range: { min: 18, max: 30 },
  audience_gender_preference: 'female',
})

describe('POST /api/saved-searches', () => {
  it('keeps a request so that it can be repeated', async () => {
    const answer = await save({ name: '  My bakers ', request: wholeRequest })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json()).toMatchObject({ name: 'My bakers', request: wholeRequest })
    const [saved] = await listSaved()
    expect(saved?.request).toEqual(wholeRequest)
    await search(saved?.request ?? {})
  })

  it('is for signed-in users', async () => {
    expect((await post(testApp, savedPath, { body: { name: 'A', request: {} } })).statusCode).toBe(401)
  })

  it('names every error in it', async () => {
    const answer = await save({ name: '   ', request: { query_text: 'x'.repeat(10_000), sort: 'luck' } })
    expect(answer.statusCode).toBe(422)
    const issues: { loc: string[] }[] = answer.json().detail
    expect(issues.map(({ loc }) => loc.join('.')).toSorted()).toEqual([
      'body.name',
      'body.request.query_text',
      'body.request.sort',
    ])
    expect((await save({ name: 'x'.repeat(101), request: {} })).statusCode).toBe(422)
  })

  it('refuses a name that the user has already, in any case; another user may have it', async () => {
    expect((await save({ name: 'Bakers', request: {} })).statusCode).toBe(200)
    const again = await save({ name: 'bakers', request: { query_text: 'other' } })
    expect([again.statusCode, again.json().detail]).toEqual([409, 'You already have a saved search with this name'])
    expect((await save({ name: 'Bakers', request: {} }, other)).statusCode).toBe(200)
  })

  it('keeps at most a hundred, also for simultaneous calls', async () => {
    const answers = await Promise.all(
      Array.from({ length: maxSavedSearches + 5 }, (_, index) => save({ name: `Search ${index}`, request: {} })),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(maxSavedSearches)
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(5)
    expect(await listSaved()).toHaveLength(maxSavedSearches)
  })
})

describe('GET /api/saved-searches', () => {
  it('lists them by name', async () => {
    for (const name of ['Chess', 'bakers', 'Alpine']) await save({ name, request: {} })
    expect((await listSaved()).map(({ name }) => name)).toEqual(['Alpine', 'bakers', 'Chess'])
  })

  it('is for signed-in users', async () => {
    expect((await testApp.app.inject({ url: savedPath })).statusCode).toBe(401)
  })

  it('does not show searches of another user', async () => {
    await save({ name: 'Mine', request: {} })
    expect(await listSaved(other)).toEqual([])
  })

  it('fills in filters added since, and leaves out searches with removed categories', async () => {
    await save({ name: 'Old', request: { query_text: 'old' } })
    await save({ name: 'Gone', request: {} })
    await database.pool.query(`update saved_searches set request = case name
      when 'Old' then '{"query_text": "old"}'::jsonb else '{"content_categories": ["no_longer_there"]}'::jsonb end`)
    expect(await listSaved()).toMatchObject([{ name: 'Old', request: { query_text: 'old', sort: 'relevance' } }])
  })
})

describe('DELETE /api/saved-searches/:id', () => {
  it('deletes a search, once', async () => {
    const { id } = (await save({ name: 'Short-lived', request: {} })).json()
    expect((await remove(`${savedPath}/${id}`)).statusCode).toBe(200)
    expect(await listSaved()).toEqual([])
    expect((await remove(`${savedPath}/${id}`)).statusCode).toBe(404)
  })

  it('is for signed-in users', async () => {
    expect((await testApp.app.inject({ method: 'DELETE', url: `${savedPath}/${randomUUID()}` })).statusCode).toBe(401)
  })

  it('answers 404 for a search of another user', async () => {
    const { id } = (await save({ name: 'Mine', request: {} })).json()
    expect((await remove(`${savedPath}/${id}`, other)).statusCode).toBe(404)
    expect(await listSaved()).toHaveLength(1)
  })

  it('refuses an invalid id', async () => {
    expect((await remove(`${savedPath}/1%20or%201=1`)).statusCode).toBe(422)
  })
})

describe('GET /api/recent-searches', () => {
  it('lists the searches of the user, the last first and each once', async () => {
    await search({ query_text: 'baking' })
    await search({ query_text: 'golf', content_categories: ['golf'] })
    await search({ query_text: 'Baking', sort: 'followers', result_limit: 5 })
    expect((await listRecent()).map(({ request }) => request.query_text)).toEqual(['Baking', 'golf'])
    await search({ query_text: 'baking', regions: ['DE'] })
    expect(await listRecent()).toHaveLength(3)
  })

  it('is for signed-in users', async () => {
    expect((await testApp.app.inject({ url: recentPath })).statusCode).toBe(401)
  })

  it('does not show searches of another user', async () => {
    await search({ query_text: 'baking' })
    expect(await listRecent(other)).toEqual([])
  })

  it('keeps the last twenty', async () => {
    for (let number = 0; number < maxRecentSearches + 3; number++) await search({ query_text: `search ${number}` })
    const texts = (await listRecent()).map(({ request }) => request.query_text)
    expect(texts).toHaveLength(maxRecentSearches)
    expect([texts[0], texts.at(-1)]).toEqual(['search 22', 'search 3'])
  })

  it('knows a range by its limits that have an effect', async () => {
    const text = { query_text: 'baking' }
    await search({ ...text, subscriber_range: { max: 50_000 } })
    await search({ ...text, subscriber_range: { min: 0, max: 50_000 }, price_range: { min: 0 } })
    expect((await listRecent()).map(({ request }) => request.subscriber_range)).toEqual([{ min: 0, max: 50_000 }])
    await search({ ...text, subscriber_range: { min: 0, max: 60_000 } })
    expect(await listRecent()).toHaveLength(2)
  })

  it('keeps a search that was read from a text once, also when it runs from the list', async () => {
    await search({ query_text: 'baking in Germany under 50k', literal: false })
    const [read] = await listRecent()
    expect(read?.request).toMatchObject({ query_text: 'baking', regions: ['DE'], subscriber_range: { max: 50_000 } })
    await search({ ...read?.request, subscriber_range: { min: 0, max: 50_000 } })
    expect(await listRecent()).toHaveLength(1)
  })

  it('does not record a search without criteria', async () => {
    await search({})
    await search({ query_text: defaultQueryText, platforms: ['tiktok'], subscriber_range: { min: 0, max: 10_000_000 } })
    await search({ query_text: '' })
    expect(await listRecent()).toEqual([])
    await search({ query_text: '', has_email: true })
    expect(await listRecent()).toHaveLength(1)
  })
})

describe('DELETE /api/recent-searches', () => {
  it('forgets them all', async () => {
    await search({ query_text: 'baking' })
    expect((await remove(recentPath)).statusCode).toBe(200)
    expect(await listRecent()).toEqual([])
  })

  it('is for signed-in users', async () => {
    expect((await testApp.app.inject({ method: 'DELETE', url: recentPath })).statusCode).toBe(401)
  })

  it('leaves those of other users', async () => {
    await search({ query_text: 'golf' }, other)
    await remove(recentPath)
    expect(await listRecent(other)).toHaveLength(1)
  })

  it('succeeds when there is nothing to forget', async () => {
    expect((await remove(recentPath)).statusCode).toBe(200)
  })
})
