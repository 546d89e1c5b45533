import { describe, expect, test } from 'vitest'
import { suggestPlatforms } from './suggest-platforms.ts'

const suggest = (text: string, field: Parameters<typeof suggestPlatforms>[1] = undefined) =>
  suggestPlatforms(text, field).platforms

describe('the suggested platforms', () => {
  test('are all three by default', () => {
    expect(suggest('We sell things.').toSorted()).toEqual(['instagram', 'tiktok', 'youtube'])
  })

  test('are the platforms that the text names', () => {
    expect(suggest('Micro creators on TikTok and Insta.')).toEqual(['tiktok', 'instagram'])
  })

  test('leave out a platform that the text refuses', () => {
    expect(suggest('We are not on TikTok.')).not.toContain('tiktok')
  })

  test('are all three again where all are refused', () => {
    expect(suggest('no TikTok, no Instagram, no YouTube')).toHaveLength(3)
  })

  test('follow the kind of video and the people addressed', () => {
    expect(suggest('In-depth tutorials for developers', 'programming_coding')).toEqual(['youtube'])
    expect(suggest('Viral challenges for teens', 'dance')[0]).toBe('tiktok')
  })

  test('begin with the platforms of the field by default', () => {
    expect(suggest('Encrypted vaults.', 'cybersecurity')[0]).toBe('youtube')
  })
})
