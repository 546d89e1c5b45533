import { formatExactTime, formatTimeAgo, formatTimeUntil } from '../lib/format/dates.ts'
import { betweenElements } from '../lib/format/punctuation.ts'
import { useMinute } from '../lib/use-minute.ts'

interface MomentProps {
  /** ISO 8601, as sent by the server. */
  at: string
  /** Text before the time. */
  label?: string
  /** Formats the time; by default as past or future. */
  format?: (moment: Date, now: Date) => string
}

/** A relative time with the exact time on hover, after its label if it has one: "Updated 2 days ago". */
export function Moment({ at, label, format = formatRelativeTime }: MomentProps) {
  useMinute()
  const moment = new Date(at)
  const relative = format(moment, new Date())
  return (
    <>
      {label !== undefined && `${label}${betweenElements(label, relative)}`}
      <time dateTime={at} title={formatExactTime(moment)}>
        {relative}
      </time>
    </>
  )
}

function formatRelativeTime(moment: Date, now: Date): string {
  return moment > now ? formatTimeUntil(moment, now) : formatTimeAgo(moment, now)
}
