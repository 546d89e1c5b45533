import { describe, expect, test } from 'vitest'
import { parseChannelLink } from './channel-link.ts'

const id = 'UCdemo0Kitchen0Channel0g'

describe('a link to a channel', () => {
  test.each([
    [
      'https://www.youtube.com/@DemoKitchen/videos?view=0',
      'youtube',
      '@demokitchen',
      'https://www.youtube.com/@DemoKitchen',
    ],
    [`youtube.com/channel/${id}`, 'youtube', id, `https://www.youtube.com/channel/${id}`],
    [
      'https://m.youtube.com/user/DemoKitchen',
      'youtube',
      'user/demokitchen',
      'https://www.youtube.com/user/DemoKitchen',
    ],
    ['https://www.youtube.com/c/DemoKitchen', 'youtube', 'c/demokitchen', 'https://www.youtube.com/c/DemoKitchen'],
    ['https://www.youtube.com/DemoKitchen', 'youtube', 'c/demokitchen', 'https://www.youtube.com/c/DemoKitchen'],
    [
      'https://www.youtube.com/@%E5%8E%A8%E6%88%BF1',
      'youtube',
      '@厨房1',
      'https://www.youtube.com/@%E5%8E%A8%E6%88%BF1',
    ],
    [
      'https://instagram.com/Demo.Kitchen/?hl=en',
      'instagram',
      '@demo.kitchen',
      'https://www.instagram.com/demo.kitchen/',
    ],
    [
      'https://www.instagram.com/stories/demo.kitchen/123',
      'instagram',
      '@demo.kitchen',
      'https://www.instagram.com/demo.kitchen/',
    ],
    [
      'https://www.tiktok.com/@demo.kitchen/video/7420000000000000123',
      'tiktok',
      '@demo.kitchen',
      'https://www.tiktok.com/@demo.kitchen',
    ],
    ['HTTP://WWW.TIKTOK.COM./@demo', 'tiktok', '@demo', 'https://www.tiktok.com/@demo'],
  ])('is read from %s', (text, platform, channelId, url) => {
    expect(parseChannelLink(text)).toMatchObject({ platform, channelId, url })
  })

  test.each(['https://youtu.be/demoVideo0A', 'https://evil.example/youtube.com/@xyz', 'my channel'])(
    'is not %s',
    (text) => expect(parseChannelLink(text)).toBeUndefined(),
  )
})
