import { BrandAnalysis, BrandFileSummary, BrandSummary, brandFileMaxBytes } from '@troupe/contract/brand-analysis'
import { afterAll, describe, expect, it } from 'vitest'
import { createDocumentReader } from '../../integrations/documents/document-reader.ts'
import { createBuiltInEncoder } from '../../integrations/language/built-in-encoder.ts'
import { minutes } from '../../lib/durations.ts'
import { buildSignedInUser } from '../../testing/test-accounts.ts'
import { BrandAnalysisCalls } from '../../testing/test-brand-analysis.ts'
import { useTestDatabase } from '../../testing/test-database.ts'
import { buildDocx, buildPdf, writeParagraph, writeTable } from '../../testing/wire/documents.ts'
import { createBuiltInAnalyser } from './built-in/built-in-analyser.ts'

const database = useTestDatabase()
const encoder = createBuiltInEncoder()
const documents = createDocumentReader()
const calls = new BrandAnalysisCalls(database, { builtIn: createBuiltInAnalyser({ encoder }), documents })
afterAll(async () => {
  await documents.close()
  await encoder.close()
})

const description =
  'Lumi makes vegan skincare for sensitive skin: a gentle cleanser, a mineral sunscreen and a night serum. We look for ' +
  'skincare creators on Instagram and TikTok who show their honest routine.'

const issuesOf = (body: string) =>
  (JSON.parse(body) as { detail: { loc: string[]; msg: string }[] }).detail.map(({ loc, msg }) => [loc.join('.'), msg])

const describeBrand = (path: string, brand_description: unknown) =>
  calls.send('POST', path, { body: { brand_description } })

/** Rules that apply to both calls with a description. */
function itTakesDescriptions(path: string): void {
  it('requires a description within limits', async () => {
    for (const text of ['', '  \n ', '\u0000']) {
      const answer = await describeBrand(path, text)
      expect(answer.statusCode).toBe(422)
      expect(issuesOf(answer.body)).toEqual([['body.brand_description', 'Please enter a brand description']])
    }
    for (const wrong of [undefined, null, 7, ['x'], { $ne: '' }, 'x'.repeat(20_001)]) {
      expect((await describeBrand(path, wrong)).statusCode).toBe(422)
    }
  })

  it('accepts any text as a description', async () => {
    for (const text of ['?', '\ud800 x', '%00', 'x'.repeat(20_000), '皮肤护理品牌', '<script>alert(1)</script>']) {
      expect((await describeBrand(path, text)).statusCode, text.slice(0, 20)).toBe(200)
    }
  })

  it('is for signed-in users', async () => {
    const body = { brand_description: description }
    expect((await calls.send('POST', path, { body, user: null })).statusCode).toBe(401)
  })

  it('analyses 30 times a minute for a user, and says when the next is possible', async () => {
    for (let count = 0; count < 30; count++) expect((await describeBrand(path, 'tea')).statusCode).toBe(200)
    const refused = await describeBrand(path, 'tea')
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60'])
    expect(refused.json().detail).toBe('Too many analyses. Please try again in 60 seconds.')
    const user = await buildSignedInUser(calls.testApp)
    const body = { brand_description: 'tea' }
    expect((await calls.send('POST', path, { body, user })).statusCode).toBe(200)
    calls.testApp.clock.advance(minutes(1))
    expect((await describeBrand(path, 'tea')).statusCode).toBe(200)
  })
}

describe('POST /api/kols/analyze-brand-simple', () => {
  it('analyses a brand', async () => {
    const answer = await describeBrand('/kols/analyze-brand-simple', description)
    expect(answer.statusCode, answer.body).toBe(200)
    const summary = BrandSummary.strict().parse(answer.json())
    expect(summary).toMatchObject({ engine: 'built_in', usage: null })
    expect(summary.categories[0]).toBe('skincare')
    expect(summary.keywords.join(' ')).toMatch(/skincare/i)
  })

  it('gives the key and the parameters of each notice, for translations', async () => {
    const answer = await describeBrand(
      '/kols/analyze-brand-simple',
      'Nous vendons du matériel de camping et des tentes pour ceux qui aiment la randonnée.',
    )
    const notice = {
      message_key: 'brand_notice.language_in_part',
      message_params: { language: { message_key: 'language.fr' } },
    }
    expect(answer.json()).toMatchObject({ notices: [expect.any(String)], notice_messages: [notice] })
  })

  itTakesDescriptions('/kols/analyze-brand-simple')
})

describe('POST /api/kols/analyze-brand-enhanced', () => {
  it('analyses a brand and finds matching creators', async () => {
    const answer = await describeBrand('/kols/analyze-brand-enhanced', description)
    expect(answer.statusCode, answer.body).toBe(200)
    const analysis = BrandAnalysis.strict().parse(answer.json())
    expect(analysis.categories[0]).toBe('skincare')
    expect(analysis.target_platforms.toSorted()).toEqual(['instagram', 'tiktok'])
    const { suggested_follower_range: followers, engagement_rate_range: engagement } = analysis
    expect(followers.min).toBeLessThan(followers.max)
    expect(engagement.min).toBeLessThan(engagement.max)
    expect(engagement.max).toBeLessThanOrEqual(1)
    expect(analysis.detailed_analysis.split('\n\n').length).toBeGreaterThan(1)
  })

  it('reads what the text asks of creators, with its line', async () => {
    const text = 'Lumi makes skincare.\nWe ship to Germany and the UK.'
    const { criteria } = BrandAnalysis.parse((await describeBrand('/kols/analyze-brand-enhanced', text)).json())
    const citations = [{ words: 'ship to Germany and the UK', passage: 'We ship to Germany and the UK.', page: null }]
    expect(criteria).toEqual([{ filter: 'regions', values: ['DE', 'GB'], citations }])
  })

  it('answers with the analysis of the document that a description sums up', async () => {
    const path = '/kols/analyze-brand-enhanced'
    const document = BrandAnalysis.parse((await describeBrand(path, description)).json())
    const send = (given: unknown) =>
      calls.send('POST', path, { body: { brand_description: 'A brand in Beauty.', document: given } })
    expect((await send(document)).json()).toEqual(document)
    for (const wrong of [{}, 'x', { ...document, criteria: [{ filter: 'system' }] }]) {
      expect((await send(wrong)).statusCode).toBe(422)
    }
  })

  itTakesDescriptions('/kols/analyze-brand-enhanced')
})

describe('POST /api/kols/analyze-brand-file', () => {
  const path = '/kols/analyze-brand-file'
  const analyse = (content: Buffer | string, file_type = 'pdf', file_name = `lumi.${file_type}`) =>
    calls.send('POST', path, { body: { file_content: content.toString('base64'), file_name, file_type } })
  const lines = [
    'Lumi skincare',
    'Our mineral sunscreen is made for sensitive skin.',
    'The vegan night serum calms redness.',
  ]
  const pdf = buildPdf([
    lines.slice(0, 2).map((text, index) => ({ text, x: 60, y: 780 - 40 * index, size: index === 0 ? 20 : 11 })),
    [{ text: lines[2] ?? '', x: 60, y: 780 }],
  ])
  const refuses = async (content: Buffer, type: string, words: RegExp) => {
    const answer = await analyse(content, type)
    expect([answer.statusCode, answer.json().detail]).toEqual([422, expect.stringMatching(words)])
  }

  it('analyses a PDF, with the passages of its keywords', async () => {
    const answer = await analyse(pdf)
    expect(answer.statusCode, answer.body).toBe(200)
    const { categories, keywords, sources } = BrandFileSummary.strict().parse(answer.json())
    expect(categories[0]).toBe('skincare')
    expect(sources.length).toBeGreaterThan(0)
    for (const { keyword, passage, page } of sources) {
      expect(keywords).toContain(keyword)
      expect(lines.some((line) => passage.includes(line))).toBe(true)
      expect(page).toBe(passage.includes('serum') ? 2 : 1)
    }
  })

  it('reads what the document asks of creators, with passages and pages', async () => {
    const asking = 'We ship to Germany and the UK, and look for micro-influencers.'
    const brief = buildPdf([
      [{ text: 'We have baked in Porto since 1990.', x: 60, y: 780 }],
      [{ text: asking, x: 60, y: 780 }],
    ])
    const { criteria, suggested_follower_range, detailed_analysis } = BrandFileSummary.parse(
      (await analyse(brief)).json(),
    )
    expect(criteria.find(({ filter }) => filter === 'regions')).toEqual({
      filter: 'regions',
      values: ['DE', 'GB'],
      citations: [{ words: 'ship to Germany and the UK', passage: asking, page: 2 }],
    })
    expect(suggested_follower_range).toEqual({ min: 10_000, max: 100_000 })
    expect(detailed_analysis).toContain('“ship to Germany and the UK”')
  })

  it('analyses a DOCX', async () => {
    const table = writeTable([['Audience', 'Women with sensitive skin']])
    const docx = buildDocx(lines.map((line) => writeParagraph(line)).join('') + table)
    const { categories, sources, criteria } = BrandFileSummary.parse((await analyse(docx, 'docx')).json())
    expect(categories[0]).toBe('skincare')
    expect(sources.every(({ page }) => page === null)).toBe(true)
    expect(criteria).toMatchObject([
      { filter: 'audience', values: ['Women with sensitive skin'], citations: [{ page: null }] },
    ])
  })

  it('gives the reason why a document cannot be read', async () => {
    await refuses(Buffer.from('%PDF-1.7 broken'), 'pdf', /damaged/)
    await refuses(Buffer.from('PK broken'), 'docx', /damaged|not a DOCX/)
    await refuses(pdf, 'docx', /PDF/)
    await refuses(buildPdf([[]]), 'pdf', /no text/)
  })

  it('refuses empty files, invalid base64, and other types', async () => {
    const refusal = async (file_content: unknown, file_type: unknown = 'pdf') => {
      const answer = await calls.send('POST', path, { body: { file_content, file_name: 'lumi.pdf', file_type } })
      expect(answer.statusCode).toBe(422)
      return issuesOf(answer.body)
    }
    const notBase64 = 'The file must be base64 without blanks, line breaks or a prefix such as "data:"'
    const base64 = pdf.toString('base64')
    expect(await refusal('')).toEqual([['body.file_content', 'Please select a file']])
    for (const text of [`data:application/pdf;base64,${base64}`, `${base64.slice(0, 8)}\n${base64.slice(8)}`, 'ab=c']) {
      expect(await refusal(text)).toEqual([['body.file_content', notBase64]])
    }
    for (const type of ['exe', 'PDF', '', null, 7]) {
      expect(await refusal(base64, type)).toEqual([['body.file_type', 'Please select a PDF or DOCX file']])
    }
    for (const wrong of [null, 7, ['x'], {}]) expect(await refusal(wrong)).toHaveLength(1)
  })

  it('accepts files of up to 10 MB', async () => {
    const large = (size: number) => buildPdf([[{ text: lines[1] ?? '', x: 60, y: 780 }]], Buffer.alloc(size, 1))
    const exact = large(brandFileMaxBytes - (large(10_000_000).length - 10_000_000))
    expect(exact).toHaveLength(brandFileMaxBytes)
    expect((await analyse(exact)).statusCode).toBe(200)
    const larger = await analyse(Buffer.concat([exact, Buffer.from('\n')]))
    expect([larger.statusCode, issuesOf(larger.body)]).toEqual([
      422,
      [['body.file_content', 'File size exceeds maximum allowed size of 10MB']],
    ])
    const far = await analyse(Buffer.alloc(brandFileMaxBytes + 100_000))
    expect([far.statusCode, far.json().detail]).toEqual([413, 'File size exceeds maximum allowed size of 10MB'])
  })

  it('reads 10 documents a minute for a user', async () => {
    const broken = Buffer.from('Refused by its first bytes')
    for (let count = 0; count < 10; count++) expect((await analyse(broken)).statusCode).toBe(422)
    const refused = await analyse(pdf)
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60'])
    expect(refused.json().detail).toBe('Too many documents. Please try again in 60 seconds.')
    calls.testApp.clock.advance(minutes(1))
    expect((await analyse(pdf)).statusCode).toBe(200)
  })

  it('is for signed-in users, and refuses others before reading the file', async () => {
    const body = { file_content: 'A'.repeat(2_000_000), file_name: 'lumi.pdf', file_type: 'pdf' }
    expect((await calls.send('POST', path, { body, user: null })).statusCode).toBe(401)
  })
})
