import { useDisclosure } from '@mantine/hooks'
import { type Platform, platforms } from '@troupe/contract/platforms'
import { listActiveFilters } from '../advanced-filters/active-filters.ts'
import { defaultFilters } from '../advanced-filters/advanced-filters.ts'
import { AdvancedFiltersButton } from '../advanced-filters/advanced-filters-button.tsx'
import { AdvancedFiltersPanel } from '../advanced-filters/advanced-filters-panel.tsx'
import { FilterChips } from '../advanced-filters/filter-chips.tsx'
import { ExportButton } from '../export/export-button.tsx'
import { PlatformToggles } from '../platform-toggles.tsx'
import type { ResultView } from '../results/result-view.ts'
import { ViewToggle } from '../results/view-toggle.tsx'
import { RapidCategoriesPicker } from './rapid-categories-picker.tsx'
import classes from './rapid-controls.module.css'
import { RapidSearchBox } from './rapid-search-box.tsx'
import type { RapidSearch } from './use-rapid-search.ts'

interface RapidControlsProps {
  search: RapidSearch
  view: ResultView
  onView: (view: ResultView) => void
}

/** What is searched for and how it is shown. */
export function RapidControls({ search, view, onView }: RapidControlsProps) {
  const { form, change, problem, run, results, selected } = search
  const [isPanelOpen, panel] = useDisclosure()
  const active = listActiveFilters(form.filters)
  const togglePlatform = (platform: Platform) =>
    change({ platforms: platforms.filter((other) => form.platforms.includes(other) !== (other === platform)) })
  return (
    <div className={classes.root}>
      <RapidSearchBox query={form.query} problem={problem} onChange={(query) => change({ query })} onSearch={run} />
      <div className={classes.line}>
        <PlatformToggles chosen={form.platforms} onToggle={togglePlatform} />
        <AdvancedFiltersButton count={active.length} onClick={panel.open} />
        <span className={classes.space} />
        <ViewToggle view={view} onChange={onView} />
        {!results?.creators.length && <ExportButton shown={[]} selected={selected} />}
      </div>
      <RapidCategoriesPicker chosen={form.categories} onChange={(categories) => change({ categories })} />
      <FilterChips
        chips={active.map(({ key, label, without }) => ({ key, label, onRemove: () => change({ filters: without }) }))}
        onRemoveAll={() => change({ filters: { ...defaultFilters, sort: form.filters.sort } })}
      />
      <AdvancedFiltersPanel
        isOpen={isPanelOpen}
        filters={form.filters}
        onApply={(filters) => change({ filters })}
        onClose={panel.close}
      />
    </div>
  )
}
