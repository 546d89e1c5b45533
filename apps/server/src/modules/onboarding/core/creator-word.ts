import { type CreatorStatement, onboardingCategories } from '@troupe/contract/onboarding'
import type { CreatorWord } from '../../discovery/catalogue/confirm-creator.ts'
import { parseCountry } from '../../discovery/catalogue/parse-country.ts'

/** Fields of a statement that the catalogue has as well. */
type KnownField = 'title' | 'handle' | 'description' | 'country_region' | 'content_categories' | 'estimated_price'
type Said = { readonly [Field in KnownField]?: CreatorStatement[Field] | undefined }

/**
 * Converts a creator's statement to the terms of the catalogue. Values without an equivalent there remain in the
 * statement only: unknown country names, and categories that are broader than those of the catalogue.
 */
export function toCreatorWord(said: Said, email: string): CreatorWord {
  const categories = onboardingCategories.flatMap(({ label, category }) =>
    category !== null && said.content_categories?.includes(label) ? [category] : [],
  )
  return {
    title: said.title,
    handle: said.handle,
    description: said.description,
    email,
    region: said.country_region ? parseCountry(said.country_region) : undefined,
    content_categories: categories.length > 0 ? categories : undefined,
    estimated_price: said.estimated_price ?? undefined,
  }
}
