import type { SendingWindow } from '@troupe/contract/mail/mailboxes'
import { readerZones } from '../limits/reader-time-zone.ts'

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** One formatter per time zone: creating one takes longer than a thousand uses. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** Whether a mail may be sent now, by the local time of the window's time zone. */
export function isWithinWindow(window: SendingWindow | null, now: Date): boolean {
  if (!window) return true
  const { day, time } = toWallClock(now, window.time_zone)
  return window.days.includes(day) && time >= window.from && time < window.to
}

/** Whose mails may be sent now, where that depends on the readers' time zones. */
export interface OpenReaders {
  /** Time zones in which no mail may be sent now. */
  readonly closedZones: readonly string[]
  /** Whether readers of unknown time zone may get mails now, by the window's own time zone. */
  readonly isOpenElsewhere: boolean
}

/** @returns undefined if the window is the same for all readers. */
export function findOpenReaders(window: SendingWindow | null, now: Date): OpenReaders | undefined {
  if (!window?.of_reader) return undefined
  const closedZones = [...readerZones].filter((time_zone) => !isWithinWindow({ ...window, time_zone }, now))
  return { closedZones, isOpenElsewhere: isWithinWindow(window, now) }
}

function toWallClock(now: Date, timeZone: string): { day: number; time: string } {
  let format = formats.get(timeZone)
  if (!format) {
    const parts = { weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
    format = new Intl.DateTimeFormat('en-US', { timeZone, ...parts })
    formats.set(timeZone, format)
  }
  const parts = new Map(format.formatToParts(now).map(({ type, value }) => [type, value]))
  return {
    day: weekdays.indexOf(parts.get('weekday') ?? '') + 1,
    time: `${parts.get('hour')}:${parts.get('minute')}`,
  }
}
