import classes from './platform-card.module.css'
import skeleton from './platform-card-skeleton.module.css'

/** Placeholder of a card while it loads. */
export function PlatformCardSkeleton() {
  return (
    <div className={classes.root} aria-hidden>
      <div className={classes.header}>
        <div className={skeleton.bone} data-bone="name" />
        <div className={`${classes.state} ${skeleton.bone}`} data-bone="state" />
      </div>
      <div className={classes.facts}>
        <div className={classes.quota}>
          <Lines />
          <div className={skeleton.bone} data-bone="track" />
        </div>
        <div>
          <Lines />
        </div>
        <div>
          <Lines />
        </div>
      </div>
      <div className={skeleton.foot}>
        <div className={skeleton.bone} data-bone="guide" />
      </div>
    </div>
  )
}

/** Placeholders of a label and its value. */
function Lines() {
  return (
    <>
      <div className={skeleton.bone} data-bone="label" />
      <div className={skeleton.bone} data-bone="value" />
    </>
  )
}
