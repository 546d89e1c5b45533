import { VisuallyHidden } from '@mantine/core'
import { defaultResultLimit } from '@troupe/contract/discovery'
import { CreatorCardSkeleton, CreatorRowSkeleton } from '../../../ui/creator-card/creator-skeletons.tsx'
import listClasses from '../../../ui/creator-list/creator-list.module.css'
import { discoverTexts as texts } from '../search/discover-texts.ts'
import type { ResultView } from '../search/result-view.ts'
import classes from './search-results.module.css'

/** Placeholders of the results while they load. */
export function SearchResultsSkeleton({ view }: { view: ResultView }) {
  const Skeleton = view === 'grid' ? CreatorCardSkeleton : CreatorRowSkeleton
  return (
    <section className={classes.root} aria-label={texts.results} aria-busy>
      <div className={classes.skeletonHead} role="status">
        <VisuallyHidden>{texts.searching}</VisuallyHidden>
      </div>
      <div className={listClasses.root} data-layout={view}>
        {Array.from({ length: defaultResultLimit }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing but their place
          <Skeleton key={index} />
        ))}
      </div>
    </section>
  )
}
