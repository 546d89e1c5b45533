import { describe, expect, test } from 'vitest'
import { readChannelUrl } from './channel-url.ts'

const id = 'UCdemo0Kitchen0Channel0g'

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
  // Full stops and letters of other scripts, which some parsers convert to ASCII.
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

describe('a URL that only looks like a channel’s', () => {
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
  ])('the path /%s names no channel on any platform', (path) => {
    for (const host of ['www.youtube.com', 'www.tiktok.com', 'www.instagram.com']) {
      expect(readChannelUrl(`https://${host}/${path}`)).toBeUndefined()
    }
  })

  test.each(['', ' ', 'my channel', '@demokitchen', 'demokitchen', id, 'null', '{}', '\u0000', '\ud800', '%'])(
    'the text %j is none',
    (text) => expect(readChannelUrl(text)).toBeUndefined(),
  )

  test('is refused at once, however long it is', () => {
    const started = process.threadCpuUsage()
    for (const unit of ['a.', '/', '@', '%40', 'https://', 'youtube.com/', '\u0301', '.-']) {
      expect(readChannelUrl(unit.repeat(500_000))).toBeUndefined()
      readChannelUrl(`https://youtube.com/${unit.repeat(Math.floor(2000 / unit.length))}`)
    }
    expect(process.threadCpuUsage(started).user / 1000).toBeLessThan(1000)
  })
})
