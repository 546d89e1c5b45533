import type { PlatformQuota as Quota } from '@troupe/contract/discover/platform-status'
import { formatTimeUntil } from '../../../lib/format/dates.ts'
import { formatExact } from '../../../lib/format/numbers.ts'
import { tell } from '../../../lib/language/tell.ts'
import classes from './platform-quota.module.css'
import { platformStatusTexts as texts } from './platform-status-texts.ts'
import { TimeText } from './time-text.tsx'

/** The share of a quota from which the bar shows a warning. */
const nearlyUsedUp = 0.8

/** Usage of a quota, in numbers and as a bar. */
export function PlatformQuota({ quota, now }: { quota: Quota; now: Date }) {
  const { name, used, limit } = quota
  const resetsAt = new Date(quota.resets_at)
  return (
    <div className={classes.root}>
      <span className={classes.name}>{tell(quota, name)}</span>
      <span className={classes.numbers}>
        {limit === null
          ? texts.usedWithoutLimit(formatExact(used))
          : texts.usedOf(formatExact(used), formatExact(limit))}
      </span>
      {limit !== null && <QuotaBar share={used < limit ? used / limit : 1} />}
      <span className={classes.resets}>
        {texts.resets} <TimeText moment={resetsAt}>{formatTimeUntil(resetsAt, now)}</TimeText>
      </span>
    </div>
  )
}

function QuotaBar({ share }: { share: number }) {
  const level = share >= 1 ? 'used-up' : share >= nearlyUsedUp ? 'nearly' : undefined
  return (
    <span className={classes.track} data-level={level} aria-hidden>
      <span className={classes.bar} style={{ width: `${share * 100}%` }} />
    </span>
  )
}
