import { formatExactTime, formatTimeAgo, formatTimeUntil } from '../lib/format/dates.ts'

interface MomentProps {
  /** ISO 8601, as sent by the server. */
  at: string
}

/** A relative time, past or future, with the exact time on hover. */
export function Moment({ at }: MomentProps) {
  const moment = new Date(at)
  const now = new Date()
  return (
    <time dateTime={at} title={formatExactTime(moment)}>
      {moment > now ? formatTimeUntil(moment, now) : formatTimeAgo(moment, now)}
    </time>
  )
}
