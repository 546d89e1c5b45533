import type { SendingWindow } from '@troupe/contract/mail/mailboxes'

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** One formatter per time zone: creating one takes longer than a thousand uses. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** Whether a mail may be sent now, by the local time of the window's time zone. */
export function isWithinWindow(window: SendingWindow | null, now: Date): boolean {
  if (!window) return true
  const { day, time } = toWallClock(now, window.time_zone)
  return window.days.includes(day) && time >= window.from && time < window.to
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
