import { Button, Text, Title, VisuallyHidden } from '@mantine/core'
import { defaultResultLimit, type HybridSearchResponse } from '@troupe/contract/discovery'
import { platformNames } from '@troupe/contract/platforms'
import { formatSeconds } from '../../lib/format/numbers.ts'
import { CreatorCard } from '../../ui/creator-card/creator-card.tsx'
import { CreatorCardSkeleton } from '../../ui/creator-card/creator-card-skeleton.tsx'
import { Notice } from '../../ui/notice.tsx'
import { discoverTexts as texts } from './discover-texts.ts'
import classes from './search-results.module.css'
import { UnansweredPlatforms } from './unanswered-platforms.tsx'

interface SearchResultsProps {
  /** What was searched for. */
  query: string
  response: HybridSearchResponse
  onClear: () => void
}

export function SearchResults({ query, response, onClear }: SearchResultsProps) {
  const { results } = response
  return (
    <section className={classes.root} aria-label={texts.results}>
      <Summary query={query} response={response} />
      <UnansweredPlatforms reports={response.debug_info.platforms ?? []} />
      {results.length === 0 ? (
        <Notice title={texts.nothingFound.title} text={texts.nothingFound.text}>
          <Button variant="default" onClick={onClear}>
            {texts.nothingFound.clear}
          </Button>
        </Notice>
      ) : (
        <ul className={classes.grid}>
          {results.map(({ match, ...creator }) => (
            <li key={creator.id}>
              <CreatorCard creator={creator} match={match} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** The same places as the results, while they are on their way. */
export function SearchResultsSkeleton() {
  return (
    <section className={classes.root} aria-label={texts.results} aria-busy>
      <div className={classes.summary} role="status">
        <VisuallyHidden>{texts.searching}</VisuallyHidden>
      </div>
      <div className={classes.grid}>
        {Array.from({ length: defaultResultLimit }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing but their place
          <CreatorCardSkeleton key={index} />
        ))}
      </div>
    </section>
  )
}

/** How many were found, how fast, and where. */
function Summary({ query, response }: { query: string; response: HybridSearchResponse }) {
  const facts = [
    formatSeconds(response.search_time_ms),
    texts.strategies[response.search_strategy],
    response.vector_results > 0 && texts.fromCatalogue(response.vector_results),
    response.api_results > 0 && texts.fromPlatforms(response.api_results),
    response.platforms_searched.map((platform) => platformNames[platform]).join(', '),
  ]
  return (
    <div className={classes.summary} role="status">
      <Title order={2} size="h3" className={classes.count}>
        {texts.resultCount(response.total_results)}{' '}
        <span className={classes.query} dir="auto">
          {texts.forQuery(query)}
        </span>
      </Title>
      <Text size="sm" c="dimmed">
        {facts.filter(Boolean).join(' · ')}
      </Text>
    </div>
  )
}
