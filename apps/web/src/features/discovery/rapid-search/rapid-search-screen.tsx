import { Text, Title } from '@mantine/core'
import { useSearchParams } from 'react-router'
import { Notice } from '../../../ui/notice.tsx'
import { ScreenTitle } from '../../../ui/screen-title.tsx'
import discover from '../discover/discover-screen.module.css'
import type { ResultActions } from '../results/result-actions.ts'
import { SearchFailure } from '../results/search-problems.tsx'
import { SearchResultsSkeleton } from '../results/search-results-skeleton.tsx'
import { ResultView } from '../search/result-view.ts'
import { RapidControls } from './rapid-controls.tsx'
import { RapidResultsView } from './rapid-results-view.tsx'
import { rapidTexts as texts } from './rapid-texts.ts'
import { type RapidSearch, useRapidSearch } from './use-rapid-search.ts'

/** Screen that searches the platforms directly. */
export function RapidSearchScreen(actions: ResultActions) {
  const search = useRapidSearch()
  const [view, setView] = useResultView()
  return (
    <div className={discover.root}>
      <div>
        <ScreenTitle title={texts.title} />
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

const name = 'view'

/** The layout of the results, stored in the address so that a link shows the same layout. */
function useResultView(): [view: ResultView, setView: (view: ResultView) => void] {
  const [search, setSearch] = useSearchParams()
  const view = ResultView.safeParse(search.get(name)).data ?? 'grid'
  const setView = (chosen: ResultView) =>
    setSearch(
      (present) => {
        const next = new URLSearchParams(present)
        if (chosen === 'grid') next.delete(name)
        else next.set(name, chosen)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return [view, setView]
}
