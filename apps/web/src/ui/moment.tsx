import { formatExactTime, formatTimeAgo, formatTimeUntil } from '../lib/format/dates.ts'

interface MomentProps {
  /** As the server writes it. */
  at: string
}

/** A moment in relative words, past or to come, and exactly on hover. */
export function Moment({ at }: MomentProps) {
  const moment = new Date(at)
  const now = new Date()
  return (
    <time dateTime={at} title={formatExactTime(moment)}>
      {moment > now ? formatTimeUntil(moment, now) : formatTimeAgo(moment, now)}
    </time>
  )
}
