import { describe, expect, it } from 'vitest'
import { startCriteria as criteria, itReads } from '../../../testing/wire/follow-ups.ts'
import { refineCriteria } from '../refine-criteria.ts'

const followers = (min: number, max: number) => ({ followers: { min, max } })
const engagement = (min: number, max: number) => ({ engagement: { min, max } })
const views = (min: number, max: number) => ({ average_views: { min, max } })
const open = 10_000_000

describe('a follow-up message about views', () => {
  itReads([
    ['over 100k views per video', views(100_000, open), 'at least 100K average views'],
    ['views over 100k', views(100_000, open)],
    ['at least 20k views', views(20_000, open), 'at least 20K average views'],
    ['under 500k views per video', views(0, 500_000), 'at most 500K average views'],
    ['between 10k and 50k average views', views(10_000, 50_000), '10K to 50K average views'],
    ['mindestens 20k Views', views(20_000, open)],
    ['播放量至少5万', views(50_000, open)],
  ])

  it('removes its limit', () => {
    const limited = { ...criteria, ...views(20_000, open) }
    expect(refineCriteria('any views', limited, 10)).toMatchObject({ criteria, changes: ['any number of views'] })
  })
})

describe('a follow-up message about followers', () => {
  itReads([
    ['under 50k', followers(10_000, 50_000), '10K to 50K followers'],
    ['less than 5,000 followers', followers(0, 5000), 'at most 5K followers'],
    ['at most 50 000 followers', followers(10_000, 50_000)],
    ['over 1M', followers(1_000_000, open), 'at least 1M followers'],
    ['over 100k', followers(100_000, 500_000)],
    ['at least 20k subscribers', followers(20_000, 500_000)],
    ['50k+', followers(50_000, 500_000)],
    ['20k or more', followers(20_000, 500_000)],
    ['100k followers max', followers(10_000, 100_000)],
    ['between 10k and 100k', followers(10_000, 100_000)],
    ['between 100k and 10k', followers(10_000, 100_000)],
    ['from 20k to 80k followers', followers(20_000, 80_000)],
    ['10-50k followers', followers(10_000, 50_000)],
    ['10k–50k', followers(10_000, 50_000)],
    ['10k followers to 50k followers', followers(10_000, 50_000)],
    ['5000-50k followers', followers(5000, 50_000)],
    ['0.5m to 1.5m followers', followers(500_000, 1_500_000)],
    ['around 100k followers', followers(50_000, 200_000)],
    ['over 1000', followers(1000, 500_000)],
    ['over 500k', followers(500_000, open)],
    ['under 10k', followers(0, 10_000)],
    ['> 30k', followers(30_000, 500_000)],
    ['<= 30000', followers(10_000, 30_000)],
    ['micro', followers(10_000, 100_000)],
    ['only micro-influencers', followers(10_000, 100_000)],
    ['nano and micro creators', followers(1000, 100_000)],
    ['nano', followers(1000, 10_000)],
    ['medium', followers(50_000, 500_000)],
    ['celebrity', followers(1_000_000, open)],
    ['celebrity creators', followers(1_000_000, open)],
    ['until 50k', followers(10_000, 50_000)],
    ['10k until 50k', followers(10_000, 50_000)],
    ['no micro', followers(100_000, 500_000)],
    ['no celebrities', followers(10_000, 170_000)],
    ['smaller than 900', followers(0, 900)],
    ['größer als 900', followers(900, 500_000)],
    ['smaller', followers(3300, 170_000)],
    ['bigger ones please', followers(30_000, 1_500_000)],
    ['any size', followers(0, open), 'any number of followers'],
    ['exclude people with less than 15k followers', followers(15_000, 500_000)],
    ['no one under 20k', followers(20_000, 500_000)],
    ['no accounts over 1M', followers(10_000, 500_000)],
    ['no one over 100k', followers(10_000, 100_000)],
    ['not below 30k', followers(30_000, 500_000)],
    ['over 20k but under 50k', followers(20_000, 50_000)],
    ['>=20k <=50k', followers(20_000, 50_000)],
    ['about 100k followers', followers(50_000, 200_000)],
    ['größere', followers(30_000, 1_500_000)],
    ['unter 50.000 Abonnenten', followers(10_000, 50_000)],
    ['mindestens 20 Tsd. Follower', followers(20_000, 500_000)],
    ['10k bis 50k', followers(10_000, 50_000)],
    ['10k hasta 50k seguidores', followers(10_000, 50_000)],
    ['de 10k a 50k seguidores', followers(10_000, 50_000)],
    ["10k jusqu'à 50k", followers(10_000, 50_000)],
    ['zwischen 10k und 50k', followers(10_000, 50_000)],
    ['menos de 50 mil seguidores', followers(10_000, 50_000)],
    ['más de 20k', followers(20_000, 500_000)],
    ['moins de 50 000 abonnés', followers(10_000, 50_000)],
    ['plus de 20k abonnés', followers(20_000, 500_000)],
    ['粉丝5万以下', followers(10_000, 50_000)],
    ['1万到10万粉丝', followers(10_000, 100_000)],
    ['粉丝超过2万', followers(20_000, 500_000)],
    ['1万人以上10万人以下', followers(10_000, 100_000)],
    ['under 99999999999999 followers', followers(10_000, open)],
  ])
})

describe('a follow-up message about engagement', () => {
  itReads([
    ['above 3%', engagement(0.03, 1), 'at least 3% engagement'],
    ['at least 5 percent engagement', engagement(0.05, 1)],
    ['engagement over 4,5 %', engagement(0.045, 1)],
    ['engagement rate between 2 and 6%', engagement(0.02, 0.06), '2% to 6% engagement'],
    ['5%+', engagement(0.05, 1)],
    ['5% engagement', engagement(0.05, 1)],
    ['engagement 5%', engagement(0.05, 1)],
    ['under 1% engagement', engagement(0, 0.01), 'at most 1% engagement'],
    ['higher engagement', engagement(0.03, 1)],
    ['with high engagement please', engagement(0.03, 1), 'at least 3% engagement'],
    ['highly engaged audiences only', engagement(0.03, 1)],
    ['high engagement and under 50k', { ...followers(10_000, 50_000), ...engagement(0.03, 1) }],
    ['bitte mit hohem Engagement', engagement(0.03, 1)],
    ['con alto engagement por favor', engagement(0.03, 1)],
    ['avec un fort engagement', engagement(0.03, 1)],
    ['com engajamento alto', engagement(0.03, 1)],
    ['con alto coinvolgimento', engagement(0.03, 1)],
    ['互动率高的', engagement(0.03, 1)],
    ['engagement doesn’t matter', engagement(0, 1), 'any engagement'],
    ['over 900% engagement', engagement(1, 1)],
    ['mindestens 3 Prozent', engagement(0.03, 1)],
  ])
})

describe('a follow-up message about prices', () => {
  itReads([
    ['max $500 a post', { max_price: 500 }, 'at most $500 a post'],
    ['cheaper than 300 dollars', { max_price: 300 }],
    ['cheaper than 300', { max_price: 300 }],
    ['billiger als 300', { max_price: 300 }],
    ['más baratos que 300', { max_price: 300 }],
    ['дешевле 300', { max_price: 300 }],
    ['up to 1.5k USD per video', { max_price: 1500 }],
    ['our budget is 2,000 dollars', { max_price: 2000 }],
    ['between $100 and $400', { max_price: 400 }],
    ['under $250', { max_price: 250 }],
    ['cheaper', { max_price: 500 }],
    ['any price', { max_price: null }, 'any price'],
  ])
})

describe('a follow-up message that compares with the criteria so far', () => {
  const refine = (message: string, given: Partial<typeof criteria>) =>
    refineCriteria(message, { ...criteria, ...given }, 10).criteria

  it('halves the price, or names one where there was none', () => {
    expect(refine('cheaper', { max_price: 600 }).max_price).toBe(300)
    expect(refine('cheaper', { max_price: null }).max_price).toBe(500)
  })

  it('doubles the price for more expensive creators', () => {
    for (const message of ['more expensive ones please', 'pricier creators', 'no cheap ones']) {
      expect(refine(message, { max_price: 500 }).max_price, message).toBe(1000)
      expect(refine(message, { max_price: null }).max_price, message).toBeNull()
    }
  })

  it('raises the least engagement by half, up to all of it', () => {
    expect(refine('higher engagement', engagement(0.04, 1)).engagement).toEqual({ min: 0.06, max: 1 })
    expect(refine('higher engagement', engagement(0.9, 1)).engagement).toEqual({ min: 1, max: 1 })
  })

  it('leaves an open number of followers open for larger creators, not for smaller ones', () => {
    expect(refine('bigger', followers(10_000, open)).followers).toEqual({ min: 30_000, max: open })
    expect(refine('smaller', followers(30_000, open)).followers).toEqual({ min: 10_000, max: 3_300_000 })
  })
})
