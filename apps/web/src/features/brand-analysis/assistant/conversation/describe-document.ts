import type { BrandAnalysis, BrandFileSummary, ModelUsage } from '@troupe/contract/brand-analysis'
import { findCategoryId, getCategoryName } from '@troupe/contract/catalogues/categories'

const listFormat = new Intl.ListFormat('en', { type: 'conjunction' })

/** Describes the brand of a document in one sentence. */
export function describeDocument({ categories, keywords }: BrandFileSummary): string {
  const fields = listFormat.format(categories.map(getCategoryName))
  const brand = fields === '' ? 'A brand' : `A brand in ${fields}`
  return keywords.length === 0 ? `${brand}.` : `${brand}, known for ${listFormat.format(keywords)}.`
}

/** The analysis of a document's sentence, with what was noticed and used when the document itself was read. */
export function joinReadings(analysis: BrandAnalysis, document: BrandFileSummary): BrandAnalysis {
  return {
    ...analysis,
    keywords: analysis.keywords.filter((keyword) => isOfDocument(keyword, document)),
    notices: [...new Set([...document.notices, ...analysis.notices])],
    usage: addUsage(document.usage, analysis.usage),
  }
}

/** Category names only classify the brand; they are not search terms. */
function isOfDocument(keyword: string, document: BrandFileSummary): boolean {
  const isSaid = document.keywords.some((said) => said.toLowerCase() === keyword.toLowerCase())
  return isSaid || findCategoryId(keyword) === undefined
}

function addUsage(first: ModelUsage | null, second: ModelUsage | null): ModelUsage | null {
  if (first === null || second === null) return first ?? second
  return {
    model: second.model,
    input_tokens: first.input_tokens + second.input_tokens,
    output_tokens: first.output_tokens + second.output_tokens,
    cost_usd: addCosts(first.cost_usd, second.cost_usd),
  }
}

/** Without known costs there is no sum. */
function addCosts(first: number | null, second: number | null): number | null {
  return first === null || second === null ? null : first + second
}
