/**
 * The moment of a day (yyyy-mm-dd) and time (hh:mm) in a time zone. A time that the clocks skip is an hour later, one that
 * they repeat is either.
 */
export function toInstant(day: string, time: string, timeZone: string): Date {
  const wanted = Date.parse(`${day}T${time}:00Z`)
  // The second look is for a change of the clocks between the two.
  const first = wanted - toOffset(wanted, timeZone)
  return new Date(wanted - toOffset(first, timeZone))
}

/** Milliseconds that the clocks of a time zone are ahead of UTC. */
function toOffset(at: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  })
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]))
  const read = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ''
  const shown = `${read('year')}-${read('month')}-${read('day')}T${read('hour')}:${read('minute')}:00Z`
  return Date.parse(shown) - Math.floor(at / 60_000) * 60_000
}
