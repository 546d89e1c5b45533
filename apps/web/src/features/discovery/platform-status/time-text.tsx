import { formatExactTime } from '../../../lib/format/dates.ts'

interface TimeTextProps {
  moment: Date
  children: string
}

/** A time in relative words, exact on hover. */
export function TimeText({ moment, children }: TimeTextProps) {
  return (
    <time dateTime={moment.toISOString()} title={formatExactTime(moment)}>
      {children}
    </time>
  )
}
