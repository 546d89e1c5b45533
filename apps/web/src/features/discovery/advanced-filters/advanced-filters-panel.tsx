import { Button, Drawer } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { type AdvancedFilters, defaultFilters } from './advanced-filters.ts'
import classes from './advanced-filters-panel.module.css'
import { FilterChoices } from './filter-choices.tsx'
import { type FilterDraft, settleDraft } from './filter-draft.ts'
import { FilterRanges } from './filter-ranges.tsx'
import { filterTexts as texts } from './filter-texts.ts'
import { RegionPicker } from './region-picker.tsx'

interface AdvancedFiltersPanelProps {
  isOpen: boolean
  filters: AdvancedFilters
  /** Called with the filters as they were edited; the panel is closed then. */
  onApply: (filters: AdvancedFilters) => void
  onClose: () => void
}

/** The filters at the side. What is edited counts only once it is applied; closing the panel drops it. */
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

/** Begins with the filters in force each time the panel opens. */
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
