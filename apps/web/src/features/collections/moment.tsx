import { formatExactTime, formatTimeAgo } from '../../lib/format/dates.ts'

/** When something was, as the server writes it: how long ago, and exactly on hover. */
export function Moment({ at }: { at: string }) {
  const moment = new Date(at)
  return (
    <time dateTime={at} title={formatExactTime(moment)}>
      {formatTimeAgo(moment, new Date())}
    </time>
  )
}
