import { z } from 'zod'

const isOfUse = (moment: string) => moment >= '2000-01-01' && moment <= '2999-12-31T23:59:60'

/** A day such as "2030-03-01". */
export const Day = z.iso.date().refine(isOfUse)

const DayOrMoment = z.union([Day, z.iso.datetime().refine(isOfUse)])

/** Filter by time. A day, which is one in UTC, is included as a whole; the moment `to` is not included. */
export const timeRangeFields = { from: DayOrMoment.optional(), to: DayOrMoment.optional() }

interface TimeRange {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

const dayMs = 24 * 3600 * 1000

/** The moments between which a range lies: the first is included, the second is not. */
export function toMoments({ from = '1970-01-01', to = '2999-12-31' }: TimeRange): { start: Date; end: Date } {
  const end = new Date(to).getTime()
  return { start: new Date(from), end: new Date(Day.safeParse(to).success ? end + dayMs : end) }
}
