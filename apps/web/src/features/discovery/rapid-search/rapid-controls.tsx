import { Button, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { type Platform, platforms } from '@troupe/contract/catalogues/platforms'
import { type FormEvent, useRef } from 'react'
import { CategoryToggle } from '../../../ui/category/category-toggle.tsx'
import { listActiveFilters } from '../advanced-filters/active-filters.ts'
import { clearFilters } from '../advanced-filters/advanced-filters.ts'
import { AdvancedFiltersButton } from '../advanced-filters/advanced-filters-button.tsx'
import { AdvancedFiltersPanel } from '../advanced-filters/advanced-filters-panel.tsx'
import { FilterChips } from '../advanced-filters/filter-chips.tsx'
import { giveBack, keepRead, takeOffer } from '../api/read-filters.ts'
import { ExportButton } from '../export/export-button.tsx'
import { ViewToggle } from '../results/view-toggle.tsx'
import { discoverTexts } from '../search/discover-texts.ts'
import type { ResultView } from '../search/result-view.ts'
import { CategoryFold } from '../search-controls/category-fold.tsx'
import { PlatformToggles } from '../search-controls/platform-toggles.tsx'
import { ReadingNotes } from '../search-controls/reading-notes.tsx'
import boxClasses from '../search-controls/search-box.module.css'
import { useSlashKey } from '../search-controls/use-slash-key.ts'
import { rapidCategories } from './rapid-categories.ts'
import classes from './rapid-controls.module.css'
import type { RapidSearch } from './use-rapid-search.ts'

interface RapidControlsProps {
  search: RapidSearch
  view: ResultView
  onView: (view: ResultView) => void
}

/** Inputs of the search and the layout of the results. */
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
      <RapidCategoriesPicker search={search} />
      <FilterChips
        chips={active.map(({ key, label, without }) => ({
          key,
          label,
          onRemove: () => change(giveBack(form, key, without)),
        }))}
        onRemoveAll={() => change({ filters: clearFilters(form.filters), reading: { ...form.reading, words: {} } })}
      />
      <ReadingNotes
        understood={results?.info.understood}
        onSearchPlatform={(platform) => change({ platforms: [...form.platforms, platform] })}
        onTakeOffer={(offer) => change(takeOffer(form, offer))}
      />
      <AdvancedFiltersPanel
        isOpen={isPanelOpen}
        filters={form.filters}
        onApply={(filters) => change({ filters, reading: keepRead(form, filters) })}
        onClose={panel.close}
      />
    </div>
  )
}

interface RapidSearchBoxProps {
  query: string
  /** The reason why the search cannot be run. */
  problem: string | null
  onChange: (query: string) => void
  onSearch: () => void
}

/** The search text for the platforms; Enter or the button runs the search. */
function RapidSearchBox({ query, problem, onChange, onSearch }: RapidSearchBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  useSlashKey(() => input.current?.focus())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is too new for some screen readers and for jsdom
    <form role="search" className={boxClasses.root} onSubmit={submit}>
      <TextInput
        ref={input}
        className={boxClasses.input}
        type="search"
        name="query"
        size="lg"
        aria-label={discoverTexts.searchLabel}
        aria-keyshortcuts="/"
        placeholder={discoverTexts.placeholder}
        autoComplete="off"
        enterKeyHint="search"
        leftSection={<IconSearch size={20} stroke={1.8} aria-hidden />}
        value={query}
        error={problem}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Button type="submit" size="lg" fz={16}>
        {discoverTexts.search}
      </Button>
    </form>
  )
}

/** The 18 categories of this screen. */
function RapidCategoriesPicker({ search: { form, change, results, isPending, error } }: { search: RapidSearch }) {
  const { categories: chosen } = form
  const toggle = (id: string) =>
    change({ categories: chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id] })
  return (
    <CategoryFold hasFound={results !== null} isSearching={isPending} error={error} chosen={chosen.length}>
      {rapidCategories.map(({ id, name, icon, categoryIds: [category] }) => (
        <CategoryToggle
          key={id}
          name={name}
          icon={icon}
          category={category}
          isChosen={chosen.includes(id)}
          onToggle={() => toggle(id)}
        />
      ))}
    </CategoryFold>
  )
}
