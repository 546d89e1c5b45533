import { NumberInput } from '@mantine/core'
import { defaultFilters } from './advanced-filters.ts'
import { type FilterDraft, settleDraft } from './filter-draft.ts'
import { filterTexts as texts } from './filter-texts.ts'
import { RangeFields } from './range-fields.tsx'

interface FilterRangesProps {
  draft: FilterDraft
  onChange: (parts: Partial<FilterDraft>) => void
}

/** The filters that are numbers. */
export function FilterRanges({ draft, onChange }: FilterRangesProps) {
  return (
    <>
      <RangeFields
        label={texts.subscribers}
        hint={texts.subscribersHint}
        value={draft.subscribers}
        limits={defaultFilters.subscribers}
        step={1000}
        onChange={(subscribers) => onChange({ subscribers })}
      />
      <RangeFields
        label={texts.engagement}
        value={draft.engagementPercent}
        limits={defaultFilters.engagementPercent}
        step={0.1}
        decimalScale={1}
        onChange={(engagementPercent) => onChange({ engagementPercent })}
      />
      <RangeFields
        label={texts.price}
        hint={texts.priceHint}
        value={draft.price}
        limits={defaultFilters.price}
        step={100}
        onChange={(price) => onChange({ price })}
      />
      <NumberInput
        label={texts.minVideos}
        value={draft.minVideos}
        min={0}
        step={1}
        decimalScale={0}
        thousandSeparator=","
        allowNegative={false}
        clampBehavior="none"
        onChange={(minVideos) => onChange({ minVideos })}
        onBlur={() => onChange({ minVideos: settleDraft(draft).minVideos })}
      />
    </>
  )
}
