import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { buildStandIns, firstDay } from '../testing/platform-stand-in.ts'
import { sandboxTiktokAccount, sandboxTiktokToken } from './tiktok-routes.ts'

const { app, world, clock } = await buildStandIns()
beforeEach(() => clock.set(firstDay))
afterAll(() => app.close())

interface Call {
  readonly token?: string | undefined
  readonly account?: string | undefined
}

function get(path: string, query: Record<string, string> = {}, call: Call = {}) {
  const { token = sandboxTiktokToken, account = sandboxTiktokAccount } = call
  return app.inject({
    url: `/open_api/v1.3/tto/tcm/${path}/`,
    query: { ...(account ? { tto_tcm_account_id: account } : {}), ...query },
    headers: token ? { 'access-token': token } : {},
  })
}

const everybody = world.search('tiktok', '')
const handles = everybody.map(({ record }) => record.handle)
const [someone] = everybody
if (!someone) throw new Error('The world has nobody on TikTok')
const handle = someone.record.handle

const readAll = async (path: string) =>
  Promise.all(handles.slice(0, 60).map(async (name) => (await get(path, { handle_name: name })).json().data))

describe('TikTok One', () => {
  test('answers in its envelope: code 0, OK and the id of the request', async () => {
    const answer = await get('creator/public', { handle_name: handle })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toContain('application/json')
    expect(answer.json()).toMatchObject({ code: 0, message: 'OK' })
    expect(answer.json().request_id).toMatch(/^20261101120000[0-9A-F]{20}$/)
  })

  test.each([
    ['no token', { token: '' }, 40104, 'Access token is empty.'],
    ['a wrong token', { token: 'somebody-else' }, 40105, 'Access token is incorrect or has been revoked.'],
    ['no account', { account: '' }, 40002, 'tto_tcm_account_id: Missing data for required field.'],
    ['an account of others', { account: 'other' }, 40001, 'No permission to operate this TikTok One account.'],
  ])('refuses %s with status 200 and a code', async (_what, call, code, message) => {
    const answer = await get('creator/public', { handle_name: handle }, call)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ code, message, request_id: expect.any(String), data: {} })
  })

  test('does not know other paths, and says so as a gateway does', async () => {
    const answer = await get('creator/invented')
    expect(answer.statusCode).toBe(404)
    expect(answer.body).toBe('404 page not found')
  })
})

describe('creator/public', () => {
  test('has the 64-bit id bare and with all its digits', async () => {
    const answer = await get('creator/public', { handle_name: handle })
    expect(answer.body).toContain(`"creator_id":${someone.record.channel_id},`)
    expect(Number(someone.record.channel_id)).toBeGreaterThan(Number.MAX_SAFE_INTEGER)
  })

  test('describes the creator, with engagement as a share of 1 and no field for an address', async () => {
    const { data } = (await get('creator/public', { handle_name: handle.toUpperCase() })).json()
    expect(data).toMatchObject({
      handle_name: handle,
      display_name: someone.record.title,
      bio: someone.record.description,
      engagement_rate: (someone.record.engagement_rate ?? 0) / 100,
      profile_image: expect.stringMatching(/^http:\/\/[^/]+\/sandbox\/pictures\/avatar\/.+\.svg$/),
    })
    expect(Object.keys(data).filter((key) => key.includes('mail'))).toEqual([])
  })

  test('gives counts as numbers, and of some creators as text', async () => {
    const profiles = await readAll('creator/public')
    const kinds = profiles.map((profile) => typeof profile.followers_count)
    expect(new Set(kinds)).toEqual(new Set(['number', 'string']))
    expect(kinds.filter((kind) => kind === 'number').length).toBeGreaterThan(profiles.length / 2)
    for (const { followers_count: count } of profiles) expect(String(count)).toMatch(/^\d+$/)
  })

  test.each(['country_code', 'creator_price', 'creator_rate', 'audience_countries'])(
    'leaves out %s of some',
    async (field) => {
      const profiles = await readAll('creator/public')
      const having = profiles.filter((profile) => field in profile)
      expect(having.length).toBeGreaterThan(0)
      expect(having.length).toBeLessThan(profiles.length)
    },
  )

  test('names prices in the currency of the country', async () => {
    const german = everybody.filter(({ record }) => record.region === 'DE')
    const answers = await Promise.all(german.map(({ record }) => get('creator/public', { handle_name: record.handle })))
    const currencies = answers.map((answer) => answer.json().data.currency).filter(Boolean)
    expect(new Set(currencies)).toEqual(new Set(['EUR']))
  })

  test('splits the audience into shares that make 1', async () => {
    const profiles = (await readAll('creator/public')).filter((profile) => profile.audience_ages)
    for (const profile of profiles) {
      for (const list of [profile.audience_countries, profile.audience_genders, profile.audience_ages]) {
        expect(list.reduce((sum: number, part: { percentage: number }) => sum + part.percentage, 0)).toBeCloseTo(1)
      }
    }
  })

  test.each([
    ['nobody of that name', { handle_name: 'no.such.creator' }, 'handle_name: The creator does not exist.'],
    ['no name', {}, 'handle_name: Missing data for required field.'],
  ])('refuses %s', async (_what, query, message) => {
    expect((await get('creator/public', query)).json()).toMatchObject({ code: 40002, message, data: {} })
  })

  test('says the same twice on a day, and other followers a month later', async () => {
    const read = async () => (await get('creator/public', { handle_name: handle })).json().data
    const first = await read()
    expect(await read()).toEqual(first)
    clock.set(new Date('2026-12-01T12:00:00Z'))
    expect((await read()).followers_count).not.toBe(first.followers_count)
  })
})

describe('creator/status/get', () => {
  test('tells who is on the marketplace', async () => {
    const names = [...handles, 'no.such.creator']
    const answer = await get('creator/status/get', { handle_names: JSON.stringify(names) })
    const statuses: { handle_name: string; status: string }[] = answer.json().data.onboarding_status
    expect(statuses.map(({ handle_name }) => handle_name)).toEqual(names)
    expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set(['IN', 'NOT_IN', 'INVALID']))
    expect(statuses.at(-1)?.status).toBe('INVALID')
  })
})

describe('category/label', () => {
  test('lists every label that a search may name, each once', async () => {
    const { data } = (await get('category/label', { label_type: 'SEARCH' })).json()
    expect(data.content_labels).toHaveLength(75)
    expect(data.industry_labels).toHaveLength(19)
    const ids = [...data.content_labels, ...data.industry_labels].map(({ label_id }) => label_id)
    expect(new Set(ids).size).toBe(94)
  })

  test('knows two kinds of them', async () => {
    expect((await get('category/label', { label_type: 'OTHER' })).json().code).toBe(40002)
  })
})
