import { Button, Text } from '@mantine/core'
import { Notice } from '../../../ui/notice.tsx'
import type { ResultActions } from '../results/result-actions.ts'
import { ResultList } from '../results/result-list.tsx'
import { UnansweredPlatforms } from '../results/search-problems.tsx'
import resultClasses from '../results/search-results.module.css'
import { discoverTexts } from '../search/discover-texts.ts'
import type { ResultView } from '../search/result-view.ts'
import { RapidActionBar } from './rapid-action-bar.tsx'
import type { RapidResults } from './rapid-results.ts'
import classes from './rapid-results-view.module.css'
import { rapidTexts as texts } from './rapid-texts.ts'
import { SearchStrategy } from './search-strategy.tsx'
import type { RapidSearch } from './use-rapid-search.ts'

interface RapidResultsViewProps {
  search: RapidSearch
  results: RapidResults
  view: ResultView
  actions: ResultActions
}

/** Results of the platforms, page by page. */
export function RapidResultsView({ search, results, view, actions }: RapidResultsViewProps) {
  const { info } = results
  const { cards } = search
  return (
    <section className={resultClasses.root} aria-label={texts.results}>
      <SearchStrategy info={info} />
      <UnansweredPlatforms reports={info.debug_info.platforms ?? []} />
      {cards.length === 0 ? (
        <Notice title={discoverTexts.nothingFound.title} text={discoverTexts.nothingFound.text}>
          <Button variant="default" onClick={search.clear}>
            {discoverTexts.nothingFound.clear}
          </Button>
        </Notice>
      ) : (
        <>
          <RapidActionBar search={search} creators={cards} actions={actions} />
          <ResultList creators={cards} view={view} selectedIds={search.selectedIds} onToggle={search.toggleSelected} />
          <More search={search} results={results} />
        </>
      )}
    </section>
  )
}

/** Button for the next page, or a note that there is none. */
function More({ search, results }: { search: RapidSearch; results: RapidResults }) {
  if (results.isMoreAvailable) {
    return (
      <div className={classes.more}>
        <Button variant="default" loading={search.isPending} onClick={search.loadMore}>
          {texts.loadMore}
        </Button>
      </div>
    )
  }
  return (
    <div className={classes.more} role={search.error ? 'alert' : 'status'}>
      <Text size="sm" c={search.error ? 'red' : 'dimmed'}>
        {search.error ? texts.moreFailed(search.error.message) : texts.noMore}
      </Text>
    </div>
  )
}
