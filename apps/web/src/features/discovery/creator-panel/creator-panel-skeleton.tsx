import { Skeleton, VisuallyHidden } from '@mantine/core'
import classes from './creator-profile-view.module.css'
import { panelTexts as texts } from './profile/panel-texts.ts'
import identity from './profile/profile-identity.module.css'

/** Placeholder of the panel while the creator loads. */
export function CreatorPanelSkeleton() {
  return (
    <div className={classes.root}>
      <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
      <div className={identity.head} aria-hidden>
        <Skeleton height={72} circle />
        <div className={identity.place}>
          <Skeleton height={20} width={200} />
          <Skeleton height={16} width={140} />
        </div>
      </div>
      {[88, 112, 56, 96, 240].map((height) => (
        <Skeleton key={height} height={height} aria-hidden />
      ))}
    </div>
  )
}
