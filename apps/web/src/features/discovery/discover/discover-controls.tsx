import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconBookmarks, IconSparkles } from '@tabler/icons-react'
import { useStore } from 'zustand'
import stacked from '../../../ui/stacked-buttons.module.css'
import { listActiveFilters } from '../advanced-filters/active-filters.ts'
import { AdvancedFiltersButton } from '../advanced-filters/advanced-filters-button.tsx'
import { AdvancedFiltersPanel } from '../advanced-filters/advanced-filters-panel.tsx'
import { keepRead, takeOffer } from '../api/read-filters.ts'
import { ExportButton } from '../export/export-button.tsx'
import { savedSearchTexts } from '../saved-searches/saved-search-texts.ts'
import { SavedSearchesDialog } from '../saved-searches/saved-searches-dialog.tsx'
import { discoverTexts as texts } from '../search/discover-texts.ts'
import type { DiscoverSearch } from '../search/use-discover-search.ts'
import { CategoryPicker } from '../search-controls/category-picker.tsx'
import { PlatformToggles } from '../search-controls/platform-toggles.tsx'
import { ReadingNotes } from '../search-controls/reading-notes.tsx'
import { applyBrandSelection } from './apply-brand-criteria.ts'
import type { BrandSelection, DiscoverActions } from './discover-actions.ts'
import { DiscoverChips } from './discover-chips.tsx'
import classes from './discover-controls.module.css'
import { SearchBox } from './search-box.tsx'

interface DiscoverControlsProps {
  search: DiscoverSearch
  onAnalyzeBrand: DiscoverActions['onAnalyzeBrand']
}

/** All inputs of a search. */
export function DiscoverControls({ search, onAnalyzeBrand }: DiscoverControlsProps) {
  const { store, refine, clear } = search
  const platforms = useStore(store, (state) => state.platforms)
  const filters = useStore(store, (state) => state.filters)
  const understood = useStore(store, (state) => state.found?.response.understood)
  // Results have an export of their own.
  const hasResults = useStore(store, (state) => (state.found?.response.results.length ?? 0) > 0)
  const [isPanelOpen, panel] = useDisclosure()
  const [isDialogOpen, dialog] = useDisclosure()

  const applySelection = (selection: BrandSelection) => {
    const { setInput, query, platforms, categories, filters, similarTo, reading } = store.getState()
    setInput(applyBrandSelection({ query, platforms, categories, filters, similarTo, reading }, selection))
  }
  return (
    <div className={classes.root}>
      <SearchBox search={search} />
      <div className={classes.line}>
        <PlatformToggles chosen={platforms} onToggle={store.getState().togglePlatform} />
        <div className={`${classes.tools} ${stacked.root}`}>
          <AdvancedFiltersButton count={listActiveFilters(filters).length} onClick={panel.open} />
          <Button
            variant="default"
            leftSection={<IconBookmarks size={18} stroke={1.6} aria-hidden />}
            aria-haspopup="dialog"
            onClick={dialog.open}
          >
            {savedSearchTexts.open}
          </Button>
          {onAnalyzeBrand && (
            <Button
              variant="default"
              leftSection={<IconSparkles size={18} stroke={1.6} aria-hidden />}
              aria-haspopup="dialog"
              onClick={() => onAnalyzeBrand(applySelection)}
            >
              {texts.analyzeBrand}
            </Button>
          )}
          {!hasResults && <ExportButton shown={[]} selected={[]} />}
          <Button variant="subtle" color="gray" className={classes.clear} onClick={clear}>
            {texts.clear}
          </Button>
        </div>
      </div>
      <CategoryPicker search={search} />
      <DiscoverChips search={search} />
      <ReadingNotes
        understood={understood}
        onSearchPlatform={(platform) => refine({ platforms: [...platforms, platform] })}
        onTakeOffer={(offer) => refine(takeOffer(store.getState(), offer))}
      />
      <AdvancedFiltersPanel
        isOpen={isPanelOpen}
        filters={filters}
        onApply={(applied) => refine({ filters: applied, reading: keepRead(store.getState(), applied) })}
        onClose={panel.close}
      />
      <SavedSearchesDialog isOpen={isDialogOpen} search={search} onClose={dialog.close} />
    </div>
  )
}
