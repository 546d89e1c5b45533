import type { Platform } from '@troupe/contract/catalogues/platforms'
import { describe, expect, test } from 'vitest'
import { planColumns } from './column-plan.ts'
import { type RowResult, toCreator } from './to-creator.ts'

function read(row: Record<string, unknown>, platform?: Platform): RowResult {
  const columns = Object.keys(row)
  const { plan } = planColumns({ columns, sample: [], overrides: new Map() })
  return toCreator({ line: 7, cells: Object.values(row) }, { columns, plan, platform })
}

function creatorOf(row: Record<string, unknown>, platform?: Platform) {
  const { creator } = read(row, platform)
  if (!creator) throw new Error('The row was refused')
  return creator
}

function refusalOf(row: Record<string, unknown>, platform?: Platform) {
  const result = read(row, platform)
  return result.creator ? undefined : result.refusal
}

describe('the creator of a row', () => {
  test('is identified by an id before anything else', () => {
    const row = { channel_id: 'UCdemo0Kitchen0Channel0g', handle: '@DemoKitchen', name: 'Demo Kitchen' }
    expect(creatorOf(row).record).toMatchObject({
      platform: 'youtube',
      channel_id: 'UCdemo0Kitchen0Channel0g',
      handle: 'DemoKitchen',
      title: 'Demo Kitchen',
    })
  })

  test('is identified by a link, which also gives the platform', () => {
    expect(creatorOf({ name: 'Demo', link: 'https://www.tiktok.com/@Demo.Kitchen?x=1' }).record).toEqual({
      platform: 'tiktok',
      channel_id: '@demo.kitchen',
      handle: 'demo.kitchen',
      title: 'Demo',
      url: 'https://www.tiktok.com/@demo.kitchen',
    })
  })

  test('is identified by a handle, in any case', () => {
    const { record, assumed } = creatorOf({ username: '@Demo.Kitchen' }, 'instagram')
    expect(record).toMatchObject({ channel_id: '@demo.kitchen', handle: 'Demo.Kitchen', title: 'Demo.Kitchen' })
    expect(assumed).toEqual(['title'])
  })

  test('is identified by a name alone, which then is the key', () => {
    const { record, assumed } = creatorOf({ name: 'Demo  Kitchen — Official!' }, 'youtube')
    expect(record).toMatchObject({ channel_id: 'name:demo kitchen official', title: 'Demo  Kitchen — Official!' })
    expect(assumed).toEqual(['handle'])
  })

  test('is identified by a link in the column of names', () => {
    expect(creatorOf({ channel: 'youtube.com/@DemoKitchen' }).record.channel_id).toBe('@demokitchen')
  })

  test('gets a name from the column of handles when it holds one', () => {
    const result = read({ handle: 'Demo Kitchen' }, 'youtube')
    expect(result.creator?.record).toMatchObject({ title: 'Demo Kitchen', channel_id: 'name:demo kitchen' })
  })

  test('loses an impossible handle with a warning', () => {
    expect(read({ handle: 'Demo & Friends', name: 'Demo Kitchen' }, 'youtube')).toMatchObject({
      warnings: [
        { line: 7, column: 'handle', value: 'Demo & Friends', reason: 'cannot be a handle on youtube; left out' },
      ],
    })
  })

  test('keeps old YouTube names apart from handles: they can be different channels', () => {
    const ids = ['c/Demo', 'user/Demo', '@Demo'].map(
      (path) => creatorOf({ url: `youtube.com/${path}` }).record.channel_id,
    )
    expect(ids).toEqual(['c/demo', 'user/demo', '@demo'])
  })
})

describe('a row is refused', () => {
  test('without a platform', () => {
    expect(refusalOf({ name: 'Demo' })).toMatchObject({ line: 7, reason: expect.stringContaining('no platform') })
  })

  test('with an unsupported platform', () => {
    expect(refusalOf({ name: 'Demo', platform: 'Twitch' })).toEqual({
      line: 7,
      column: 'platform',
      value: 'Twitch',
      reason: 'not one of the platforms tiktok, instagram, youtube',
    })
  })

  test('without an id, link, handle or name', () => {
    expect(refusalOf({ name: 'N/A', followers: '12K', handle: '-' }, 'tiktok')).toMatchObject({
      value: expect.stringContaining('12K'),
      reason: 'nothing says who it is: no name, handle, id or link',
    })
  })

  test('when it could not be read', () => {
    const context = { columns: [], plan: new Map(), platform: undefined }
    const result = toCreator({ line: 3, cells: ['{"a'], unreadable: 'not valid JSON' }, context)
    expect(result).toEqual({
      creator: undefined,
      refusal: { line: 3, column: '', value: '{"a', reason: 'not valid JSON' },
    })
  })
})

describe('the other fields of a row', () => {
  const base = { handle: 'demo', platform: 'yt' }

  test('are read in any common format', () => {
    const row = {
      ...base,
      Followers: '1.2M',
      country: 'Brazil',
      'ER %': '3,4%',
      verified: 'Yes',
      niche: 'Vegan',
      tags: 'a;b',
    }
    expect(creatorOf(row).record).toMatchObject({
      subscribers: 1_200_000,
      region: 'BR',
      engagement_rate: 3.4,
      verified: true,
      content_categories: ['vegan_vegetarian'],
      keywords: ['a', 'b'],
    })
  })

  test('are left out with a warning when they cannot be read', () => {
    expect(read({ ...base, country: 'Narnia', followers: 'many' })).toMatchObject({
      creator: { record: { channel_id: '@demo' } },
      warnings: [
        { column: 'followers', value: 'many', reason: 'not a count; left out' },
        { column: 'country', value: 'Narnia', reason: 'not a country; left out' },
      ],
    })
  })

  test('come from the second column of a kind when the first is empty', () => {
    const columns = ['handle', 'Subscribers', 'Subscribers']
    const { plan } = planColumns({ columns, sample: [], overrides: new Map() })
    const context = { columns, plan, platform: 'youtube' as const }
    expect(toCreator({ line: 2, cells: ['demo', '#VALOR!', '13800000'] }, context)).toMatchObject({
      creator: { record: { subscribers: 13_800_000 } },
      warnings: [],
    })
  })

  test('turn unknown categories into keywords', () => {
    expect(creatorOf({ ...base, category: 'Entertainment', category2: 'Music, Chess' }).record).toMatchObject({
      content_categories: ['music'],
      keywords: ['Entertainment', 'Chess'],
    })
  })

  test('take a fraction of engagement as percent', () => {
    expect(creatorOf({ ...base, engagement_fraction: '0.034' }).record.engagement_rate).toBe(3.4)
  })

  test('take the address that a description shows', () => {
    expect(creatorOf({ ...base, bio: 'Work with me: Hello@Demo.Test!' }).record.email).toBe('hello@demo.test')
  })

  test('keep broken letters, with a warning', () => {
    expect(read({ ...base, name: 'Caf\uFFFD' })).toMatchObject({
      creator: { record: { title: 'Caf\uFFFD' } },
      warnings: [{ reason: 'has letters that an earlier save broke; kept as they are' }],
    })
  })

  test('are cut to the longest length that is stored', () => {
    const row = { ...base, name: 'n'.repeat(1000), bio: 'b'.repeat(20_000), keywords: `${'k'.repeat(300)},x` }
    const { record } = creatorOf(row)
    expect([record.title.length, record.description?.length, record.keywords?.[0]?.length]).toEqual([300, 10_000, 100])
  })
})
