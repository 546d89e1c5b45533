import {
  type CategoryFamily,
  type CategoryId,
  categories,
  getCategoryName,
} from '@troupe/contract/catalogues/categories'

/** A label of a creator or a search. Ids are strings of digits. */
interface Label {
  readonly label_id: string
  readonly label_name: string
}

const families = [...new Set(categories.map(({ family }) => family))]
const familyById = new Map<CategoryId, CategoryFamily>(categories.map(({ id, family }) => [id, family]))

function toIndustryLabel(family: CategoryFamily): Label {
  return {
    label_id: String(14_000_000_000 + families.indexOf(family) * 1_000_000),
    label_name: family.charAt(0).toUpperCase() + family.slice(1),
  }
}

function toContentLabel(id: CategoryId): Label {
  const place = categories.findIndex((category) => category.id === id)
  return { label_id: String(11_001_001 + place * 1000), label_name: getCategoryName(id) }
}

/** Content labels of a creator. */
export function toContentLabels(ids: readonly CategoryId[]): Label[] {
  return ids.map(toContentLabel)
}

/** Industries that a creator's categories belong to. */
export function toIndustryLabels(ids: readonly CategoryId[]): Label[] {
  const own = ids.flatMap((id) => familyById.get(id) ?? [])
  return [...new Set(own)].map(toIndustryLabel)
}

/** All labels that a search may name. */
export const allLabels = {
  industry_labels: families.map(toIndustryLabel),
  content_labels: categories.map(({ id }) => toContentLabel(id)),
}
