import type { CreatorField, CreatorSource } from '@troupe/contract/creators'
import { hours } from '../../../lib/durations.ts'

/**
 * The values of a creator whose age is kept, each at its position in `platform_hours`. Positions never change; new ones
 * are appended by a migration that extends the column.
 */
export const agedFields = [
  'title',
  'handle',
  'description',
  'keywords',
  'avatar',
  'cover_image',
  'url',
  'verified',
  'subscribers',
  'videos_count',
  'average_views',
  'average_likes',
  'engagement_rate',
  'posting_frequency',
  'estimated_price',
  'region',
  'language',
  'email',
  'content_categories',
  'last_posted_at',
  'posts',
] as const satisfies readonly (CreatorField | 'posts')[]
export type AgedField = (typeof agedFields)[number]

/** The position of a field in `platform_hours`, from 1 as in SQL. */
export function toPosition(field: AgedField): number {
  return agedFields.indexOf(field) + 1
}

/** Hours since 1970, rounded down, so that a value never counts as younger than it is. */
export function toHour(time: Date): number {
  return Math.floor(time.getTime() / hours(1))
}

/** Whether records of the source hold what a platform has answered. A registration holds the profile of its channel. */
export function isFromPlatform(source: CreatorSource): boolean {
  return source !== 'demo' && source !== 'import'
}

/**
 * Change of `platform_hours`: an hour; the negative of an hour, which counts only if the stored value is the platform's;
 * `notOfPlatform`; or null where the stored hour stays.
 */
export type HourChanges = (number | null)[]
/** In a change: the value is a list's or demo data from now on. */
export const notOfPlatform = 0

/**
 * The changes of `platform_hours` by a record.
 * @param given values of the record; absent and empty ones change nothing.
 * @param hour when the platform gave them; undefined: they are not the platform's.
 */
export function toHourChanges(given: Partial<Record<AgedField, unknown>>, hour: number | undefined): HourChanges {
  return agedFields.map((field) => (isEmpty(given[field]) ? null : (hour ?? notOfPlatform)))
}

/** Whether a value says nothing. */
export function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0
  return value === undefined || value === null || value === '' || value === false
}
