import { maxMonthlyGrowth } from '@troupe/contract/search-filters'
import { type AdvancedFilters, defaultFilters } from './advanced-filters.ts'
import { type RangeDraft, settleRange } from './range.ts'

export type RangeField = 'subscribers' | 'engagementPercent' | 'averageViews' | 'price'

/** The filters while they are edited: numbers may be blank or incomplete. */
export type FilterDraft = Omit<AdvancedFilters, RangeField | 'minVideos' | 'minGrowthPercent'> &
  Record<RangeField, RangeDraft> &
  Record<'minVideos' | 'minGrowthPercent', number | string>

/** Returns the edited filters, with defaults for blank or invalid numbers. */
export function settleDraft(draft: FilterDraft): AdvancedFilters {
  const minVideos = Math.trunc(Number(draft.minVideos))
  const minGrowth = Number(draft.minGrowthPercent)
  return {
    ...draft,
    subscribers: settleRange(draft.subscribers, defaultFilters.subscribers),
    engagementPercent: settleRange(draft.engagementPercent, defaultFilters.engagementPercent),
    averageViews: settleRange(draft.averageViews, defaultFilters.averageViews),
    price: settleRange(draft.price, defaultFilters.price),
    minVideos: Number.isSafeInteger(minVideos) && minVideos > 0 ? minVideos : 0,
    minGrowthPercent: minGrowth > 0 ? Math.min(minGrowth, maxMonthlyGrowth * 100) : 0,
    excludeWords: draft.excludeWords.trim(),
  }
}
