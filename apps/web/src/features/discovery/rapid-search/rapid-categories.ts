import { type Icon, IconCoffee, IconTicket } from '@tabler/icons-react'
import type { CategoryId } from '@troupe/contract/catalogues/categories'
import { getCategoryName } from '../../../lib/format/names.ts'
import { categoryIcons } from '../../../ui/category/category-icons.ts'
import { rapidTexts } from './rapid-texts.ts'

/** One of the 18 choices of Rapid Search: a category, or several under one name. */
export interface RapidCategory {
  readonly id: string
  readonly name: string
  readonly icon: Icon
  /** The categories searched for; the first one determines the colour. */
  readonly categoryIds: readonly [CategoryId, ...CategoryId[]]
}

const single = (id: CategoryId): RapidCategory => ({
  id,
  name: getCategoryName(id),
  icon: categoryIcons[id],
  categoryIds: [id],
})

/**
 * In the order of the specification. "Lifestyle" and "Entertainment" are not categories of the catalogue, so they
 * combine several.
 */
export const rapidCategories: readonly RapidCategory[] = [
  ...(['food_cooking', 'beauty', 'fashion', 'fitness', 'travel', 'technology', 'gaming', 'music'] as const).map(single),
  ...(['comedy', 'education', 'business'] as const).map(single),
  {
    id: 'lifestyle',
    name: rapidTexts.lifestyle,
    icon: IconCoffee,
    categoryIds: ['family_parenting', 'home_decor', 'gardening', 'thrifting_vintage', 'travel', 'yoga_pilates'],
  },
  {
    id: 'entertainment',
    name: rapidTexts.entertainment,
    icon: IconTicket,
    categoryIds: ['movies_tv', 'film_reviews', 'comedy', 'standup', 'pranks', 'satire_parody', 'dance'],
  },
  ...(['sports', 'diy_crafts', 'pets', 'home_decor', 'cars_motorcycles'] as const).map(single),
]

/** Returns the categories of these choices, without duplicates. */
export function toCategoryIds(chosen: readonly string[]): CategoryId[] {
  const members = rapidCategories.filter(({ id }) => chosen.includes(id)).flatMap(({ categoryIds }) => categoryIds)
  return [...new Set(members)]
}
