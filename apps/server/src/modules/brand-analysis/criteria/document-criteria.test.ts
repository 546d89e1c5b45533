import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { createDocumentReader } from '../../../integrations/documents/document-reader.ts'
import { buildDocx, buildPdf, writeParagraph, writeTable } from '../../../testing/wire/documents.ts'
import { citeCriteria } from './cite-criteria.ts'
import { readBrandCriteria } from './read-brand-criteria.ts'

const reader = createDocumentReader()
afterAll(() => reader.close())

async function read(content: Buffer, type: 'pdf' | 'docx') {
  const { passages } = await reader.read(content, type)
  const text = passages.map((passage) => passage.text).join('\n\n')
  return { passages, criteria: citeCriteria(await readBrandCriteria(text), passages) }
}

const line = (text: string, y: number) => ({ text, x: 60, y })

describe('a document of a brand', () => {
  test('states its criteria on the pages where they stand', async () => {
    const { criteria } = await read(
      buildPdf([
        [line('Loaf & Co', 780), line('Founded in Italy, we bake rye bread for people who cook at home.', 740)],
        [line('Markets', 780), line('We ship to Germany and the UK.', 740)],
        [line('We look for micro-influencers on Instagram. Budget: $300 per post.', 780)],
      ]),
      'pdf',
    )
    const pages = criteria.map(({ filter, citations }) => [filter, citations.map(({ page }) => page)])
    expect(pages).toEqual([
      ['regions', [2]],
      ['platforms', [3]],
      ['subscriber_range', [3]],
      ['price_range', [3]],
      ['audience', [1]],
    ])
  })

  test('states them in the tables and lists of a DOCX', async () => {
    const table = writeTable([
      ['Markets', 'Audience', 'Followers'],
      ['Germany, Austria', 'New parents', '5k to 20k'],
    ])
    const list = ['Languages', '● German', '● English'].map((text) => writeParagraph(text)).join('')
    const { criteria } = await read(buildDocx(table + list), 'docx')
    expect(criteria).toMatchObject([
      { filter: 'regions', values: ['DE', 'AT'] },
      { filter: 'languages', values: ['de', 'en'] },
      { filter: 'subscriber_range', min: 5000, max: 20_000 },
      { filter: 'audience', values: ['New parents'] },
    ])
  })
})

const sharedDocuments = join(import.meta.dirname, '../../../../../../../shared/data/documents')

describe.skipIf(!existsSync(sharedDocuments))('real files (skipped where the folder of test data is absent)', () => {
  test.each([
    'ArabicCIDTrueType.pdf',
    'Pages-tree-refs.pdf',
    'b-corp-analysis-slides.pdf',
    'two_paragraphs.pdf',
    'comments.docx',
    'tables.docx',
    'utf8-bom.docx',
  ])('%s: each criterion cites a passage of the page that it names', async (name) => {
    const type = name.endsWith('.pdf') ? 'pdf' : 'docx'
    const { passages, criteria } = await read(readFileSync(join(sharedDocuments, name)), type)
    for (const { words, page } of criteria.flatMap(({ citations }) => citations)) {
      const onPage = passages.filter((passage) => passage.page === page).map(({ text }) => text.replace(/\s+/g, ' '))
      expect(onPage.join('\n').normalize('NFKC')).toContain(words)
    }
    expect(
      criteria.map(({ filter }) => filter).filter((filter) => filter !== 'audience' && filter !== 'regions'),
    ).toEqual([])
  })
})
