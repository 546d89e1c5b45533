import { afterAll, describe, expect, test } from 'vitest'
import { buildStandIns } from '../testing/platform-stand-in.ts'
import { sandboxTiktokAccount, sandboxTiktokToken } from './tiktok-routes.ts'

const { app, world } = await buildStandIns()
afterAll(() => app.close())

interface Summary {
  readonly handle_name: string
  readonly followers_count: number | string
}

const send = (path: string, query: Record<string, string>) =>
  app.inject({
    url: `/open_api/v1.3/tto/tcm/${path}/`,
    query: { tto_tcm_account_id: sandboxTiktokAccount, ...query },
    headers: { 'access-token': sandboxTiktokToken },
  })

const discover = async (query: Record<string, string>) =>
  (await send('creator/discover', { country_codes: '["US"]', ...query })).json()

/** The people behind the creators found, in the same order. */
async function find(query: Record<string, string>) {
  const { data } = await discover({ page_size: '100', ...query })
  return (data.creators as Summary[]).flatMap(({ handle_name }) => world.findByHandle('tiktok', handle_name) ?? [])
}

const profileOf = async (handle: string) => (await send('creator/public', { handle_name: handle })).json().data

describe('creator/discover', () => {
  test('lists 20 creators a page, with handles, names and counts but no ids', async () => {
    const { data } = await discover({})
    expect(data.creators).toHaveLength(20)
    expect(Object.keys(data.creators[0]).toSorted()).toEqual([
      'display_name',
      'followers_count',
      'following_count',
      'handle_name',
      'likes_count',
      'profile_image',
      'videos_count',
    ])
  })

  test('pages through all creators, each once', async () => {
    const { data } = await discover({ page_size: '15' })
    const { total_number: total, total_page: pages } = data.page_info
    const seen: string[] = []
    for (let page = 1; page <= pages; page++) {
      const answer = await discover({ page_size: '15', page: String(page) })
      expect(answer.data.page_info).toEqual({ page, page_size: 15, total_number: total, total_page: pages })
      seen.push(...answer.data.creators.map((creator: Summary) => creator.handle_name))
    }
    expect(seen).toHaveLength(total)
    expect(new Set(seen).size).toBe(total)
    expect((await discover({ page_size: '15', page: String(pages + 1) })).data.creators).toEqual([])
  })

  test('finds by words, under the new name of the parameter and the old one', async () => {
    const found = await find({ keyword_search: 'recipe' })
    expect(found.length).toBeGreaterThan(0)
    expect(await find({ search_keyword: 'recipe' })).toEqual(found)
    const best = found[0]
    expect(JSON.stringify([best?.record, best?.person]).toLowerCase()).toContain('recipe')
  })

  test('finds people who are not in the demo catalogue', async () => {
    expect((await find({})).some(({ knownTo }) => knownTo === 'platforms')).toBe(true)
  })

  test('finds only people of the countries asked for', async () => {
    const found = await find({ country_codes: '["GB","FR"]' })
    expect(new Set(found.map(({ record }) => record.region))).toEqual(new Set(['GB', 'FR']))
  })

  test('finds only people who have joined the marketplace', async () => {
    const found = await find({})
    const answer = await send('creator/status/get', {
      handle_names: JSON.stringify(found.map(({ record }) => record.handle)),
    })
    const statuses: { status: string }[] = answer.json().data.onboarding_status
    expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set(['IN']))
  })

  test.each([
    ['no countries', { country_codes: '[]' }, 'country_codes: Missing data for required field.'],
    ['countries that are no list', { country_codes: 'US' }, 'country_codes: Not a valid list.'],
    ['unknown countries', { country_codes: '["XX"]' }, 'country_codes: Not a supported country.'],
    [
      'countries of two regions',
      { country_codes: '["US","DE"]' },
      'country_codes: All countries must be in the same region.',
    ],
    ['words for numbers', { min_followers: 'many' }, 'min_followers: Not a valid integer.'],
    ['a rate in percent', { min_engagement_rate: '5' }, 'min_engagement_rate: Must be between 0 and 1.'],
    [
      'a range without inside',
      { min_followers: '5', max_followers: '4' },
      'max_followers: Must not be less than min_followers.',
    ],
  ])('refuses %s', async (_what, query, message) => {
    expect(await discover(query)).toMatchObject({ code: 40002, message, data: {} })
  })

  test.each([
    ['page_size', '101'],
    ['page_size', '0'],
    ['page', '0'],
    ['languages', '["xx"]'],
    ['sort_field', 'AGE'],
    ['follower_age', '13-17'],
    ['follower_gender_ratio', 'FEMALE_55'],
    ['creator_price_currency', 'XXX'],
  ])('refuses %s %s', async (name, value) => {
    expect(await discover({ [name]: value })).toMatchObject({
      code: 40002,
      message: expect.stringContaining(`${name}`),
    })
  })

  test('names everything that is wrong at once', async () => {
    const { message } = await discover({ country_codes: '["XX"]', min_followers: 'x', page: '0' })
    expect(message).toMatch(/country_codes: .*min_followers: .*page: /)
  })
})

describe('the filters of creator/discover', () => {
  test('followers', async () => {
    const found = await find({ min_followers: '50000', max_followers: '200000' })
    expect(found.length).toBeGreaterThan(0)
    for (const channel of found) {
      expect(world.followers(channel)).toBeGreaterThanOrEqual(50_000)
      expect(world.followers(channel)).toBeLessThanOrEqual(200_000)
    }
  })

  test('views, mean and median', async () => {
    const byMean = await find({ min_avg_views: '100000' })
    expect(Math.min(...byMean.map(({ record }) => record.average_views ?? 0))).toBeGreaterThanOrEqual(100_000)
    const [median] = await find({ max_median_views: '20000', sort_field: 'MEDIAN_VIEWS' })
    expect(Number((await profileOf(median?.record.handle ?? '')).median_views)).toBeLessThanOrEqual(20_000)
  })

  test('engagement, as a share of 1', async () => {
    const found = await find({ min_engagement_rate: '0.06', max_engagement_rate: '0.1' })
    expect(found.length).toBeGreaterThan(0)
    for (const { record } of found) expect(record.engagement_rate).toBeGreaterThanOrEqual(6)
  })

  test('language', async () => {
    const found = await find({ languages: '["es"]' })
    expect(new Set(found.map(({ record }) => record.language))).toEqual(new Set(['es']))
  })

  test('labels, of content and of industry', async () => {
    const { data } = (await send('category/label', {})).json()
    const idOf = (labels: { label_id: string; label_name: string }[], name: string) =>
      labels.find(({ label_name }) => label_name === name)?.label_id ?? ''
    const gamers = await find({ content_label_ids: JSON.stringify([idOf(data.content_labels, 'Gaming')]) })
    expect(gamers.length).toBeGreaterThan(0)
    for (const { record } of gamers) expect(record.content_categories).toContain('gaming')
    const cooks = await find({ industry_label_ids: JSON.stringify([idOf(data.industry_labels, 'Food')]) })
    expect(cooks.length).toBeGreaterThan(0)
    expect(cooks.length).not.toBe(gamers.length)
  })

  test('price, in the currency asked for', async () => {
    const found = await find({ country_codes: '["DE"]', max_creator_price: '400' })
    expect(found.length).toBeGreaterThan(0)
    for (const { record } of found) {
      const profile = await profileOf(record.handle)
      expect(profile.currency).toBe('EUR')
      expect(profile.creator_price).toBeLessThanOrEqual(0.9 * 400)
    }
  })

  test('who follows', async () => {
    const found = await find({
      follower_gender_ratio: 'FEMALE_60',
      follower_age: '18-24',
      follower_country_codes: '["US"]',
    })
    const profiles = await Promise.all(found.map(({ record }) => profileOf(record.handle)))
    const known = profiles.filter((profile) => profile.audience_genders)
    expect(known.length).toBeGreaterThan(0)
    for (const profile of known) {
      expect(profile.audience_genders[0]).toMatchObject({ gender: 'FEMALE' })
      expect(profile.audience_genders[0].percentage).toBeGreaterThanOrEqual(0.6)
      expect(profile.audience_countries[0].country).toBe('US')
    }
  })

  test.each(['FOLLOWERS', 'MEDIAN_VIEWS', 'ENGAGEMENT_RATE'])('order by %s, down and up', async (field) => {
    const down = await find({ sort_field: field, page_size: '100' })
    const up = await find({ sort_field: field, sort_order: 'ASC', page_size: '100' })
    const figureOf = (channel: (typeof down)[number]) => {
      if (field === 'FOLLOWERS') return world.followers(channel)
      return (field === 'MEDIAN_VIEWS' ? channel.record.average_views : channel.record.engagement_rate) ?? 0
    }
    expect(down.map(figureOf)).toEqual(down.map(figureOf).toSorted((one, other) => other - one))
    expect(up.map(figureOf)).toEqual(up.map(figureOf).toSorted((one, other) => one - other))
  })
})
