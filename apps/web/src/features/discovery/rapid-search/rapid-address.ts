import { platforms } from '@troupe/contract/platforms'
import { parseJson } from '../../../lib/transport/api-error.ts'
import { AdvancedFilters } from '../advanced-filters/advanced-filters.ts'
import { rapidCategories } from './rapid-categories.ts'
import { emptyForm, type RapidForm } from './rapid-form.ts'

const names = { query: 'q', platforms: 'platforms', categories: 'categories', filters: 'filters' } as const

/** The search that an address names; what makes no sense there is at its default. */
export function readForm(search: URLSearchParams): RapidForm {
  const askedPlatforms = readList(search, names.platforms)
  const askedCategories = readList(search, names.categories)
  const filters = AdvancedFilters.safeParse(parseJson(search.get(names.filters) ?? ''))
  const known = platforms.filter((platform) => askedPlatforms.includes(platform))
  return {
    query: search.get(names.query) ?? '',
    platforms: known.length > 0 ? known : emptyForm.platforms,
    categories: rapidCategories.map(({ id }) => id).filter((id) => askedCategories.includes(id)),
    filters: filters.success ? filters.data : emptyForm.filters,
  }
}

/** An address with the search that it names replaced; what is at its default is left out, and what else it says is kept. */
export function nameSearch(present: URLSearchParams, form: RapidForm): URLSearchParams {
  const next = new URLSearchParams(present)
  const set = (name: string, value: string, isDefault: boolean) => {
    if (isDefault) next.delete(name)
    else next.set(name, value)
  }
  const query = form.query.trim()
  set(names.query, query, query === '')
  set(names.platforms, form.platforms.join(','), isSame(form.platforms, emptyForm.platforms))
  set(names.categories, form.categories.join(','), form.categories.length === 0)
  set(names.filters, JSON.stringify(form.filters), isSame(form.filters, emptyForm.filters))
  return next
}

function readList(search: URLSearchParams, name: string): string[] {
  return (search.get(name) ?? '').split(',')
}

function isSame(first: unknown, second: unknown): boolean {
  return JSON.stringify(first) === JSON.stringify(second)
}
