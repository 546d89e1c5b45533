import type { ImportField } from '@troupe/contract/discover/creator-imports'
import { describe, expect, test } from 'vitest'
import { findField } from './column-names.ts'
import { guessPlatform, planColumns } from './column-plan.ts'

function plan(columns: string[], rows: unknown[][] = [], overrides = new Map<string, ImportField | undefined>()) {
  return planColumns({ columns, sample: rows.map((cells, index) => ({ line: index + 2, cells })), overrides })
}

describe('a header', () => {
  test.each([
    ['channel_id', 'channel_id'],
    ['Channel ID', 'channel_id'],
    ['  Subscribers \n count', 'subscribers'],
    ['FOLLOWERS', 'subscribers'],
    ['Influencer name', 'title'],
    ['Youtube Link', 'url'],
    ['Views\navg.', 'average_views'],
    ['Eng. (Auth.)', undefined],
    ['Audience Country', undefined],
    ['e-mail', 'email'],
    ['粉丝数', 'subscribers'],
  ])('%j means %s', (header, field) => expect(findField(header)).toBe(field))
})

describe('the columns of a list', () => {
  test('may have the same header twice', () => {
    expect(plan(['Name', 'Subscribers', 'Subscribers']).plan.get('subscribers')).toEqual([1, 2])
  })

  test('number the rows under "id" unless the ids are a platform\'s', () => {
    expect(
      plan(
        ['id', 'name'],
        [
          ['1', 'Ann'],
          ['2', 'Bob'],
        ],
      ).fields[0],
    ).toBeUndefined()
    expect(plan(['id', 'name'], [['UCdemo0Kitchen0Channel0g', 'Ann']]).fields[0]).toBe('channel_id')
  })

  test('are not used when no value fits', () => {
    const { fields, notes } = plan(
      ['name', 'uploads'],
      [
        ['A', 'UU1x'],
        ['B', 'UU2x'],
        ['C', 'UU3x'],
      ],
    )
    expect(fields).toEqual(['title', undefined])
    expect(notes).toEqual(['Column "uploads" is not used: nothing in it reads as videos_count.'])
  })

  test('with handles under "name" and names under "... name" are recognised by their values', () => {
    const rows = [
      ['anncooks', 'Ann Cooks'],
      ['bob.bakes', 'Bob 🍞'],
      ['cyd', 'Cyd'],
    ]
    expect(plan(['name', 'instagram name'], rows).fields).toEqual(['handle', 'title'])
  })

  test('with handle and name swapped are swapped back', () => {
    const rows = [
      ['Ann Cooks', 'anncooks'],
      ['Bob 🍞', 'bob.bakes'],
    ]
    expect(plan(['Tiktoker name', 'Tiktok name'], rows).fields).toEqual(['title', 'handle'])
  })

  test('stay as they are called when a single value speaks against it', () => {
    const rows = [
      ['ann', 'Ann'],
      ['bob bakes', 'Bob'],
      ['cyd', 'Cyd'],
    ]
    expect(plan(['username', 'name'], rows).fields).toEqual(['handle', 'title'])
  })

  test('stay as they are called when both could be handles', () => {
    expect(
      plan(
        ['username', 'name'],
        [
          ['ann', 'Ann'],
          ['bob', 'Bob'],
        ],
      ).fields,
    ).toEqual(['handle', 'title'])
  })

  test('can be set by the user', () => {
    const overrides = new Map<string, ImportField | undefined>([
      ['audiencecountry', 'region'],
      ['name', undefined],
    ])
    expect(plan(['Name', 'Audience Country'], [], overrides).fields).toEqual([undefined, 'region'])
  })
})

describe('the platform', () => {
  test.each([
    ['youtube.csv', ['name'], 'youtube'],
    ['list.csv', ['Tiktoker name', 'likes'], 'tiktok'],
    ['instagram dec - 2022 --.csv', ['name', 'Instagram name'], 'instagram'],
    ['list.csv', ['Instagram link', 'Youtube link'], undefined],
    ['tiktok.csv', ['youtube link'], undefined],
    ['list.csv', ['name'], undefined],
  ])('of %s with %j is %s', (file, columns, platform) => expect(guessPlatform(file, columns)).toBe(platform))
})
