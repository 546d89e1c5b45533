import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { usePersonChanges } from '../../../ui/person/person-changes.ts'
import { useCards } from '../../../ui/person/use-cards.ts'
import { SortSelect } from '../advanced-filters/sort-select.tsx'
import { discoverTexts as texts } from '../search/discover-texts.ts'
import type { Found } from '../search/search-storage.ts'
import type { DiscoverSearch } from '../search/use-discover-search.ts'
import { ActionBar } from './action-bar.tsx'
import { CorrectedSpelling } from './corrected-spelling.tsx'
import { MoreResultsView } from './more-results-view.tsx'
import type { ResultActions } from './result-actions.ts'
import { ResultList } from './result-list.tsx'
import { resultTexts } from './result-texts.ts'
import { MissingPartsNotice, UnansweredPlatforms } from './search-problems.tsx'
import classes from './search-results.module.css'
import { DidYouMean, NothingFound } from './search-suggestions.tsx'
import { SearchSummary } from './search-summary.tsx'
import { StaleNotice } from './stale-notice.tsx'
import { useMoreResults } from './use-more-results.ts'
import { useNextItemFocus } from './use-next-item-focus.ts'
import { ViewToggle } from './view-toggle.tsx'

interface SearchResultsProps {
  search: DiscoverSearch
  found: Found
  actions: ResultActions
}

/** Results of a search with their actions. */
export function SearchResults({ search, found, actions }: SearchResultsProps) {
  const { store, refine } = search
  const view = useStore(store, (state) => state.view)
  const filters = useStore(store, (state) => state.filters)
  const { setView } = store.getState()
  const { request, response } = found
  return (
    <section className={classes.root} aria-label={texts.results}>
      <SearchSummary query={request.query_text} response={response}>
        <SortSelect
          aria-label={resultTexts.sort}
          w={208}
          value={filters.sort}
          onChange={(sort) => refine({ filters: { ...filters, sort } })}
        />
        <ViewToggle view={view} onChange={setView} />
      </SearchSummary>
      <CorrectedSpelling understood={response.understood} onSearchInstead={(query) => search.run({ query })} />
      {response.results.length > 0 && <DidYouMean search={search} found={found} />}
      <MissingPartsNotice parts={response.missing_parts} />
      <UnansweredPlatforms reports={response.debug_info.platforms ?? []} />
      <StaleNotice search={search} request={request} />
      {response.results.length === 0 ? (
        <NothingFound search={search} found={found} />
      ) : (
        <SelectableResults search={search} found={found} actions={actions} />
      )}
    </section>
  )
}

function SelectableResults({ search, found, actions }: SearchResultsProps) {
  const { store, run } = search
  const { results, count } = found.response
  const view = useStore(store, (state) => state.view)
  const selectedIds = useStore(store, (state) => state.selectedIds)
  const { toggleSelected, selectAll, deselectAll } = store.getState()
  const selectedSet = useMemo(() => new Set(selectedIds), [selectedIds])
  const cards = useCards(results)
  const selected = useMemo(() => cards.filter(({ id }) => selectedSet.has(id)), [cards, selectedSet])
  const foldedCount = results.length - cards.length
  useKeptPersons(store)
  const more = useMoreResults(store, found)
  const { ref, focusNext } = useNextItemFocus(results.length)
  const showMore = () => {
    focusNext()
    more.load()
  }
  return (
    <>
      <ActionBar
        creators={cards}
        selected={selected}
        request={found.request}
        onSelectAll={selectAll}
        onDeselectAll={deselectAll}
        actions={actions}
      />
      <div ref={ref}>
        <ResultList
          creators={cards}
          view={view}
          selectedIds={selectedSet}
          onToggle={toggleSelected}
          total={more.total === null ? null : more.total - foldedCount}
          awaited={more.isLoading ? more.expected : 0}
        />
      </div>
      {(more.hasMore || foldedCount > 0 || results.length > found.request.result_limit) && (
        <MoreResultsView
          more={more}
          shown={results.length}
          folded={foldedCount}
          count={count}
          onShowMore={showMore}
          onSearchAgain={() => run()}
        />
      )}
    </>
  )
}

/** Writes persons that the user has joined or separated into the kept results, so that a later visit shows them, too. */
function useKeptPersons(store: DiscoverSearch['store']): void {
  const changes = usePersonChanges()
  useEffect(() => {
    if (changes.size > 0) store.getState().setPersons(changes)
  }, [store, changes])
}
