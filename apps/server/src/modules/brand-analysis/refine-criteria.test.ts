import { CreatorCriteria } from '@troupe/contract/conversations'
import { describe, expect, it } from 'vitest'
import { refineCriteria } from './refine-criteria.ts'

const criteria: CreatorCriteria = {
  keywords: ['skincare routine', 'vegan'],
  excluded_keywords: [],
  categories: ['skincare', 'beauty'],
  platforms: ['tiktok', 'instagram'],
  followers: { min: 10_000, max: 500_000 },
  engagement: { min: 0.02, max: 1 },
  regions: ['US'],
  max_price: 1000,
  verified_only: false,
  with_email: false,
}

type Row = readonly [message: string, change: Partial<CreatorCriteria>, ...phrases: string[]]

/** Every message changes this and nothing else. */
function itReads(rows: readonly Row[]): void {
  const cases = rows.map(([message, change, ...phrases]) => ({ message, change, phrases }))
  it.each(cases)('$message', ({ message, change, phrases }) => {
    const refined = refineCriteria(message, criteria)
    expect(refined.criteria).toEqual({ ...criteria, ...change })
    expect(refined.is_refinement).toBe(true)
    if (phrases.length > 0) expect(refined.changes).toEqual(phrases)
    expect(refined.changes).not.toEqual([])
    expect(CreatorCriteria.parse(refined.criteria)).toEqual(refined.criteria)
  })
}

const followers = (min: number, max: number) => ({ followers: { min, max } })
const engagement = (min: number, max: number) => ({ engagement: { min, max } })
const open = 10_000_000

describe('a follow-up message about countries', () => {
  itReads([
    ['only Germany', { regions: ['DE'] }, 'only Germany'],
    ['German creators', { regions: ['DE'] }],
    ['creators from Germany please', { regions: ['DE'] }],
    ['DE', { regions: ['DE'] }],
    ['DE, AT and CH', { regions: ['DE', 'AT', 'CH'] }, 'only Germany, Austria and Switzerland'],
    ['UK or Ireland', { regions: ['GB', 'IE'] }, 'only United Kingdom and Ireland'],
    ['only creators based in the United Kingdom', { regions: ['GB'] }],
    ['also Canada', { regions: ['US', 'CA'] }, 'also Canada'],
    ['add France and Spain', { regions: ['US', 'FR', 'ES'] }],
    ['Canada too', { regions: ['US', 'CA'] }],
    ['Canada instead', { regions: ['CA'] }],
    ['only US creators', { regions: ['US'] }],
    ['only us creators', { regions: ['US'] }],
    ['show us creators from Japan', { regions: ['JP'] }],
    ['not the US but Canada', { regions: ['CA'] }],
    ['anywhere', { regions: [] }, 'any country'],
    ['creators from all over the world', { regions: [] }],
    ['German-speaking', { regions: ['DE', 'AT', 'CH'] }],
    ['Scandinavia', { regions: ['SE', 'DK', 'NO', 'FI'] }],
    ['Could you show me only South Korean creators, please?', { regions: ['KR'] }],
    ['ONLY IN GERMANY', { regions: ['DE'] }],
    ['can we focus on UK creators?', { regions: ['GB'] }],
    ['what about France?', { regions: ['FR'] }],
    ['not only Canada', { regions: ['US', 'CA'] }],
    [
      'Europe but not France',
      {
        regions: ['GB', 'DE', 'IT', 'ES', 'SE', 'NL', 'CH', 'BE', 'AT', 'DK', 'NO', 'FI', 'IE', 'PT', 'GR', 'PL'],
      },
    ],
    ['creators who speak German', { regions: ['DE', 'AT', 'CH'] }],
    ['please remove the country filter', { regions: [] }],
    ['nur Deutschland', { regions: ['DE'] }],
    ['bitte nur deutsche Creator', { regions: ['DE'] }],
    ['auch Österreich', { regions: ['US', 'AT'] }],
    ['solo España', { regions: ['ES'] }],
    ['solo creadores de México', { regions: ['MX'] }],
    ['uniquement la France', { regions: ['FR'] }],
    ["seulement l'Allemagne", { regions: ['DE'] }],
    ['只要德国', { regions: ['DE'] }],
    ['只看美国和加拿大的博主', { regions: ['US', 'CA'] }],
  ])

  it('leaves a country out of those that were looked for, else looks in all others', () => {
    const several = { ...criteria, regions: ['US', 'CA'] }
    expect(refineCriteria('not the US', several).criteria.regions).toEqual(['CA'])
    const others = refineCriteria('not the US', { ...criteria, regions: [] })
    expect(others.criteria.regions).toHaveLength(49)
    expect(others.criteria.regions).not.toContain('US')
    expect(others.changes).toEqual(['not United States'])
    expect(refineCriteria('anywhere but the US or Canada', criteria).criteria.regions).toHaveLength(48)
    expect(refineCriteria('without Germany, Austria and Switzerland', criteria).criteria.regions).toEqual(['US'])
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
    ['0.5m to 1.5m followers', followers(500_000, 1_500_000)],
    ['around 100k followers', followers(50_000, 200_000)],
    ['> 30k', followers(30_000, 500_000)],
    ['<= 30000', followers(10_000, 30_000)],
    ['micro', followers(10_000, 100_000)],
    ['only micro-influencers', followers(10_000, 100_000)],
    ['nano and micro creators', followers(1000, 100_000)],
    ['nano', followers(1000, 10_000)],
    ['no celebrities', followers(10_000, 500_000)],
    ['smaller', followers(3300, 170_000)],
    ['bigger ones please', followers(30_000, 1_500_000)],
    ['any size', followers(0, open), 'any number of followers'],
    ['exclude people with less than 15k followers', followers(15_000, 500_000)],
    ['no one under 20k', followers(20_000, 500_000)],
    ['no accounts over 1M', followers(10_000, 500_000)],
    ['not below 30k', followers(30_000, 500_000)],
    ['over 20k but under 50k', followers(20_000, 50_000)],
    ['>=20k <=50k', followers(20_000, 50_000)],
    ['about 100k followers', followers(50_000, 200_000)],
    ['größere', followers(30_000, 1_500_000)],
    ['unter 50.000 Abonnenten', followers(10_000, 50_000)],
    ['mindestens 20 Tsd. Follower', followers(20_000, 500_000)],
    ['zwischen 10k und 50k', followers(10_000, 50_000)],
    ['menos de 50 mil seguidores', followers(10_000, 50_000)],
    ['más de 20k', followers(20_000, 500_000)],
    ['moins de 50 000 abonnés', followers(10_000, 50_000)],
    ['plus de 20k abonnés', followers(20_000, 500_000)],
    ['粉丝5万以下', followers(10_000, 50_000)],
    ['1万到10万粉丝', followers(10_000, 100_000)],
    ['粉丝超过2万', followers(20_000, 500_000)],
    ['under 99999999999999 followers', followers(10_000, open)],
  ])
})

describe('a follow-up message about engagement', () => {
  itReads([
    ['above 3%', engagement(0.03, 1), 'at least 3% engagement'],
    ['at least 5 percent engagement', engagement(0.05, 1)],
    ['engagement over 4,5 %', engagement(0.045, 1)],
    ['engagement rate between 2 and 6%', engagement(0.02, 0.06), '2% to 6% engagement'],
    ['under 1% engagement', engagement(0, 0.01)],
    ['higher engagement', engagement(0.03, 1)],
    ['engagement doesn’t matter', engagement(0, 1)],
    ['over 900% engagement', engagement(1, 1)],
    ['mindestens 3 Prozent', engagement(0.03, 1)],
  ])
})

describe('a follow-up message about prices', () => {
  itReads([
    ['max $500 a post', { max_price: 500 }, 'at most $500 a post'],
    ['cheaper than 300 dollars', { max_price: 300 }],
    ['cheaper than 300', { max_price: 300 }],
    ['up to 1.5k USD per video', { max_price: 1500 }],
    ['our budget is 2,000 dollars', { max_price: 2000 }],
    ['between $100 and $400', { max_price: 400 }],
    ['under $250', { max_price: 250 }],
    ['cheaper', { max_price: 500 }],
    ['any price', { max_price: null }, 'any price'],
  ])
})

describe('a follow-up message about platforms', () => {
  itReads([
    ['only TikTok', { platforms: ['tiktok'] }, 'only TikTok'],
    ['also YouTube', { platforms: ['tiktok', 'instagram', 'youtube'] }, 'also YouTube'],
    ['YouTube as well', { platforms: ['tiktok', 'instagram', 'youtube'] }],
    ['YouTube instead', { platforms: ['youtube'] }],
    ['no Instagram', { platforms: ['tiktok'] }, 'no Instagram'],
    ['Insta and YouTube', { platforms: ['instagram', 'youtube'] }],
    ['without TikTok or Instagram', { platforms: ['youtube'] }],
    ['all platforms', { platforms: ['tiktok', 'instagram', 'youtube'] }, 'all platforms'],
    ['YouTubers', { platforms: ['youtube'] }],
    ['nur auf Instagram', { platforms: ['instagram'] }],
    ['只看抖音', { platforms: ['tiktok'] }],
  ])
})

describe('a follow-up message about marks', () => {
  itReads([
    ['only verified', { verified_only: true }, 'only verified creators'],
    ['verified accounts with email', { verified_only: true, with_email: true }],
    ['with e-mail', { with_email: true }, 'only with e-mail'],
    ['only those with email', { with_email: true }],
    ['I need their email addresses', { with_email: true }],
    ['nur mit E-Mail', { with_email: true }],
    ['只要有邮箱的', { with_email: true }],
  ])

  it('takes them back', () => {
    const strict = { ...criteria, verified_only: true, with_email: true }
    expect(refineCriteria('verified or not', strict).criteria.verified_only).toBe(false)
    expect(refineCriteria('with or without email', strict).criteria.with_email).toBe(false)
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
      {
        keywords: ['vegan baking', 'skincare routine', 'vegan'],
        categories: ['baking', 'vegan_vegetarian', 'skincare', 'beauty'],
      },
      'more about vegan baking',
    ],
    ['more about beekeeping', { keywords: ['beekeeping', 'skincare routine', 'vegan'] }, 'more about beekeeping'],
    [
      'also haircare',
      { keywords: ['skincare routine', 'vegan', 'haircare'], categories: ['skincare', 'beauty', 'haircare'] },
      'also Haircare',
    ],
    ['only yoga', { keywords: ['yoga'], categories: ['yoga_pilates'] }, 'only yoga'],
    ['without gaming', { excluded_keywords: ['gaming'] }, 'without Gaming'],
    ['no skincare', { keywords: ['vegan'], categories: ['beauty'], excluded_keywords: ['skincare'] }],
    ['less beauty', { categories: ['skincare'] }],
    ["don't include makeup", { excluded_keywords: ['makeup'] }],
    ['not interested in beauty', { categories: ['skincare'], excluded_keywords: ['beauty'] }],
    ['only vegan creators', { keywords: ['vegan'], categories: ['vegan_vegetarian'] }],
    ['keine Gaming-Kanäle', { excluded_keywords: ['gaming'] }],
    ['no pranks and no crypto', { excluded_keywords: ['pranks', 'crypto'] }],
    [
      'more about Italian food',
      { keywords: ['italian food', 'skincare routine', 'vegan'], categories: ['food_cooking', 'skincare', 'beauty'] },
    ],
  ])

  it('takes back what was left out', () => {
    const { criteria: without } = refineCriteria('without gaming', criteria)
    expect(refineCriteria('also gaming', without).criteria.excluded_keywords).toEqual([])
  })

  it('keeps the lists within their bounds', () => {
    let many = criteria
    for (let number = 0; number < 40; number++) {
      many = refineCriteria(
        `without topic${String.fromCharCode(97 + (number % 26))}${number > 25 ? 'x' : ''}`,
        many,
      ).criteria
      many = refineCriteria(`more about subject${String.fromCharCode(97 + (number % 26))}`, many).criteria
    }
    expect(CreatorCriteria.safeParse(many).success).toBe(true)
  })
})

describe('a follow-up message about several things', () => {
  itReads([
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
    ['over 100k views per video'],
    ['women over 30'],
    ['top 10'],
    ['Luxury watches, Switzerland, budget $5000'],
    ['mobile game studio from Finland, casual puzzle games'],
    ['more results'],
    [`Only Germany. ${'Our story began in a small kitchen. '.repeat(20)}`],
  ])('%s', (message) => {
    expect(refineCriteria(message, criteria)).toEqual({ is_refinement: false, criteria, changes: [] })
  })
})

describe('reading follow-up messages', () => {
  it('answers at once, whatever is written', () => {
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
    const start = performance.now()
    for (const message of hostile) refineCriteria(message, criteria)
    expect(performance.now() - start).toBeLessThan(1000)
  })

  it('never gives a range the wrong way round', () => {
    for (const message of ['over 5M', 'under 100 followers', 'between 3 and 2 million', 'over 90% and under 10%']) {
      const { followers, engagement } = refineCriteria(message, criteria).criteria
      expect(followers.min, message).toBeLessThanOrEqual(followers.max)
      expect(engagement.min, message).toBeLessThanOrEqual(engagement.max)
    }
  })
})
