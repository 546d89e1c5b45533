import { Title } from '@mantine/core'
import { defaultQueryText } from '@troupe/contract/discovery'
import { useStore } from 'zustand'
import { ScreenTitle } from '../../../ui/screen-title.tsx'
import { SearchFailure } from '../results/search-problems.tsx'
import { SearchResults } from '../results/search-results.tsx'
import { SearchResultsSkeleton } from '../results/search-results-skeleton.tsx'
import { countResults } from '../results/search-summary.tsx'
import { discoverTexts } from '../search/discover-texts.ts'
import type { Found } from '../search/search-storage.ts'
import { type DiscoverSearch, useDiscoverSearch } from '../search/use-discover-search.ts'
import type { DiscoverActions } from './discover-actions.ts'
import { DiscoverControls } from './discover-controls.tsx'
import classes from './discover-screen.module.css'
import { SearchWelcome } from './search-welcome.tsx'
import { useSearchAddress } from './use-search-address.ts'

interface DiscoverScreenProps {
  userId: string
  actions?: DiscoverActions
}

const noActions: DiscoverActions = {}

/** Screen that searches for creators. */
export function DiscoverScreen({ userId, actions = noActions }: DiscoverScreenProps) {
  const discover = useDiscoverSearch(userId)
  const search = { ...discover, clear: useSearchAddress(discover) }
  const title = useStore(discover.store, ({ found }) => (found ? describeFound(found) : discoverTexts.name))
  return (
    <div className={classes.root}>
      <ScreenTitle title={title} />
      <Title order={1}>{discoverTexts.title}</Title>
      <DiscoverControls search={search} onAnalyzeBrand={actions.onAnalyzeBrand} />
      <Outcome search={search} actions={actions} />
    </div>
  )
}

/** The number of results and the search text, as above the results. */
function describeFound({ request, response }: Found): string {
  return [countResults(response), request.query_text !== defaultQueryText && discoverTexts.forQuery(request.query_text)]
    .filter(Boolean)
    .join(' ')
}

function Outcome({ search, actions }: { search: DiscoverSearch; actions: DiscoverActions }) {
  const { store, isSearching, error, run } = search
  const found = useStore(store, (state) => state.found)
  const view = useStore(store, (state) => state.view)
  if (isSearching) return <SearchResultsSkeleton view={view} />
  if (error) return <SearchFailure error={error} onRetry={() => run()} />
  if (found) return <SearchResults search={search} found={found} actions={actions} />
  return <SearchWelcome onExample={(query) => run({ query })} />
}
