import type { BrandFileSummary } from '@troupe/contract/brand-analysis'
import { getCategoryName } from '@troupe/contract/catalogues/categories'

const listFormat = new Intl.ListFormat('en', { type: 'conjunction' })

/** Describes the brand of a document in one sentence, from its categories and keywords. */
export function describeDocument({ categories, keywords }: BrandFileSummary): string {
  const fields = listFormat.format(categories.map(getCategoryName))
  const brand = fields === '' ? 'A brand' : `A brand in ${fields}`
  return keywords.length === 0 ? `${brand}.` : `${brand}, known for ${listFormat.format(keywords)}.`
}
