import { afterAll, describe, expect, test } from 'vitest'
import { getGraph } from '../../testing/graph-client.ts'
import { buildStandIns } from '../../testing/platform-stand-in.ts'
import { isProfessional } from '../graph/business-discovery.ts'

const { app, world } = await buildStandIns()
afterAll(() => app.close())

const [someone] = world.search('instagram', '', isProfessional)
if (!someone) throw new Error('The world has no professional account')

async function read(fields: string) {
  const query = { username: someone?.record.handle ?? '', fields }
  const { body } = await getGraph(app, { path: '/creator_marketplace_creators', query })
  return body.data?.[0].insights.data ?? body.error
}

describe('the insights of a creator', () => {
  test('count the followers', async () => {
    const followers = { name: 'total_followers', period: 'lifetime', values: [{ value: world.followers(someone) }] }
    expect(await read('insights.metrics(total_followers)')).toEqual([followers])
    expect(await read('insights')).toEqual([followers, expect.objectContaining({ name: 'creator_engaged_accounts' })])
  })

  test('have rates as shares of 1', async () => {
    for (const insight of await read('insights.metrics(reels_interaction_rate,reels_hook_rate)')) {
      expect(insight.values[0].value).toBeGreaterThan(0)
      expect(insight.values[0].value).toBeLessThan(1)
    }
  })

  test('break down into parts that make the whole', async () => {
    const [{ total_value: total }] = await read('insights.metrics(creator_reach).breakdown(follow_type)')
    const [{ dimension_keys: keys, results }] = total.breakdowns
    expect(keys).toEqual(['follow_type'])
    const sum = results.reduce((all: number, { value }: { value: number }) => all + value, 0)
    expect(Math.abs(sum - total.value)).toBeLessThanOrEqual(results.length)
  })

  test('count by day', async () => {
    const [insight] = await read('insights.metrics(creator_reach).period(day).time_range(last_14_days)')
    expect(insight.period).toBe('day')
    expect(insight.values).toHaveLength(14)
    expect(insight.values.at(-1)).toEqual({ value: expect.any(Number), end_time: '2026-11-01T00:00:00+0000' })
  })

  test.each([
    ['insights.metrics(likes)', 'Param metrics must be one of {total_followers, '],
    ['insights.metrics(total_followers).period(day)', 'The period day is not supported by the metric total_followers'],
    ['insights.metrics(creator_reach).time_range(last_90_days)', 'The time range last_90_days is not supported'],
    ['insights.metrics(creator_reach).breakdown(gender)', 'The breakdown gender is not supported'],
  ])('%s is error 100', async (fields, message) => {
    expect(await read(fields)).toMatchObject({ code: 100, message: expect.stringContaining(message) })
  })

  test('exist of posts, too', async () => {
    const query = {
      username: someone.record.handle,
      fields: 'recent_media{media_type,insights.metrics(views,likes)}',
    }
    const { body } = await getGraph(app, { path: '/creator_marketplace_creators', query })
    for (const media of body.data[0].recent_media.data) {
      const names = media.insights.data.map(({ name }: { name: string }) => name)
      expect(names.includes('views')).toBe(media.media_type === 'VIDEO')
    }
  })
})
