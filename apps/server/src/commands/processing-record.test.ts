import { describe, expect, it } from 'vitest'
import { parseSettings } from '../settings/settings.ts'
import { writeProcessingRecord } from './processing-record-text.ts'

const secretKey = 'x'.repeat(40)
const figures = {
  companies: [{ company: 'Tea | House', address: '1 Quay, Dublin' }],
  users: 3,
  creators: [{ source: 'youtube', count: 1200 }],
  notices: 7,
  erasures: 2,
}
const write = (environment: Record<string, string> = {}, given = figures) =>
  writeProcessingRecord(parseSettings(environment), given, new Date('2030-03-01T09:00:00Z'))

describe('the record of processing', () => {
  it('names the controller, the people with their number, and the basis that the operator set', () => {
    const record = write({ DATA_BASIS: 'consent' })
    expect(record).toContain('- Tea \\| House, 1 Quay, Dublin')
    expect(record).toContain('creators (1200 from youtube)')
    expect(record).toMatch(/Catalogue of creators .*consent, Art\. 6\(1\)\(a\)/)
    expect(write()).toMatch(/Catalogue of creators .*legitimate interest/)
    expect(record).toContain('Notices under Art. 14 given with first mails: 7.')
  })

  it('names the recipients of these settings, and no others', () => {
    const record = write({
      DATABASE_URL: 'postgres://troupe:hidden-1@db.brand.test:5432/troupe',
      LLM_BASE_URL: 'https://llm.brand.test/v1',
      LLM_MODEL: 'm',
      SECRET_KEY: secretKey,
    })
    expect(record).toContain('| Database at db.brand.test:5432 | everything |')
    expect(record).toContain('Language model at llm.brand.test')
    expect(record).not.toMatch(/hidden-1|Gmail|Embedding model/)
  })

  it('leaves to the operator what the installation cannot know', () => {
    expect(write({}, { ...figures, companies: [] })).toContain('TO FILL IN: name and address')
  })
})
