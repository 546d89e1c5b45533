import { Anchor, Button, Pill, Text } from '@mantine/core'
import { defaultQueryText, type SearchSuggestions } from '@troupe/contract/discovery'
import { Link } from 'react-router'
import { Notice } from '../../../ui/notice.tsx'
import { filterTexts } from '../advanced-filters/filter-texts.ts'
import { readSearchRequest } from '../api/search-request.ts'
import { discoverTexts } from '../search/discover-texts.ts'
import { toRapidSearchLink } from '../search/rapid-search-link.ts'
import type { Found } from '../search/search-storage.ts'
import type { DiscoverSearch } from '../search/use-discover-search.ts'
import { onAllPlatforms, toRemovableFilter } from './removable-filter.ts'
import classes from './search-suggestions.module.css'

const texts = discoverTexts.suggestions

interface SuggestionProps {
  search: DiscoverSearch
  found: Found
}

/** Offers the search with unknown words corrected to the creators' spelling, if there are any. */
export function DidYouMean({ search, found: { request, response } }: SuggestionProps) {
  const query = response.suggestions?.did_you_mean
  if (!query) return null
  return (
    <Text>
      {texts.didYouMean}{' '}
      <Anchor
        component="button"
        type="button"
        fw={600}
        dir="auto"
        className={classes.spelling}
        onClick={() => search.run({ ...readSearchRequest(request), query })}
      >
        {query}
      </Anchor>
      {texts.didYouMeanEnd}
    </Text>
  )
}

/** Shown if a search found nothing, with suggestions. */
export function NothingFound({ search, found }: SuggestionProps) {
  const { request, response } = found
  const removable = response.suggestions?.remove_filter
  const { title, text, clear } = discoverTexts.nothingFound
  return (
    <Notice title={title} text={text}>
      <div className={classes.root}>
        <DidYouMean search={search} found={found} />
        {removable && <RemoveFilter search={search} found={found} removable={removable} />}
        <div className={classes.line}>
          {request.query_text !== defaultQueryText && (
            <Button variant="default" component={Link} {...toRapidSearchLink(request)}>
              {texts.askPlatforms}
            </Button>
          )}
          <Button variant="default" onClick={search.clear}>
            {clear}
          </Button>
        </div>
      </div>
    </Notice>
  )
}

interface RemoveFilterProps extends SuggestionProps {
  removable: NonNullable<SearchSuggestions['remove_filter']>
}

/** The number of creators that the search would find without one of its filters. */
function RemoveFilter({ search, found: { request }, removable: { filter, count } }: RemoveFilterProps) {
  const input = readSearchRequest(request)
  if (filter === 'platforms') {
    return (
      <div className={classes.line}>
        <Text>{texts.onAllPlatforms(count)}</Text>
        <Button size="compact-sm" onClick={() => search.run(onAllPlatforms(input))}>
          {texts.searchAllPlatforms}
        </Button>
      </div>
    )
  }
  const { label, without } = toRemovableFilter(input, filter)
  return (
    <div className={classes.line}>
      <Text component="div" className={classes.line}>
        {texts.without} <Pill size="md">{label}</Pill> {texts.match(count)}
      </Text>
      <Button size="compact-sm" aria-label={filterTexts.active.remove(label)} onClick={() => search.run(without)}>
        {texts.removeFilter}
      </Button>
    </div>
  )
}
