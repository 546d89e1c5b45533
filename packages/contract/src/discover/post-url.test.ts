import { describe, expect, it } from 'vitest'
import { readPostUrl } from './post-url.ts'

describe('the URL of a post', () => {
  it.each([
    ['https://www.youtube.com/watch?v=abcdefghijk&t=42s', 'youtube', 'abcdefghijk'],
    ['https://youtu.be/abcdefghijk?si=x', 'youtube', 'abcdefghijk'],
    ['https://m.youtube.com/shorts/ab-_efghijk', 'youtube', 'ab-_efghijk'],
    ['https://www.youtube.com/live/abcdefghijk', 'youtube', 'abcdefghijk'],
    ['https://www.tiktok.com/@demo.kitchen/video/7420000000000000123?lang=en', 'tiktok', '7420000000000000123'],
    ['https://www.tiktok.com/@demo/photo/7420000000000000123', 'tiktok', '7420000000000000123'],
    ['https://www.instagram.com/reel/DEMOcode001/?igsh=x', 'instagram', 'DEMOcode001'],
    ['https://instagram.com/demo.kitchen/p/DEMOcode077/', 'instagram', 'DEMOcode077'],
  ])('%s names a post of %s', (url, platform, postId) => {
    expect(readPostUrl(` ${url} `)).toMatchObject({ platform, postId })
  })

  it('names the channel where it does', () => {
    expect(readPostUrl('https://www.tiktok.com/@Demo/video/7420000000000000123')).toEqual({
      platform: 'tiktok',
      postId: '7420000000000000123',
      handle: 'demo',
      url: 'https://www.tiktok.com/@demo/video/7420000000000000123',
    })
    expect(readPostUrl('https://www.instagram.com/Demo/p/DEMOcode077/')?.handle).toBe('demo')
    expect(readPostUrl('https://youtu.be/abcdefghijk')?.handle).toBeUndefined()
  })

  it('is rebuilt from its parts, and itself the URL of the same post', () => {
    const url = 'https://www.youtube.com/watch?v=abcdefghijk'
    expect(readPostUrl('https://youtu.be/abcdefghijk?list=<script>')?.url).toBe(url)
    expect(readPostUrl(url)).toMatchObject({ postId: 'abcdefghijk', url })
  })

  it.each([
    'http://www.youtube.com/watch?v=abcdefghijk',
    'https://www.youtube.com/@maya',
    'https://www.youtube.com/watch?v=abc',
    'https://www.youtube.com.evil.test/watch?v=abcdefghijk',
    'https://www.youtube.com@evil.test/watch?v=abcdefghijk',
    'https://www.youtube.com:8443/watch?v=abcdefghijk',
    'https://vm.tiktok.com/ZMdemo123/',
    'https://www.tiktok.com/@maya',
    'https://www.instagram.com/maya/',
    'javascript:alert(1)//youtu.be/abcdefghijk',
    'https://youtu.be/abcdefghijk \u202e',
    '',
    'abcdefghijk',
  ])('%j is none', (url) => {
    expect(readPostUrl(url)).toBeUndefined()
  })
})
