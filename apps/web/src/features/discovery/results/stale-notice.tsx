import { Alert, Button } from '@mantine/core'
import type { HybridSearchRequest } from '@troupe/contract/discovery'
import { useStore } from 'zustand'
import { hasSameScope } from '../api/search-request.ts'
import type { DiscoverSearch } from '../search/use-discover-search.ts'
import { resultTexts } from './result-texts.ts'
import classes from './stale-notice.module.css'

const texts = resultTexts.stale

interface StaleNoticeProps {
  search: DiscoverSearch
  /** The request that the results answer. */
  request: HybridSearchRequest
}

/** Notice that the platforms, categories or filters have changed since the search; renders nothing if they have not. */
export function StaleNotice({ search, request }: StaleNoticeProps) {
  const isStale = useStore(search.store, (state) => !hasSameScope(state, request))
  if (!isStale) return null
  return (
    <Alert role="status" color="sea">
      <div className={classes.root}>
        {texts.text}
        <Button size="compact-sm" onClick={() => search.run()}>
          {texts.again}
        </Button>
      </div>
    </Alert>
  )
}
