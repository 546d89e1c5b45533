import classes from './platform-card.module.css'
import skeleton from './platform-card-skeleton.module.css'

/** The shape of a card that is still coming. */
export function PlatformCardSkeleton() {
  return (
    <div className={classes.root} aria-hidden>
      <div className={classes.header}>
        <div className={skeleton.bone} data-bone="name" />
        <div className={`${classes.state} ${skeleton.bone}`} data-bone="state" />
      </div>
      <div className={classes.facts}>
        <div className={`${classes.quota} ${skeleton.bone}`} data-bone="quota" />
        <div className={skeleton.bone} data-bone="fact" />
        <div className={skeleton.bone} data-bone="fact" />
      </div>
      <div className={skeleton.foot}>
        <div className={skeleton.bone} data-bone="guide" />
      </div>
    </div>
  )
}
