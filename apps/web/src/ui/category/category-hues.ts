import { type CategoryFamily, type CategoryId, categories } from '@troupe/contract/catalogues/categories'

/** One hue (OKLCH, degrees) per family: 19 families, 19 degrees apart, with related families next to each other. */
const familyHues: Record<CategoryFamily, number> = {
  beauty: 0,
  family: 19,
  comedy: 38,
  food: 57,
  home: 76,
  vehicles: 95,
  animals: 114,
  outdoors: 133,
  fitness: 152,
  sports: 171,
  travel: 190,
  education: 209,
  business: 228,
  technology: 247,
  society: 266,
  gaming: 285,
  screen: 304,
  music: 323,
  fashion: 342,
}

const huesById = new Map<CategoryId, number>(categories.map(({ id, family }) => [id, familyHues[family]]))

/** The hue of a category (OKLCH, degrees); undefined if there is no category. */
export function findCategoryHue(id: CategoryId | undefined): number | undefined {
  return id && huesById.get(id)
}
