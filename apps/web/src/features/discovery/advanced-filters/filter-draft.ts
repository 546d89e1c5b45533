import { type AdvancedFilters, defaultFilters } from './advanced-filters.ts'
import { type RangeDraft, settleRange } from './range.ts'

type RangeField = 'subscribers' | 'engagementPercent' | 'price'

/** The filters while they are edited: numbers may be blank or half typed. */
export type FilterDraft = Omit<AdvancedFilters, RangeField | 'minVideos'> &
  Record<RangeField, RangeDraft> & { minVideos: number | string }

/** The filters that were typed, with the defaults for what is blank or no number. */
export function settleDraft(draft: FilterDraft): AdvancedFilters {
  const minVideos = Math.trunc(Number(draft.minVideos))
  return {
    ...draft,
    subscribers: settleRange(draft.subscribers, defaultFilters.subscribers),
    engagementPercent: settleRange(draft.engagementPercent, defaultFilters.engagementPercent),
    price: settleRange(draft.price, defaultFilters.price),
    minVideos: Number.isSafeInteger(minVideos) && minVideos > 0 ? minVideos : 0,
    excludeWords: draft.excludeWords.trim(),
  }
}
