import { describe, expect, test } from 'vitest'
import { parseHandle, readChannelUrl } from './channel-url.ts'

const id = 'UCdemo0Kitchen0Channel0g'

/** All spellings of one address that lead to the same channel. */
function spellings(host: string, path: string): string[] {
  const schemes = ['', 'https://', 'http://', 'HTTPS://']
  const ends = ['', '/', '?hl=en', '/?si=a@b&next=//evil.test/', '#about', '#@evil.test']
  return schemes.flatMap((scheme) =>
    [host, host.toUpperCase()].flatMap((name) => ends.map((end) => `${scheme}${name}/${path}${end}`)),
  )
}

describe('the URL of a channel', () => {
  test.each([
    [['youtube.com', 'www.youtube.com', 'm.youtube.com', 'music.youtube.com'], `channel/${id}`, 'youtube', id],
    [['youtube.com', 'www.youtube.com', 'm.youtube.com'], '@DemoKitchen', 'youtube', 'DemoKitchen'],
    [['youtube.com', 'www.youtube.com'], '@DemoKitchen/videos', 'youtube', 'DemoKitchen'],
    [['youtube.com'], '%40DemoKitchen/featured', 'youtube', 'DemoKitchen'],
    [['youtube.com'], 'c/DemoKitchen', 'youtube', 'DemoKitchen'],
    [['youtube.com', 'm.youtube.com'], 'user/DemoKitchen/videos', 'youtube', 'DemoKitchen'],
    [['youtube.com'], 'DemoKitchen', 'youtube', 'DemoKitchen'],
    [
      ['instagram.com', 'www.instagram.com', 'm.instagram.com', 'instagr.am'],
      'Demo.Kitchen',
      'instagram',
      'demo.kitchen',
    ],
    [['instagram.com'], 'demo.kitchen/reels', 'instagram', 'demo.kitchen'],
    [['instagram.com'], 'demo.kitchen/p/DEMOcode001', 'instagram', 'demo.kitchen'],
    [['instagram.com'], 'stories/demo.kitchen/123', 'instagram', 'demo.kitchen'],
    [['instagram.com'], '_u/demo.kitchen', 'instagram', 'demo.kitchen'],
    [['tiktok.com', 'www.tiktok.com', 'm.tiktok.com'], '@Demo_Kitchen', 'tiktok', 'demo_kitchen'],
    [['tiktok.com'], '@demo.kitchen/video/7420000000000000123', 'tiktok', 'demo.kitchen'],
    [['tiktok.com'], '@demo.kitchen/live', 'tiktok', 'demo.kitchen'],
  ] as const)('is read on %j under /%s, however it is spelled', (hosts, path, platform, name) => {
    for (const text of hosts.flatMap((host) => spellings(host, path))) {
      const read = readChannelUrl(text)
      expect([text, read?.platform, read?.reference.handle]).toEqual([text, platform, name])
    }
  })

  test.each([
    [`youtube.com/channel/${id}/about`, `https://www.youtube.com/channel/${id}`],
    ['youtube.com/@DemoKitchen?si=x', 'https://www.youtube.com/@DemoKitchen'],
    ['youtube.com/c/DemoKitchen', 'https://www.youtube.com/c/DemoKitchen'],
    ['youtube.com/user/DemoKitchen', 'https://www.youtube.com/user/DemoKitchen'],
    ['youtube.com/DemoKitchen', 'https://www.youtube.com/c/DemoKitchen'],
    ['youtube.com/@厨房', 'https://www.youtube.com/@%E5%8E%A8%E6%88%BF'],
    ['https://www.youtube.com/@%E5%8E%A8%E6%88%BF', 'https://www.youtube.com/@%E5%8E%A8%E6%88%BF'],
    ['youtube.com/@Кухня', 'https://www.youtube.com/@%D0%9A%D1%83%D1%85%D0%BD%D1%8F'],
    ['http://instagr.am/Demo.Kitchen/?hl=en', 'https://www.instagram.com/demo.kitchen/'],
    ['m.tiktok.com/@Demo.Kitchen', 'https://www.tiktok.com/@demo.kitchen'],
    ['HTTP://WWW.TIKTOK.COM./@demo', 'https://www.tiktok.com/@demo'],
    ['  https://tiktok.com/@demo\n', 'https://www.tiktok.com/@demo'],
  ])('%s is written %s, which is read the same', (text, url) => {
    const read = readChannelUrl(text)
    expect(read?.url).toBe(url)
    expect(readChannelUrl(url)).toEqual(read)
  })

  test('names the channel by its id where it holds one', () => {
    expect(readChannelUrl(`youtube.com/channel/${id}`)).toMatchObject({ form: 'id', reference: { channelId: id } })
    expect(readChannelUrl('youtube.com/@demo')).toMatchObject({ form: 'handle', reference: { channelId: undefined } })
  })

  test('takes letters with marks in both of their forms for the same handle', () => {
    const composed = readChannelUrl('youtube.com/@cafémara')
    expect(readChannelUrl('youtube.com/@cafe\u0301mara')).toEqual(composed)
    expect(composed?.reference.handle).toBe('cafémara')
  })
})

describe('a normalised URL', () => {
  test('is always an https URL of the platform itself, however the text was put together', () => {
    const parts = [
      'https://',
      'youtube.com',
      'www.tiktok.com',
      'instagram.com',
      '/',
      '@',
      'demo',
      'c',
      '..',
      '%2f',
      ':',
      '?',
      '#',
      '.',
      '\\',
    ]
    let state = 7
    const next = (limit: number) => {
      state = (state * 48_271) % 2_147_483_647
      return state % limit
    }
    const own =
      /^https:\/\/www\.(?:youtube\.com\/(?:@|c\/|user\/|channel\/)|instagram\.com\/|tiktok\.com\/@)[^/?#\\@]+\/?$/
    const wrong = Array.from({ length: 50_000 }, () =>
      Array.from({ length: 2 + next(7) }, () => parts[next(parts.length)]).join(''),
    ).filter((text) => {
      const read = readChannelUrl(text)
      return read !== undefined && !own.test(read.url)
    })
    expect(wrong).toEqual([])
  })
})

describe('a handle', () => {
  test.each([
    ['@ann.cooks', 'tiktok', 'ann.cooks'],
    ['5-MinuteThings', 'youtube', '5-MinuteThings'],
    ['厨房一', 'youtube', '厨房一'],
    ['厨', 'youtube', '厨'],
    ['ab', 'youtube', undefined],
    ['Ann Cooks', 'youtube', undefined],
    ['ann-cooks', 'instagram', undefined],
    ['ann..cooks', 'instagram', undefined],
    ['a', 'tiktok', undefined],
  ] as const)('"%s" on %s is %s', (text, platform, handle) => expect(parseHandle(text, platform)).toBe(handle))
})
