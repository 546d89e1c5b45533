import { accountMessages, passwordRequirements } from '@troupe/contract/accounts'
import { categories } from '@troupe/contract/catalogues/categories'
import { platformFacts } from '@troupe/contract/catalogues/platform-facts'
import { creatorFields } from '@troupe/contract/creators'
import { HybridSearchRequest, queryMaxLength } from '@troupe/contract/discovery'
import { excludeWordsMaxLength } from '@troupe/contract/search-filters'

/** A search that breaks every rule with a message of its own that the controls of a search can break. */
const wrongSearch = HybridSearchRequest.safeParse({
  query_text: '-'.repeat(queryMaxLength + 1),
  exclude_words: '-'.repeat(excludeWordsMaxLength + 1),
  platforms: [],
})

/**
 * Texts that are not made in the web application but shown by it, by the file of the contract they stand in. Components
 * pass them through `translate`.
 */
export const contractTexts: Readonly<Record<string, readonly string[]>> = {
  'contract/accounts.ts': [
    ...Object.values(accountMessages),
    ...passwordRequirements.flatMap(({ label, message }) => [label, message]),
  ],
  'contract/catalogues/categories.ts': categories.map(({ name }) => name),
  'contract/catalogues/platform-facts.ts': Object.values(platformFacts).flatMap(({ guide }) => [
    ...guide.steps,
    ...[guide.approval, guide.cost, guide.returns, guide.lacks, guide.terms],
    ...guide.settings.map(({ meaning }) => meaning),
    ...guide.links.map(({ label }) => label),
  ]),
  'contract/creators.ts': Object.values(creatorFields).flatMap((field) => ('fact' in field ? [field.fact.label] : [])),
  'contract/discovery.ts': (wrongSearch.error?.issues ?? []).map(({ message }) => message),
}
