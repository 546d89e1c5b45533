import { Skeleton } from '@mantine/core'
import classes from './creator-card.module.css'
import skeleton from './creator-card-skeleton.module.css'
import rowClasses from './creator-row.module.css'

/** Placeholder of a card. It uses the card's own classes, so that the layout does not shift when the card is loaded. */
export function CreatorCardSkeleton() {
  return (
    <div className={`${classes.root} ${skeleton.root}`} aria-hidden>
      <div className={skeleton.cover} />
      <div className={classes.body}>
        <div className={classes.identity}>
          <div className={`${classes.avatar} ${skeleton.avatar}`} />
          <div className={skeleton.line} data-line="name" />
          <div className={skeleton.line} data-line="handle" />
        </div>
        <div className={skeleton.bio}>
          <div className={skeleton.line} />
          <div className={skeleton.line} data-line="bio-end" />
        </div>
        <div className={`${classes.figures} ${skeleton.figures}`}>
          <div className={skeleton.block} />
          <div className={skeleton.block} />
          <div className={skeleton.block} />
        </div>
        <div className={skeleton.line} data-line="terms" />
        <div className={skeleton.tag} />
        <div className={skeleton.reasons}>
          <div className={skeleton.line} />
          <div className={skeleton.line} data-line="bio-end" />
        </div>
        <div className={skeleton.provenance}>
          <div className={skeleton.line} data-line="updated" />
        </div>
      </div>
    </div>
  )
}

/** Placeholder of a row. */
export function CreatorRowSkeleton() {
  return (
    <div className={rowClasses.root} aria-hidden>
      <Skeleton className={rowClasses.avatar} circle height={40} />
      <div className={rowClasses.identity}>
        <Skeleton height={12} width="60%" my={6} />
        <Skeleton height={12} width="40%" my={4} />
      </div>
      <Skeleton className={rowClasses.skeletonFigures} height={28} />
    </div>
  )
}
