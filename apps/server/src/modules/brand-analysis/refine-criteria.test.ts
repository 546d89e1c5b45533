import { countries } from '@troupe/contract/catalogues/countries'
import { CreatorCriteria } from '@troupe/contract/conversations'
import { describe, expect, it } from 'vitest'
import { startCriteria as criteria, itReads } from '../../testing/wire/follow-ups.ts'
import { refineCriteria } from './refine-criteria.ts'

const followers = (min: number, max: number) => ({ followers: { min, max } })
const engagement = (min: number, max: number) => ({ engagement: { min, max } })

const allBut = (excluded: string) => countries.map(({ code }) => code).filter((code) => code !== excluded)

describe('a follow-up message about marks', () => {
  itReads([
    ['only verified', { verified_only: true }, 'only verified creators'],
    ['verified accounts with email', { verified_only: true, with_email: true }],
    ['with e-mail', { with_email: true }, 'only with e-mail'],
    ['also verified', { verified_only: true }, 'only verified creators'],
    ['with email too', { with_email: true }, 'only with e-mail'],
    ['verified, with email as well', { verified_only: true, with_email: true }],
    ['también verificados', { verified_only: true }],
    ['auch mit E-Mail', { with_email: true }],
    ['也要有邮箱的', { with_email: true }],
    ['only those with email', { with_email: true }],
    ['I need their email addresses', { with_email: true }],
    ['nur mit E-Mail', { with_email: true }],
    ['只要有邮箱的', { with_email: true }],
  ])

  it('removes them again', () => {
    const strict = { ...criteria, verified_only: true, with_email: true }
    const [verified, email] = ['verified or not', 'with or without email'].map((text) =>
      refineCriteria(text, strict, 10),
    )
    expect(verified?.criteria).toEqual({ ...strict, verified_only: false })
    expect(verified?.changes).toEqual(['verified or not'])
    expect(email?.criteria).toEqual({ ...strict, with_email: false })
    expect(email?.changes).toEqual(['with or without e-mail'])
  })

  it.each([
    ['any country', { regions: [] }],
    ['any price', { max_price: null }],
    ['not only verified', { verified_only: false }],
    ['email not needed', { with_email: false }],
    ['unverified too', { verified_only: false }],
    ['verified is fine too', { verified_only: false }],
    ['also without email', { with_email: false }],
    ['any size', { followers: { min: 0, max: 10_000_000 } }],
    ['any platform', { platforms: ['tiktok', 'instagram', 'youtube'] }],
  ])('understands the alternatives that the assistant offers without results: %s', (message, changed) => {
    const platforms = criteria.platforms.slice(0, 1)
    const strict = { ...criteria, platforms, regions: ['DE'], max_price: 50, verified_only: true, with_email: true }
    expect(refineCriteria(message, strict, 10).criteria).toMatchObject(changed)
  })
})

describe('a follow-up message about topics', () => {
  itReads([
    [
      'more about makeup',
      { keywords: ['makeup', 'skincare routine', 'vegan'], categories: ['makeup', 'skincare', 'beauty'] },
      'more about Makeup',
    ],
    [
      'focus on vegan baking',
      { keywords: ['vegan baking'], categories: ['baking', 'vegan_vegetarian'] },
      'only vegan baking',
    ],
    ['more about beekeeping', { keywords: ['beekeeping', 'skincare routine', 'vegan'] }, 'more about beekeeping'],
    [
      'also haircare',
      { keywords: ['skincare routine', 'vegan', 'haircare'], categories: ['skincare', 'beauty', 'haircare'] },
      'also Haircare',
    ],
    [
      'more about vegan',
      { keywords: ['vegan', 'skincare routine'], categories: ['vegan_vegetarian', 'skincare', 'beauty'] },
    ],
    ['more about hand carved wooden spoons', { keywords: ['hand carved wooden spoons', 'skincare routine', 'vegan'] }],
    [
      'creators about Italian food',
      { keywords: ['Italian food', 'skincare routine', 'vegan'], categories: ['food_cooking', 'skincare', 'beauty'] },
      'more about Italian food',
    ],
    [
      'also more of haircare',
      { keywords: ['skincare routine', 'vegan', 'haircare'], categories: ['skincare', 'beauty', 'haircare'] },
    ],
    ['not about makeup', { excluded_keywords: ['makeup'] }],
    ['no brands', { excluded_keywords: ['brands'] }],
    ['no skincare recipes', { excluded_keywords: ['skincare recipes'] }, 'without skincare recipes'],
    ['no beauty pageants', { excluded_keywords: ['beauty pageants'] }],
    ['no beauty videos', { excluded_keywords: ['beauty'], categories: ['skincare'] }],
    ['no "raw" food', { excluded_keywords: ['raw food'] }],
    ['makeup instead', { keywords: ['makeup'], categories: ['makeup'] }, 'only Makeup'],
    ['only beekeeping', { keywords: ['beekeeping'], categories: [] }],
    ['no xq', { excluded_keywords: ['xq'] }],
    ['only yoga', { keywords: ['yoga'], categories: ['yoga_pilates'] }, 'only yoga'],
    ['without gaming', { excluded_keywords: ['gaming'] }, 'without Gaming'],
    ['no skincare', { keywords: ['vegan'], categories: ['beauty'], excluded_keywords: ['skincare'] }],
    ['less beauty', { categories: ['skincare'] }],
    ["don't include makeup", { excluded_keywords: ['makeup'] }],
    ['not interested in beauty', { categories: ['skincare'], excluded_keywords: ['beauty'] }],
    ['only vegan creators', { keywords: ['vegan'], categories: ['vegan_vegetarian'] }],
    ['keine Gaming-Kanäle', { excluded_keywords: ['Gaming'] }],
    ['no pranks and no crypto', { excluded_keywords: ['pranks', 'crypto'] }],
    ['no crypto people, and no gambling either', { excluded_keywords: ['crypto', 'gambling'] }],
    [
      'more about Italian food',
      { keywords: ['Italian food', 'skincare routine', 'vegan'], categories: ['food_cooking', 'skincare', 'beauty'] },
    ],
  ])

  it('adds a topic to full lists in place of the last', () => {
    const keywords = Array.from({ length: 20 }, (_, number) => `topic ${number}`)
    const { criteria: refined } = refineCriteria('also haircare', { ...criteria, keywords }, 10)
    expect(refined.keywords).toEqual([...keywords.slice(0, 19), 'haircare'])
  })

  it('restores an excluded topic', () => {
    const { criteria: without } = refineCriteria('without gaming', criteria, 10)
    expect(refineCriteria('also gaming', without, 10).criteria.excluded_keywords).toEqual([])
  })

  it('keeps the lists within their limits', () => {
    let many = criteria
    for (let number = 0; number < 40; number++) {
      many = refineCriteria(
        `without topic${String.fromCharCode(97 + (number % 26))}${number > 25 ? 'x' : ''}`,
        many,
        10,
      ).criteria
      many = refineCriteria(`more about subject${String.fromCharCode(97 + (number % 26))}`, many, 10).criteria
    }
    expect(CreatorCriteria.safeParse(many).success).toBe(true)
  })
})

describe('a follow-up message about several things', () => {
  itReads([
    ['over 20k budget 300', { ...followers(20_000, 500_000), max_price: 300 }],
    ['between 10k, 50k', followers(10_000, 50_000)],
    ['TikTok only, Germany too', { platforms: ['tiktok'], regions: ['US', 'DE'] }],
    [
      'only Germany, under 50k',
      { regions: ['DE'], ...followers(10_000, 50_000) },
      '10K to 50K followers',
      'only Germany',
    ],
    [
      'German micro-influencers on TikTok with email',
      {
        regions: ['DE'],
        ...followers(10_000, 100_000),
        platforms: ['tiktok'],
        with_email: true,
      },
    ],
    ['under 50k and 3% engagement', { ...followers(10_000, 50_000), ...engagement(0.03, 1) }],
    ['no one under 20k in Germany', { ...followers(20_000, 500_000), regions: ['DE'] }],
    ['20k or more not in the US', { ...followers(20_000, 500_000), regions: allBut('US') }],
    [
      'over 50k about makeup',
      {
        ...followers(50_000, 500_000),
        keywords: ['makeup', 'skincare routine', 'vegan'],
        categories: ['makeup', 'skincare', 'beauty'],
      },
    ],
    [
      'bigger, any price and verified purple elephants',
      { ...followers(30_000, 1_500_000), max_price: null, verified_only: true },
    ],
    ['Germany 5', { regions: ['DE'] }],
    ['under 50k followers over 3% engagement', { ...followers(10_000, 50_000), ...engagement(0.03, 1) }],
    [
      'over 3% engagement and under 50k followers in the UK',
      {
        ...followers(10_000, 50_000),
        ...engagement(0.03, 1),
        regions: ['GB'],
      },
    ],
    ['no Instagram, only France, max $500 a post', { platforms: ['tiktok'], regions: ['FR'], max_price: 500 }],
    ['no gaming, Germany', { excluded_keywords: ['gaming'], regions: ['DE'] }],
    [
      'only verified creators in Spain or Mexico with at least 100k subscribers and cheaper than $800',
      {
        verified_only: true,
        regions: ['ES', 'MX'],
        ...followers(100_000, 500_000),
        max_price: 800,
      },
    ],
    ['nur Deutschland und Österreich, unter 50k', { regions: ['DE', 'AT'], ...followers(10_000, 50_000) }],
    ['solo Alemania, menos de 50k seguidores', { regions: ['DE'], ...followers(10_000, 50_000) }],
    ["seulement l'Espagne, moins de 50k abonnés", { regions: ['ES'], ...followers(10_000, 50_000) }],
    ['只要德国，粉丝5万以下', { regions: ['DE'], ...followers(10_000, 50_000) }],
    [
      'German skincare influencers',
      {
        regions: ['DE'],
        keywords: ['skincare', 'skincare routine', 'vegan'],
      },
    ],
  ])
})

describe('a message that describes something new', () => {
  it.each([
    ['We are a German skincare brand'],
    ['A sustainable sneaker brand from Berlin for young people'],
    ['Lumi sells vegan cosmetics in the UK'],
    ['We just launched a skincare line for teens in Germany'],
    ['organic dog food'],
    ['German skincare brand with vegan products'],
    ['Our company makes handmade Italian leather bags, sold on Instagram'],
    ['Wir sind eine Marke für vegane Kosmetik aus Deutschland'],
    ['我们是德国的护肤品牌'],
    ['A meal kit delivery service with 50k customers in Germany and France'],
    ['thanks, that looks great!'],
    ['why?'],
    ['...'],
    ['no problem'],
    ['20% off'],
    ['women over 30'],
    ['top 10'],
    ['Luxury watches, Switzerland, budget $5000'],
    ['mobile game studio from Finland, casual puzzle games'],
    ['more results'],
    ['50k customers'],
    ['save 20%'],
    ['over 999'],
    ['our company, only Germany'],
    ['skincare influencers'],
    ['under 50k purple elephants'],
    ['bigger purple elephants'],
    ['no big problem'],
    ['German brand'],
    ['the best of all'],
    [`Only Germany. ${'Our story began in a small kitchen. '.repeat(20)}`],
  ])('%s', (message) => {
    expect(refineCriteria(message, criteria, 10)).toMatchObject({ is_refinement: false, criteria, changes: [] })
  })
})

describe('reading follow-up messages', () => {
  it('ends at 280 characters: a longer message describes something', () => {
    const message = `only Germany${'.'.repeat(268)}`
    expect(refineCriteria(message, criteria, 10).is_refinement).toBe(true)
    expect(refineCriteria(`${message}.`, criteria, 10).is_refinement).toBe(false)
  })

  it('answers at once for any text', () => {
    const hostile = [
      '1 111 '.repeat(3000),
      '9'.repeat(20_000),
      'us '.repeat(6000),
      '1,'.repeat(9000),
      '德'.repeat(20_000),
      "a'".repeat(9000),
      'only '.repeat(50),
      '10k-'.repeat(60),
    ]
    const start = process.threadCpuUsage()
    for (const message of hostile) refineCriteria(message, criteria, 10)
    expect(process.threadCpuUsage(start).user / 1000).toBeLessThan(1000)
  })

  it('never gives a range the wrong way round', () => {
    for (const message of ['over 5M', 'under 100 followers', 'between 3 and 2 million', 'over 90% and under 10%']) {
      const { followers, engagement } = refineCriteria(message, criteria, 10).criteria
      expect(followers.min, message).toBeLessThanOrEqual(followers.max)
      expect(engagement.min, message).toBeLessThanOrEqual(engagement.max)
    }
  })
})
