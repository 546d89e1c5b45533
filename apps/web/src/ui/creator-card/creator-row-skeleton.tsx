import { Skeleton } from '@mantine/core'
import classes from './creator-row.module.css'

/** The shape of a row that is still coming. */
export function CreatorRowSkeleton() {
  return (
    <div className={classes.root} aria-hidden>
      <Skeleton className={classes.avatar} circle height={40} />
      <div className={classes.identity}>
        <Skeleton height={12} width="60%" my={6} />
        <Skeleton height={12} width="40%" my={4} />
      </div>
      <Skeleton className={classes.skeletonFigures} height={28} />
    </div>
  )
}
