import { type FoundNumber, findNumbers } from './find-numbers.ts'
import { getClause, type Read, type Reading, range, use, walk } from './reading.ts'

/** Meaning of "fast growing": a fraction of the followers per month. */
const fast = 0.05
const daysPerMonth = 30
/** Maximum distance of a number from the word for growth, in items: "growing by at least 5 % a month". */
const reach = 6

/** Reads the growth of followers: "fast growing", "growing at least 5 % a month". */
export function readGrowth(reading: Reading): readonly Read[] {
  const percents = findNumbers(reading).filter(({ isPercent }) => isPercent)
  for (const [place, item] of reading.items.entries()) {
    if (item.kind !== 'growth' || reading.used.has(place)) continue
    const percent = percents.find((number) => isOfGrowth(reading, place, number))
    if (percent) return use(reading, [toRead(reading, place, percent)])
    if (item.isFast && speaksOfCreators(reading, place)) {
      return use(reading, [{ value: { kind: 'growth', min: fast }, places: [place] }])
    }
  }
  return []
}

/** Whether a number belongs to the word for growth and not to a nearer one for engagement. */
function isOfGrowth(reading: Reading, place: number, { first, last }: FoundNumber): boolean {
  const toDistance = (at: number) => Math.min(Math.abs(first - at), Math.abs(last - at))
  const clause = getClause(reading, place)
  const isNearer = clause.some(
    ([at, item]) => item.kind === 'quantity' && item.quantity === 'engagement' && toDistance(at) <= toDistance(place),
  )
  return !isNearer && toDistance(place) <= reach && clause.some(([at]) => at === first)
}

function speaksOfCreators(reading: Reading, place: number): boolean {
  const clause = getClause(reading, place)
  return clause.some(([, { kind }]) => kind === 'people') || clause.every(([, { kind }]) => kind !== 'word')
}

function toRead(reading: Reading, place: number, percent: FoundNumber): Read {
  const unit = findUnit(reading, Math.max(place, percent.last))
  const places = range(Math.min(place, percent.first), unit?.place ?? Math.max(place, percent.last))
  const days = unit?.days ?? places.reduce((days, at) => toDays(reading, at) ?? days, daysPerMonth)
  const bounds = [...walk(reading, places[0] ?? place, -1)].slice(0, 2).filter(([, { kind }]) => kind === 'bound')
  const min = Number(((percent.value / 100) * (daysPerMonth / days)).toPrecision(6))
  return { value: { kind: 'growth', min }, places: [...bounds.map(([at]) => at), ...places] }
}

/** Finds the unit of time behind: "a month", "per month". */
function findUnit(reading: Reading, place: number): { place: number; days: number } | undefined {
  for (const at of range(place + 1, place + 3)) {
    const days = toDays(reading, at)
    if (days !== undefined) return { place: at, days }
    if (!['filler', 'quantity', 'growth', 'bound'].includes(reading.items[at]?.kind ?? '')) return undefined
  }
  return undefined
}

function toDays({ items }: Reading, place: number): number | undefined {
  const item = items[place]
  return item?.kind === 'days' || item?.kind === 'since' ? item.days : undefined
}
