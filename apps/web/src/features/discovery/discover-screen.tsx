import { Title } from '@mantine/core'
import classes from './discover-screen.module.css'
import { discoverTexts } from './discover-texts.ts'
import { PlatformToggles } from './platform-toggles.tsx'
import { SearchBox } from './search-box.tsx'
import { SearchFailure } from './search-failure.tsx'
import { SearchResults, SearchResultsSkeleton } from './search-results.tsx'
import { SearchWelcome } from './search-welcome.tsx'
import { useDiscoverSearch } from './use-discover-search.ts'

/** Where a person looks for creators. */
export function DiscoverScreen({ userId }: { userId: string }) {
  const search = useDiscoverSearch(userId)
  const { query, platforms, found, setQuery, togglePlatform } = search.state
  return (
    <div className={classes.root}>
      <Title order={1}>{discoverTexts.title}</Title>
      <div className={classes.controls}>
        <SearchBox query={query} problem={search.problem} onChange={setQuery} onSearch={() => search.run()} />
        <PlatformToggles chosen={platforms} onToggle={togglePlatform} />
      </div>
      <Outcome search={search} found={found} />
    </div>
  )
}

interface OutcomeProps {
  search: ReturnType<typeof useDiscoverSearch>
  found: ReturnType<typeof useDiscoverSearch>['state']['found']
}

function Outcome({ search, found }: OutcomeProps) {
  if (search.isSearching) return <SearchResultsSkeleton />
  if (search.error) return <SearchFailure error={search.error} onRetry={() => search.run()} />
  if (found) return <SearchResults query={found.query} response={found.response} onClear={search.clear} />
  return <SearchWelcome onExample={search.run} />
}
