import { describe, expect, it } from 'vitest'
import { startCriteria as criteria, itReads } from '../../../testing/wire/follow-ups.ts'
import { refineCriteria } from '../refine-criteria.ts'

describe('a follow-up message in any of 15 languages', () => {
  itReads([
    ['不要游戏博主', { excluded_keywords: ['游戏'] }],
    ['只要德国的博主', { regions: ['DE'] }],
    ['ドイツだけ', { regions: ['DE'] }],
    ['팔로워 5만 이하', { followers: { min: 10_000, max: 50_000 } }],
    ['menos de 50 mil seguidores', { followers: { min: 10_000, max: 50_000 } }],
    ['bitte nur auf YouTube', { platforms: ['youtube'] }],
    ['moins de 50 000 abonnés', { followers: { min: 10_000, max: 50_000 } }],
    ['até 50 mil seguidores', { followers: { min: 10_000, max: 50_000 } }],
    ['solo in Italia', { regions: ['IT'] }],
    ["sadece Türkiye'den", { regions: ['TR'] }],
    ['только из Германии', { regions: ['DE'] }],
    ['بأقل من ٥٠ ألف متابع', { followers: { min: 10_000, max: 50_000 } }],
    ['सिर्फ जर्मनी से', { regions: ['DE'] }],
    ['hanya di Indonesia', { regions: ['ID'] }],
    ['chỉ ở Việt Nam', { regions: ['VN'] }],
    ['猫も', { keywords: ['skincare routine', 'vegan', '猫'], categories: ['skincare', 'beauty', 'cats'] }],
    ['국가는 상관없어요', { regions: [] }],
  ])

  it.each([
    'A vegan bakery in Berlin',
    'Wir verkaufen Tee in Deutschland',
    '一家北京的咖啡馆',
    'thanks!',
    'like @mina',
  ])('is taken for nothing else: %s', (message) => {
    expect(refineCriteria(message, criteria, 10).is_refinement).toBe(false)
  })
})
