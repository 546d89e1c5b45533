import type { Platform } from '@troupe/contract/catalogues/platforms'
import { defaultResultLimit, KolSearchRequest, type Understood } from '@troupe/contract/discovery'
import { toFormRule } from '../../../lib/form-rule.ts'
import { type AdvancedFilters, defaultFilters, toFilterFields } from '../advanced-filters/advanced-filters.ts'
import { applyUnderstood } from '../api/read-filters.ts'
import type { PlatformsRequest } from '../api/search-platforms.ts'
import { nothingRead, type Reading, type SearchInput } from '../api/search-request.ts'
import { toCategoryIds } from './rapid-categories.ts'

/** All settings of Rapid Search before a search. */
export interface RapidForm {
  query: string
  platforms: Platform[]
  /** Ids of this screen's own categories. */
  categories: readonly string[]
  filters: AdvancedFilters
  /** Always empty, since platforms cannot search for similar creators. */
  similarTo: SearchInput['similarTo']
  reading: Reading
}

const defaultPlatforms: Platform[] = ['tiktok', 'instagram']

export const emptyForm: RapidForm = {
  query: '',
  platforms: defaultPlatforms,
  categories: [],
  filters: defaultFilters,
  similarTo: [],
  reading: nothingRead,
}

/** Builds the request for a page of a search, numbered from 1. */
export function toPlatformsRequest(form: RapidForm, page: number): PlatformsRequest {
  return {
    filter: {
      query: form.query.trim(),
      content_categories: toCategoryIds(form.categories),
      ...toFilterFields(form.filters),
      result_limit: defaultResultLimit,
    },
    platforms: [...form.platforms],
    page,
  }
}

const findRuleProblem = toFormRule(KolSearchRequest)

/** The reason why a search cannot be sent; null if it can. */
export function findFormProblem(form: RapidForm): string | null {
  return findRuleProblem(toPlatformsRequest(form, 1))
}

/**
 * Returns the form after a search was answered: the text becomes the topic, and the filters read from the text are set.
 */
export function applyReading(form: RapidForm, understood: Understood | undefined): RapidForm {
  if (!understood) return form
  const { query, platforms, filters, reading } = applyUnderstood(form, understood)
  return { ...form, query, platforms, filters, reading }
}
