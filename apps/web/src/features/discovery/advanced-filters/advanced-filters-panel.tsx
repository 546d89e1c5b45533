import { Button, Drawer, NumberInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { type AdvancedFilters, defaultFilters } from './advanced-filters.ts'
import classes from './advanced-filters-panel.module.css'
import { FilterChoices } from './filter-choices.tsx'
import { type FilterDraft, settleDraft } from './filter-draft.ts'
import { filterTexts as texts } from './filter-texts.ts'
import { RangeFields } from './range-fields.tsx'
import { RegionPicker } from './region-picker.tsx'

interface AdvancedFiltersPanelProps {
  isOpen: boolean
  filters: AdvancedFilters
  /** Called with the edited filters after a click on Apply; the panel then closes. */
  onApply: (filters: AdvancedFilters) => void
  onClose: () => void
}

/** Side panel with the filters. Edits take effect only when applied; closing the panel discards them. */
export function AdvancedFiltersPanel({ isOpen, filters, onApply, onClose }: AdvancedFiltersPanelProps) {
  const apply = (edited: AdvancedFilters) => {
    onApply(edited)
    onClose()
  }
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      position="right"
      size={400}
      padding={24}
      title={texts.title}
      closeButtonProps={{ 'aria-label': texts.close }}
      classNames={{ body: classes.drawerBody, content: classes.drawer }}
    >
      <FiltersForm filters={filters} onApply={apply} />
    </Drawer>
  )
}

interface FiltersFormProps {
  filters: AdvancedFilters
  onApply: (filters: AdvancedFilters) => void
}

/** Starts with the active filters each time the panel opens. */
function FiltersForm({ filters, onApply }: FiltersFormProps) {
  const [draft, setDraft] = useState<FilterDraft>(filters)
  const change = (parts: Partial<FilterDraft>) => setDraft((present) => ({ ...present, ...parts }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onApply(settleDraft(draft))
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <div className={classes.fields}>
        <FilterRanges draft={draft} onChange={change} />
        <FilterChoices draft={draft} onChange={change} />
        <RegionPicker chosen={draft.regions} onChange={(regions) => change({ regions })} />
      </div>
      <div className={classes.actions}>
        <Button variant="default" onClick={() => setDraft(defaultFilters)}>
          {texts.reset}
        </Button>
        <Button type="submit" className={classes.apply}>
          {texts.apply}
        </Button>
      </div>
    </form>
  )
}

interface FilterRangesProps {
  draft: FilterDraft
  onChange: (parts: Partial<FilterDraft>) => void
}

/** The numeric filters. */
function FilterRanges({ draft, onChange }: FilterRangesProps) {
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
        label={texts.averageViews}
        hint={texts.averageViewsHint}
        value={draft.averageViews}
        limits={defaultFilters.averageViews}
        step={1000}
        onChange={(averageViews) => onChange({ averageViews })}
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
      <NumberInput
        label={texts.minGrowth}
        description={texts.minGrowthHint}
        value={draft.minGrowthPercent}
        min={0}
        step={1}
        decimalScale={1}
        allowNegative={false}
        clampBehavior="none"
        onChange={(minGrowthPercent) => onChange({ minGrowthPercent })}
        onBlur={() => onChange({ minGrowthPercent: settleDraft(draft).minGrowthPercent })}
      />
    </>
  )
}
