import { describe, expect, test } from 'vitest'
import { parsePictureId } from '../picture-id.ts'
import { drawAvatar } from './avatar.ts'
import { drawCover } from './cover.ts'

const ids = Array.from(
  { length: 300 },
  (_, number) => `${number % 2 ? 'w' : 'm'}${number % 6}-food-${number.toString(36)}`,
)

describe.each([
  ['avatar', drawAvatar],
  ['cover', drawCover],
])('the drawn %s', (_kind, draw) => {
  test('is the same for the same id, and another for another', () => {
    expect(ids.map(draw)).toEqual(ids.map(draw))
    expect(new Set(ids.map(draw)).size).toBeGreaterThan(290)
  })

  test('is a small SVG without scripts and references', () => {
    for (const picture of ids.map(draw)) {
      expect(picture).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg".*<\/svg>$/s)
      expect(picture.length).toBeLessThan(3072)
      expect(picture).not.toMatch(/<script|href|url\(|\son\w+=|NaN|undefined/)
    }
  })

  test('shows a person for any id, and never the text of the id', () => {
    for (const id of ['', 'x', '../../etc', '"><script>alert(1)</script>', 'w9-food-1', 'w3-nothing-1']) {
      expect(draw(id)).toMatch(/^<svg/)
      expect(draw(id)).not.toContain('script')
    }
  })
})

test('the id says what the picture shows', () => {
  expect(parsePictureId('w3-food-1x9k2f0')).toEqual({ look: 'woman', tone: 3, family: 'food', wearsScarf: false })
  expect(parsePictureId('s2-travel-a')).toEqual({ look: 'woman', tone: 2, family: 'travel', wearsScarf: true })
  expect(parsePictureId('m0-music-b')).toMatchObject({ look: 'man', tone: 0, family: 'music' })
})
