import { describe, expect, test } from 'vitest'
import type { FoundCriterion } from '../brand-analyser-port.ts'
import { readBrandCriteria } from './read-brand-criteria.ts'

async function find(text: string, filter: FoundCriterion['filter']) {
  return (await readBrandCriteria(text)).find((criterion) => criterion.filter === filter)
}

async function listMarkets(text: string): Promise<readonly string[]> {
  const criterion = await find(text, 'regions')
  return criterion?.filter === 'regions' ? criterion.values : []
}

describe('the countries of a brand', () => {
  test.each([
    ['We ship to Germany and the UK.', ['DE', 'GB']],
    ['we ship to germany and the uk', ['DE', 'GB']],
    ['Our boards are sold in Spain, Portugal and France.', ['ES', 'PT', 'FR']],
    ['Customers across the US and Canada love our tea.', ['US', 'CA']],
    ['Our German customers come back.', ['DE']],
    ['We export to 40 countries, including Japan and South Korea.', ['JP', 'KR']],
    ['We sell boards shaped in Morocco to surfers across Spain.', ['ES']],
    ['Audience: women of 30, in the UK and Ireland', ['GB', 'IE']],
    ['We want creators who are based in Austria or Switzerland.', ['AT', 'CH']],
    ['We ship from Germany to France and Spain, except Italy.', ['FR', 'ES']],
    ['Sold at retailers throughout Scandinavia.', ['SE', 'DK', 'NO', 'FI']],
    ['Wir liefern nach Deutschland und Österreich.', ['DE', 'AT']],
    ['Nous livrons en France et en Belgique.', ['FR', 'BE']],
    ['Enviamos a España y México.', ['ES', 'MX']],
    ['Enviamos para Portugal e Brasil.', ['PT', 'BR']],
    ['Spediamo in Italia e Germania.', ['IT', 'DE']],
    ["Almanya'ya ve İngiltere'ye gönderiyoruz.", ['DE', 'GB']],
    ['Мы доставляем в Германию и Польшу.', ['DE', 'PL']],
    ['نشحن إلى ألمانيا', ['DE']],
    ['हम भारत और नेपाल में डिलीवर करते हैं', ['IN', 'NP']],
    ['Kami mengirim ke Jepang dan Singapura.', ['JP', 'SG']],
    ['Chúng tôi giao hàng đến Nhật Bản.', ['JP']],
    ['我们发货到德国和英国，产品产自日本。', ['DE', 'GB']],
    ['ドイツとイギリスに発送しています。', ['DE', 'GB']],
    ['독일과 영국으로 배송합니다.', ['DE', 'GB']],
  ])('are those it sells to: %s', async (text, countries) => {
    expect(await listMarkets(text)).toEqual(countries)
  })

  test.each([
    'Founded in Italy in 1950.',
    'Our knives are made in Japan by hand.',
    'A Berlin-based brand that sells sofas.',
    'We do not ship to the United States yet.',
    'Our founder learned baking in Paris. Inspired by the markets of Morocco.',
    'We deliver worldwide. Send your photos to us, and the turkey ships to you.',
    'The olives come from Greece and are sold by weight.',
    'Our clients include Deutsche Bank and Air France.',
    'We have customers from Germany, and investors in Japan.',
    'Fondée à Milan en 1990. Hergestellt in Portugal. Fabricado en México. 日本製です。',
  ])('are not those that are mentioned otherwise: %s', async (text) => {
    expect(await listMarkets(text)).toEqual([])
  })

  test('are where creators are to be, if that is said', async () => {
    expect(await listMarkets('We ship to Germany. We look for travel creators in Spain.')).toEqual(['ES'])
  })

  test.each([
    'Target markets: Germany, Austria',
    'Markets\n● Germany\n● Austria\n',
    'Market | Creators\nGermany | 5\nAustria | 3',
    '| Shipping | Germany, Austria',
    '目标市场：德国、奥地利',
  ])('stand beside or below a label: %j', async (text) => {
    expect(await listMarkets(text)).toEqual(['DE', 'AT'])
  })
})

describe('what a brief asks of creators', () => {
  const brief = `Lumi makes vegan skincare for women over thirty. It costs €39.
We look for German-speaking micro-influencers on Instagram with at least 3% engagement. No gaming creators.
They should have 10k to 50k followers and at least 5k views per video. Our budget is up to €500 per post.`

  test('is read with the words that say so', async () => {
    const found = await readBrandCriteria(brief)
    expect(found).toEqual([
      { filter: 'languages', values: ['de'], quotes: ['German-speaking'] },
      { filter: 'platforms', values: ['instagram'], quotes: ['Instagram'] },
      { filter: 'subscriber_range', min: 10_000, max: 50_000, quotes: ['They should have 10k to 50k followers'] },
      { filter: 'engagement_rate_range', min: 0.03, quotes: ['with at least 3% engagement'] },
      { filter: 'average_views_range', min: 5000, quotes: ['at least 5k views per video'] },
      { filter: 'price_range', max: 588, quotes: ['Our budget is up to €500 per post'] },
      { filter: 'exclude_words', values: ['gaming'], quotes: ['No gaming creators'] },
      { filter: 'audience', values: ['women over thirty'], quotes: ['women over thirty'] },
    ])
    expect(found.flatMap(({ quotes }) => quotes).filter((quote) => !brief.includes(quote))).toEqual([])
  })

  test('stands in tables too', async () => {
    const table =
      'Audience | New parents\nLanguages | German, English\nPlatforms | TikTok\nFollowers | 5k-20k\nBudget | $300'
    const found = await readBrandCriteria(table)
    expect(Object.fromEntries(found.map(({ filter, quotes, ...said }) => [filter, said]))).toEqual({
      languages: { values: ['de', 'en'] },
      platforms: { values: ['tiktok'] },
      subscriber_range: { min: 5000, max: 20_000 },
      price_range: { max: 300 },
      audience: { values: ['New parents'] },
    })
  })

  test.each([
    ['figures of its own accounts', 'We have 50k followers on Instagram. Join our 20,000 subscribers.'],
    ['prices of its products', 'Our serum costs €39, two for €60.'],
    ['a founder', 'Our founder is an Italian creator. The brand was founded by YouTuber Anna in Spain.'],
    ['what a product lacks', 'A cream without perfume, no parabens, not for games.'],
    ['nothing', ''],
  ])('is not read from %s', async (_what, text) => {
    expect(await readBrandCriteria(text)).toEqual([])
  })

  test('is one range where a text states two limits', async () => {
    const text = 'We want creators with at least 10k followers. The creators should have no more than 80k followers.'
    expect(await find(text, 'subscriber_range')).toMatchObject({ min: 10_000, max: 80_000 })
  })

  test.each([
    ['one letter', 'a'.repeat(40_000)],
    ['blanks', `engagement${' '.repeat(39_000)}x`],
    ['markets', 'ship to Germany, '.repeat(2_300)],
    ['labels', 'Markets\n'.repeat(5_000)],
    ['cells', 'a | '.repeat(10_000)],
    ['sentence ends', '. '.repeat(20_000)],
    ['Chinese', '我们发货到德国和英国面向'.repeat(3_000)],
  ])('is read from 40,000 letters of %s within four seconds', async (_what, text) => {
    const begun = process.threadCpuUsage()
    await readBrandCriteria(text)
    expect(process.threadCpuUsage(begun).user / 1000).toBeLessThan(4000)
  })
})
