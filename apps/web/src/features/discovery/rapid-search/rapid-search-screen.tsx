import { Text, Title } from '@mantine/core'
import { Notice } from '../../../ui/notice.tsx'
import discover from '../discover-screen.module.css'
import type { ResultActions } from '../results/result-actions.ts'
import { SearchResultsSkeleton } from '../results/search-results-skeleton.tsx'
import { SearchFailure } from '../search-failure.tsx'
import { RapidControls } from './rapid-controls.tsx'
import { RapidResultsView } from './rapid-results-view.tsx'
import { rapidTexts as texts } from './rapid-texts.ts'
import { type RapidSearch, useRapidSearch } from './use-rapid-search.ts'
import { useResultView } from './use-result-view.ts'

/** Where a person asks the platforms themselves for creators. */
export function RapidSearchScreen(actions: ResultActions) {
  const search = useRapidSearch()
  const [view, setView] = useResultView()
  return (
    <div className={discover.root}>
      <div>
        <Title order={1}>{texts.title}</Title>
        <Text c="dimmed">{texts.subtitle}</Text>
      </div>
      <RapidControls search={search} view={view} onView={setView} />
      <Outcome search={search} view={view} actions={actions} />
    </div>
  )
}

interface OutcomeProps {
  search: RapidSearch
  view: ReturnType<typeof useResultView>[0]
  actions: ResultActions
}

function Outcome({ search, view, actions }: OutcomeProps) {
  const { results, isPending, error, run } = search
  if (results) return <RapidResultsView search={search} results={results} view={view} actions={actions} />
  if (isPending) return <SearchResultsSkeleton view={view} />
  if (error) return <SearchFailure error={error} onRetry={run} />
  return <Notice title={texts.welcome.title} text={texts.welcome.text} />
}
