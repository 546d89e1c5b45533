import { countryZones } from './country-zones-data.ts'

/** The time zone of a country, by its two letters; null if it is not known. */
export function findTimeZone(country: string | null): string | null {
  return country !== null && Object.hasOwn(countryZones, country) ? (countryZones[country] ?? null) : null
}

/** All time zones that `findTimeZone` can return. */
export const readerZones: ReadonlySet<string> = new Set(Object.values(countryZones))
