import { describe, expect, test } from 'vitest'
import { readBrandCriteria } from '../criteria/read-brand-criteria.ts'
import { suggestPlatforms } from './suggest-platforms.ts'

const suggest = async (text: string, field: Parameters<typeof suggestPlatforms>[2] = undefined) =>
  suggestPlatforms(text, await readBrandCriteria(text), field).platforms

describe('the suggested platforms', () => {
  test('are all three by default', async () => {
    expect((await suggest('We sell things.')).toSorted()).toEqual(['instagram', 'tiktok', 'youtube'])
  })

  test('are the platforms that the text names', async () => {
    expect(await suggest('Micro creators on TikTok and Insta.')).toEqual(['tiktok', 'instagram'])
  })

  test('leave out a platform that the text refuses', async () => {
    expect(await suggest('We are not on TikTok.')).not.toContain('tiktok')
  })

  test('are all three again where all are refused', async () => {
    expect(await suggest('no TikTok, no Instagram, no YouTube')).toHaveLength(3)
  })

  test('follow the kind of video and the people addressed', async () => {
    expect(await suggest('In-depth tutorials for developers', 'programming_coding')).toEqual(['youtube'])
    expect((await suggest('Viral challenges for teens', 'dance'))[0]).toBe('tiktok')
  })

  test('begin with the platforms of the field by default', async () => {
    expect((await suggest('Encrypted vaults.', 'cybersecurity'))[0]).toBe('youtube')
  })
})
