import { describe, expect, test } from 'vitest'
import { parseHandle, readChannelUrl } from './channel-url.ts'

const id = 'UCdemo0Kitchen0Channel0g'

/** Every spelling of one address that leads to the same channel. */
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

const otherHosts = [
  'youtube.com.evil.test',
  'evil.test/youtube.com',
  'notyoutube.com',
  'youtube.co',
  'youtube.evil.test',
  'www.www.youtube.com',
  'accounts.youtube.com',
  'studio.youtube.com',
  'youtu.be',
  'vm.tiktok.com',
  'vt.tiktok.com',
  'xn--yutube-wqf.com',
  'youtube.com..',
  '.youtube.com',
  '-youtube.com',
  'localhost',
  'localhost.',
  '127.0.0.1',
  '127.1',
  '0',
  '2130706433',
  '0x7f000001',
  '0177.0.0.1',
  '169.254.169.254',
  '10.0.0.1',
  '[::1]',
  '[::ffff:127.0.0.1]',
]
const disguises = [
  'youtube.com@evil.test',
  'youtube.com:secret@evil.test',
  'user@youtube.com',
  'user:password@youtube.com',
  '@youtube.com',
  'youtube.com:443',
  'youtube.com:8443',
  'youtube.com:',
  'youtube.com:80@evil.test',
  'youtube.com\\',
  'youtube.com\\@evil.test',
  'evil.test\\youtube.com',
  'youtube.com%2eevil.test',
  'youtube%2ecom',
  'youtube.com%2f@evil.test',
  'youtube.com%00',
  'youtube.com#',
  'evil.test#youtube.com',
  'evil.test?youtube.com',
  // Full stops and letters of other scripts, which some parsers turn into ours.
  'youtube。com',
  'youtube．com',
  'youtube｡com',
  'ｙｏｕｔｕｂｅ.com',
  'ⓨⓞⓤⓣⓤⓑⓔ.com',
  'уoutube.com',
  'yоutube.com',
  'youtubе.com',
  'youtube.ⅽom',
  'you\u00adtube.com',
  'you\u200btube.com',
  'youtube.com\u202e',
  '\u2066youtube.com',
  'you\ttube.com',
  'you\ntube.com',
  'you tube.com',
  'youtube.com\u0000',
  'youtube.com／evil',
  'youtube.com⁄evil',
]

describe('what only looks like the URL of a channel', () => {
  test.each([...otherHosts, ...disguises])('%j is no host of a platform', (host) => {
    const read = ['', 'https://', 'http://'].map((scheme) => readChannelUrl(`${scheme}${host}/@demokitchen`))
    expect(read).toEqual([undefined, undefined, undefined])
  })

  test.each([
    'javascript',
    'data',
    'file',
    'ftp',
    'gopher',
    'vbscript',
    'blob',
    'view-source:https',
    'ht tps',
    'ｈｔｔｐｓ',
  ])('the scheme %s leads nowhere', (scheme) => {
    for (const slashes of [':', ':/', '://', ':///']) {
      expect(readChannelUrl(`${scheme}${slashes}youtube.com/@demokitchen`)).toBeUndefined()
    }
  })

  test.each(['https:', 'https:/', 'https:///', 'https:\\\\', '//', '///', '/', '\\\\', 'https://https://', '.', '@'])(
    'a host behind %s is not one',
    (start) => expect(readChannelUrl(`${start}youtube.com/@demokitchen`)).toBeUndefined(),
  )

  test.each([
    'youtube.com',
    'youtube.com/',
    'youtube.com/@',
    'youtube.com/@a',
    'youtube.com/watch?v=demoVideo0A',
    'youtube.com/shorts/demoVideo0A',
    'youtube.com/live/demoVideo0A',
    'youtube.com/embed/demoVideo0A',
    'youtube.com/playlist?list=PLdemo',
    'youtube.com/results?search_query=@demo',
    'youtube.com/redirect?q=https://evil.test',
    'youtube.com/feed/trending',
    'youtube.com/hashtag/baking',
    'youtube.com/channel',
    'youtube.com/channel/UCshort',
    `youtube.com/channel/${id}0`,
    `youtube.com/channel/${id.slice(0, -1)}%2F`,
    'youtube.com/c/',
    'youtube.com/user/',
    'youtu.be/demoVideo0A',
    'youtu.be/@demokitchen',
    'instagram.com/',
    'instagram.com/p/DEMOcode001/',
    'instagram.com/reel/DEMOcode001/',
    'instagram.com/reels/DEMOcode001/',
    'instagram.com/tv/DEMOcode001/',
    'instagram.com/explore/tags/baking/',
    'instagram.com/accounts/login/?next=/demo/',
    'instagram.com/stories/',
    'instagram.com/direct/inbox/',
    'instagram.com/s/aGlnaA',
    'instagram.com/share/abc',
    'instagram.com/.demo',
    'instagram.com/demo.',
    'instagram.com/de..mo',
    'instagram.com/demo-kitchen',
    'tiktok.com/',
    'tiktok.com/demo',
    'tiktok.com/@',
    'tiktok.com/tag/baking',
    'tiktok.com/t/ZMdemo123/',
    'tiktok.com/foryou',
    'tiktok.com/discover/baking',
    'tiktok.com/music/song-123',
    'vm.tiktok.com/ZMdemo123/',
    'vt.tiktok.com/ZMdemo123/',
    'tiktok.com/login?redirect_url=https://evil.test',
  ])('%s names no channel', (text) => expect(readChannelUrl(`https://${text}`)).toBeUndefined())

  test.each([
    '@a%2Fb',
    '@a%2f..%2fb',
    '@a%5Cb',
    '@a%00b',
    '@a%0Ab',
    '@a%252Fb',
    '@demo/%2e%2e/@evil',
    '@demo/../@evil',
    '../@evil',
    './@evil',
    '@ab\u202Ecd',
    '@ab%E2%80%AEcd',
    '@ab%E2%80%8Bcd',
    '@%E0%A4%A',
    '@%ZZ',
    '@de mo',
    '@de%20mo',
    "@demo'--",
    '@demo"onload',
    '@<script>',
    '@demo;id',
    '@demo&id=other',
    '@demo=1',
    '@demo,@other',
    `@${'x'.repeat(31)}`,
    `@${'x'.repeat(3000)}`,
  ])('the path /%s is not what it seems, on no platform', (path) => {
    for (const host of ['www.youtube.com', 'www.tiktok.com', 'www.instagram.com']) {
      expect(readChannelUrl(`https://${host}/${path}`)).toBeUndefined()
    }
  })

  test.each(['', ' ', 'my channel', '@demokitchen', 'demokitchen', id, 'null', '{}', '\u0000', '\ud800', '%'])(
    'the text %j is none',
    (text) => expect(readChannelUrl(text)).toBeUndefined(),
  )

  test('is found out at once, however long it is', () => {
    const started = performance.now()
    for (const unit of ['a.', '/', '@', '%40', 'https://', 'youtube.com/', '\u0301', '.-']) {
      expect(readChannelUrl(unit.repeat(500_000))).toBeUndefined()
      readChannelUrl(`https://youtube.com/${unit.repeat(Math.floor(2000 / unit.length))}`)
    }
    expect(performance.now() - started).toBeLessThan(1000)
  })
})

describe('what is made of a URL', () => {
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
