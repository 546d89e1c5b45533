import { Button, Text } from '@mantine/core'
import { maxListedResults, type ResultCount } from '@troupe/contract/discovery'
import { useEffect, useRef } from 'react'
import classes from './more-results.module.css'
import { resultTexts } from './result-texts.ts'
import type { MoreResults } from './use-more-results.ts'

const texts = resultTexts.more

/**
 * Distance in pixels below the window at which the next page is requested, so that it is loaded before it scrolls into
 * view.
 */
const loadAhead = 1200

interface MoreResultsViewProps {
  more: MoreResults
  /** Number of results on screen. */
  shown: number
  /** Number of these that are on the card of another channel of their person. */
  folded: number
  count: ResultCount | undefined
  /** Loads the next page on request, as opposed to scrolling. */
  onShowMore: () => void
  onSearchAgain: () => void
}

/** The end of the results: the number shown, and a button for the next page, which also loads on scrolling. */
export function MoreResultsView({ more, shown, folded, count, onShowMore, onSearchAgain }: MoreResultsViewProps) {
  const ref = useLoadOnSight(more, shown)
  if (more.error) return <MoreFailure more={more} onSearchAgain={onSearchAgain} />
  return (
    <div ref={ref} className={classes.root}>
      <Text size="sm" c="dimmed" role="status">
        {describeShown(more, shown, count)} {folded > 0 && texts.folded(folded)}
      </Text>
      {more.hasMore && (
        <Button variant="default" loading={more.isLoading} onClick={onShowMore}>
          {texts.show}
        </Button>
      )}
    </div>
  )
}

function MoreFailure({ more, onSearchAgain }: Pick<MoreResultsViewProps, 'more' | 'onSearchAgain'>) {
  return (
    <div className={classes.root} role={more.isOver ? 'status' : 'alert'}>
      <Text size="sm" c={more.isOver ? 'dimmed' : 'red'}>
        {more.isOver ? texts.over : texts.failed(more.error?.message ?? '')}
      </Text>
      <Button variant="default" onClick={more.isOver ? onSearchAgain : more.load}>
        {more.isOver ? texts.searchAgain : texts.retry}
      </Button>
    </div>
  )
}

function describeShown({ hasMore }: MoreResults, shown: number, count: ResultCount | undefined): string {
  if (hasMore) return texts.shown(shown, count)
  return shown >= maxListedResults && count?.is_more ? texts.first(shown) : texts.all(shown)
}

/** Loads the next page when the element comes near. Checks again after each page, since a page may be short. */
function useLoadOnSight({ hasMore, isLoading, error, load }: MoreResults, shown: number) {
  const ref = useRef<HTMLDivElement>(null)
  const isWaiting = hasMore && !isLoading && error === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new observer tells whether the element is near by now
  useEffect(() => {
    const element = ref.current
    if (!element || !isWaiting || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && load(),
      {
        rootMargin: `0px 0px ${loadAhead}px 0px`,
      },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [isWaiting, shown, load])
  return ref
}
