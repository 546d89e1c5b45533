import type { PlatformStatus } from '@troupe/contract/platform-status'
import { formatTimeAgo } from '../../../lib/format/dates.ts'
import { findLastingError } from './assess-platform.ts'
import classes from './platform-card.module.css'
import { platformStatusTexts as texts } from './platform-status-texts.ts'
import { TimeText } from './time-text.tsx'

/** When it answered last, and what went wrong last. */
export function PlatformHistory({ status, now }: { status: PlatformStatus; now: Date }) {
  const { last_error, last_success_at } = status
  const isOver = findLastingError(status) === undefined
  return (
    <>
      <div>
        <dt>{texts.lastSuccess}</dt>
        <dd>{last_success_at ? <TimeAgo at={last_success_at} now={now} /> : texts.never}</dd>
      </div>
      <div>
        <dt>{texts.lastError}</dt>
        {last_error ? (
          <dd data-lasting={!isOver || undefined}>
            <strong>{texts.failures[last_error.kind]}</strong>, <TimeAgo at={last_error.at} now={now} />.
            <span className={classes.message} dir="auto">
              {last_error.message}
            </span>
            {isOver && status.last_success_at && <span className={classes.message}>{texts.answeredSince}</span>}
          </dd>
        ) : (
          <dd>{texts.noError}</dd>
        )}
      </div>
    </>
  )
}

function TimeAgo({ at, now }: { at: string; now: Date }) {
  const moment = new Date(at)
  return <TimeText moment={moment}>{formatTimeAgo(moment, now)}</TimeText>
}
