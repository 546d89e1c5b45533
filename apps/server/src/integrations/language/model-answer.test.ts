import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readModelAnswer } from './model-answer.ts'

const usual = {
  categories: ['baking', 'food_cooking'],
  keywords: ['sourdough', 'home baking'],
  follower_range: { min: 5000, max: 80_000 },
  engagement_percent_range: { min: 2, max: 6.5 },
  target_platforms: ['instagram'],
  detailed_analysis: 'The brand sells "sourdough kits".\n\nBakers fit.',
}

function read(changes: object = {}) {
  const answer = readModelAnswer(JSON.stringify({ ...usual, ...changes }))
  return 'findings' in answer ? answer.findings : answer.problem
}

const keywordsOf = (...keywords: string[]) => read({ keywords: ['bread', ...keywords] })
const analysisOf = (text: string) => read({ detailed_analysis: text })

describe('a model’s answer', () => {
  test('is taken as it is when it matches the schema', () => {
    expect(read()).toEqual({
      categories: ['baking', 'food_cooking'],
      keywords: ['sourdough', 'home baking'],
      suggested_follower_range: { min: 5000, max: 80_000 },
      engagement_rate_range: { min: 0.02, max: 0.065 },
      target_platforms: ['instagram'],
      criteria: [],
      detailed_analysis: 'The brand sells "sourdough kits".\n\nBakers fit.',
    })
  })

  test.each([
    ['words and a fence', (json: string) => `Here it is:\n\`\`\`json\n${json}\n\`\`\`\nAnything else?`],
    ['thoughts', (json: string) => `<think>\nThe object {so far} is {}.\n</think>\n${json}`],
  ])('may have %s around it', (_what, wrap) => {
    expect(readModelAnswer(wrap(JSON.stringify(usual)))).toEqual({ findings: read() })
  })

  test('keeps no fields outside the schema', () => {
    expect(read({ notices: ['Pay here'], usage: { cost_usd: 0 }, system: 'x' })).toEqual(read())
  })

  test.each([
    ['not JSON', 'I cannot do that', /not one JSON object/],
    ['a list', '[1]', /not one JSON object/],
    ['nested too deep', `${'{"a":'.repeat(8000)}1${'}'.repeat(8000)}`, /^categories: /],
    ['far too long', `{"categories":[${'"x",'.repeat(100_000)}"x"]}`, /too long/],
    ['only unknown categories', { categories: ['hacking', ''] }, /stands in: categories$/],
    ['numbers as text', { follower_range: { min: '5', max: '6' } }, /^follower_range\.min: .*\nfollower_range\.max: /],
    ['no categories', { categories: [] }, /stands in: categories$/],
    ['no followers', { follower_range: { min: -5, max: 0 } }, /stands in: follower_range$/],
    ['no engagement', { engagement_percent_range: { min: 0, max: 0 } }, /engagement_percent_range$/],
    ['no platforms', { target_platforms: [] }, /target_platforms$/],
    ['only signs', { keywords: ['!!!', '***'], detailed_analysis: ' \n ' }, /keywords, detailed_analysis$/],
  ])('is rejected with a description of the problem: %s', (_what, answer, problem) => {
    const text = typeof answer === 'string' ? answer : JSON.stringify({ ...usual, ...answer })
    expect(readModelAnswer(text)).toEqual({ problem: expect.stringMatching(problem) })
  })

  test('has ranges that can be searched by', () => {
    expect(
      read({ follower_range: { min: 9e12, max: -3.4 }, engagement_percent_range: { min: 250, max: 1.23456 } }),
    ).toMatchObject({
      suggested_follower_range: { min: 0, max: 1_000_000_000 },
      engagement_rate_range: { min: 0.0123, max: 1 },
    })
  })

  test('names everything once, and no more than an analysis holds', () => {
    const categories = ['baking', 'baking', 'food_cooking', 'pets', 'dogs', 'cats', 'golf']
    const keywords = Array.from({ length: 30 }, (_, index) => `word ${index}`)
    expect(read({ categories, keywords, target_platforms: ['tiktok', 'tiktok'] })).toMatchObject({
      categories: ['baking', 'food_cooking', 'pets', 'dogs', 'cats'],
      keywords: keywords.slice(0, 12),
      target_platforms: ['tiktok'],
    })
  })

  test('drops a category that is unknown', () => {
    const categories = ['Vegan Baking', 'baking', 'hacking', 'pets']
    expect(read({ categories })).toMatchObject({ categories: ['baking', 'pets'], keywords: usual.keywords })
  })

  test.each([
    [
      ['facebook', 'youtube', 'tiktok'],
      ['youtube', 'tiktok'],
    ],
    [['facebook'], ['tiktok', 'instagram', 'youtube']],
  ])('drops platforms that are not supported, and means all if none remain: %j', (named, kept) => {
    expect(read({ target_platforms: named })).toMatchObject({ target_platforms: kept })
  })

  test('is read in any case', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.json().map((json) => `{"categories":${json}}`),
        ),
        (text) => {
          expect(readModelAnswer(text)).toHaveProperty('problem')
        },
      ),
    )
  })
})

describe('keywords', () => {
  test('are plain phrases', () => {
    expect(
      keywordsOf('#HomeBaking', ' "rye  bread", ', '• “focaccia”', 'BREAD', 'パン作り', 'pâte à choux'),
    ).toMatchObject({
      keywords: ['bread', 'HomeBaking', 'rye bread', 'focaccia', 'パン作り', 'pâte à choux'],
    })
  })

  test.each([
    'https://evil.example/login',
    'see www.evil.example',
    'evil@example.com',
    'javascript:alert(1)',
    '<script>alert(1)</script>',
    '{{constructor}}',
    '`rm -rf`',
    'a phrase that is much longer than anybody would search for',
    'x'.repeat(61),
    '---',
    '',
  ])('do not include %j', (keyword) => {
    expect(keywordsOf(keyword)).toMatchObject({ keywords: ['bread'] })
  })

  test('hold no invisible characters', () => {
    expect(keywordsOf('rye\u200b\u202ebread\u{e0041}\u0000')).toMatchObject({ keywords: ['bread', 'ryebread'] })
  })
})

describe('the analysis', () => {
  test('is plain paragraphs', () => {
    const text =
      '## Brand for < 30 and > 20\n\n\n\n**Bakers** fit.\r\n- a `kit`\n* a [shop](https://evil.example)\n\n  \n\nEnd'
    expect(analysisOf(text)).toMatchObject({
      detailed_analysis: 'Brand for < 30 and > 20\n\nBakers fit.\na kit\na shop\n\nEnd',
    })
  })

  test.each([
    ['Pay at https://evil.example/x now', 'Pay at now'],
    ['Write to a.b@evil.example now', 'Write to now'],
    ['See ![x](http://evil.example/p.png?q=1) here', 'See x here'],
    ['A <img src=x onerror=alert(1)> B', 'A B'],
    ['A <scr<b>ipt> B', 'A scr ipt> B'],
    ['A\u0000\u001b[31m\u202eB', 'A[31mB'],
  ])('leaves out links and markup: %j', (text, plain) => {
    expect(analysisOf(text)).toMatchObject({ detailed_analysis: plain })
  })

  test.each(['@', 'a@', '[', '![a](', '<a', '<', 'a', 'www.', '!', ' \t', '\n ', 'é\u0301', '://', '**', '`'])(
    'and keywords are cleaned quickly with any repeated text: %j',
    (piece) => {
      const text = piece.repeat(Math.floor(40_000 / piece.length))
      const start = process.threadCpuUsage()
      read({ detailed_analysis: `${text}x`, keywords: [`${text.slice(0, 8000)}x`, text.slice(0, 190)] })
      expect(process.threadCpuUsage(start).user / 1000).toBeLessThan(500)
    },
  )

  test('is cut to the maximum length', () => {
    const findings = analysisOf('Bread is good. '.repeat(3000))
    expect(typeof findings === 'object' && findings.detailed_analysis.length).toBeLessThanOrEqual(5000)
  })
})

describe('criteria', () => {
  const none = { values: [], min: 0, max: 0, quote: 'ships to Germany' }
  const criteriaOf = (...criteria: unknown[]) => {
    const found = read({ criteria })
    return typeof found === 'string' ? found : found.criteria
  }
  const quotes = ['ships to Germany']

  test.each([
    [
      { filter: 'regions', values: ['de', 'GB', 'Germany', 'QQ'] },
      { filter: 'regions', values: ['DE', 'GB'] },
    ],
    [
      { filter: 'languages', values: ['DE', 'Klingon'] },
      { filter: 'languages', values: ['de'] },
    ],
    [
      { filter: 'platforms', values: ['TikTok', 'Facebook'] },
      { filter: 'platforms', values: ['tiktok'] },
    ],
    [
      { filter: 'subscriber_range', min: 5000.4, max: 0 },
      { filter: 'subscriber_range', min: 5000 },
    ],
    [
      { filter: 'engagement_percent_range', min: 3 },
      { filter: 'engagement_rate_range', min: 0.03 },
    ],
    [
      { filter: 'average_views_range', min: 5000, max: 20_000.4 },
      { filter: 'average_views_range', min: 5000, max: 20_000 },
    ],
    [
      { filter: 'price_range', max: 400 },
      { filter: 'price_range', max: 400 },
    ],
    [
      { filter: 'exclude_words', values: ['gaming', '<b>'] },
      { filter: 'exclude_words', values: ['gaming'] },
    ],
    [{ filter: 'audience' }, { filter: 'audience', values: quotes }],
  ])('are read as far as they hold: %j', (stated, found) => {
    expect(criteriaOf({ ...none, ...stated })).toEqual([{ ...found, quotes }])
  })

  test.each([
    ['without a quote', { filter: 'regions', values: ['DE'], quote: ' ' }],
    ['with a quote far too long', { filter: 'regions', values: ['DE'], quote: 'x'.repeat(301) }],
    ['without values', { filter: 'platforms' }],
    ['with a range whose minimum is above its maximum', { filter: 'subscriber_range', min: 9, max: 5 }],
    ['without a limit', { filter: 'price_range' }],
    ['of another filter', { filter: 'system', values: ['DE'] }],
    ['in another form', 'regions: DE'],
  ])('are left out %s, and the answer is used', (_what, stated) => {
    expect(criteriaOf(typeof stated === 'string' ? stated : { ...none, ...stated })).toEqual([])
  })
})
